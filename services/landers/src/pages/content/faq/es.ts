import type { ContentText } from '../../content-text.js';

export const faqEs: ContentText = {
  title: 'Preguntas frecuentes',
  sections: [
    {
      heading: '¿Cuánto cuesta?',
      paragraphs: [
        'Registrarse, mirar, dar «Me gusta» y leer es gratis. Enviar un mensaje cuesta {message_credits} crédito. Los créditos se compran en paquetes con un solo pago; no hay suscripción y nada se renueva solo.',
        'Empiezas con {signup_credits} créditos, que llegan cuando confirmas tu correo electrónico. Se dan una sola vez por dirección: una cuenta creada de nuevo con la misma empieza sin ellos.',
      ],
    },
    {
      heading: '¿Qué puedo hacer sin pagar?',
      paragraphs: [
        'Buscar, abrir perfiles, dar «Me gusta», ver a quién le gustas, leer todas tus conversaciones y responder mientras tengas créditos. Como miembro gratuito puedes mostrar hasta {free_photos} fotos y empezar {free_conversations} conversaciones; responder no tiene límite.',
      ],
    },
    {
      heading: '¿Qué es Premium?',
      paragraphs: [
        'Con tu primera compra de créditos eres miembro Premium para siempre. Ves todas las fotos de todos los miembros, puedes mostrar hasta {premium_photos} y empezar todas las conversaciones que quieras.',
      ],
    },
    {
      heading: '¿Caducan los créditos?',
      paragraphs: [
        'No. Los créditos se quedan en tu cuenta hasta que los usas. Los comprados y no usados se devuelven hasta {refund_days} días después de la compra.',
      ],
    },
    {
      heading: 'No he recibido el correo de activación',
      paragraphs: [
        'Mira primero en la carpeta de correo no deseado. Con la sesión iniciada puedes pedir que se envíe otra vez desde el aviso de la parte superior de la página. Si aún no llega, quizá la dirección tenga un error. Puedes corregirla justo después de registrarte, en la página que pide confirmarla, y más tarde en los ajustes. Si no basta, escribe a {email}.',
      ],
    },
    {
      heading: '¿Son reales todos los perfiles?',
      paragraphs: [
        'No. Algunos perfiles son ficticios: muestran lo que el sitio puede hacer. Todos están señalados como ficticios en su tarjeta, en su página y en el chat, y no es posible quedar con ellos. Nada escribe por sí solo en su nombre.',
      ],
    },
    {
      heading: 'Alguien me molesta. ¿Qué puedo hacer?',
      paragraphs: [
        'Denuncia a esa persona: en su perfil, en el menú con más opciones. Lo examinamos y te respondemos por correo; esa persona no sabrá quién nos escribió. También puedes escribir a {email}.',
        'Después bloquéala, desde su perfil o desde el chat. Los «Me gusta» y la conversación entre vosotros desaparecen al instante, y no os volvéis a ver en ninguna parte; lo último que os escribisteis se conserva para nosotros con la denuncia, sellado, durante 90 días. Por eso, denuncia primero.',
      ],
    },
    {
      heading: '¿Puedo usar el sitio sin que me vean?',
      paragraphs: [
        'Sí, en los ajustes. Invisible: dejas de aparecer en la búsqueda y nadie puede escribirte primero; tú sí puedes, y tus conversaciones siguen. Privado: solo ve tu perfil quien te ha gustado o a quien has escrito.',
        'O tómate un descanso: nadie te encuentra ni te escribe, y todo se queda como está hasta que vuelvas. Quien ya habla contigo lee que te has tomado un descanso.',
      ],
    },
    {
      heading: '¿Puedo tener una copia de mis datos?',
      paragraphs: [
        'Sí, en los ajustes, hasta dos veces al día: un solo archivo con tu perfil, tus fotos, tus mensajes, tus «Me gusta» y tus créditos, como página para leer y para programas. Está listo en unos minutos, te avisamos por correo y puedes descargarlo durante 24 horas.',
      ],
    },
    {
      heading: '¿Cómo elimino mi cuenta?',
      paragraphs: [
        'En los ajustes. Tu perfil se oculta al instante. Durante 14 días lo recuperas todo iniciando sesión, o con el enlace de nuestro correo; después se borran tus datos, tus fotos y tus mensajes. Lo que la ley nos obliga a guardar, como las facturas, está en la declaración de privacidad.',
      ],
    },
  ],
};
