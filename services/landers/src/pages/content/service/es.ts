import type { ContentText } from '../../content-text.js';

export const serviceEs: ContentText = {
  title: 'Atención al cliente',
  sections: [
    {
      heading: 'Cómo contactarnos',
      paragraphs: [
        'Aquí responden personas, en días laborables, normalmente en un día. El formulario de reclamaciones de este sitio te da un número con el que puedes ver cómo va.',
      ],
      items: [
        'Correo: {email}',
        'Teléfono: {phone}, de lunes a viernes, de 9 a 17 h (Ámsterdam)',
        'Correo postal: {company}, {address}, {city}',
      ],
    },
    {
      heading: 'Lo que nos ayuda a ayudarte',
      paragraphs: [
        'Escribe desde la dirección de tu cuenta o dinos tu nombre de usuario. No nos envíes nunca tu contraseña ni un número de tarjeta completo: no te los pediremos.',
      ],
      items: [
        'Sobre un pago: el número de factura, o la fecha y el importe',
        'Sobre un miembro: su nombre y lo que ha pasado, con las palabras que se usaron: al bloquear, vuestra conversación desaparece',
        'Sobre un fallo: qué hacías, qué viste y en qué dispositivo',
      ],
    },
    {
      heading: '¿Es urgente?',
      paragraphs: [
        'Bloquear o denunciar a alguien, cambiar la contraseña, tomarte un descanso, obtener una copia de tus datos y eliminar la cuenta está en tus manos a cualquier hora: en el perfil del otro miembro, en la página de acceso y en los ajustes. ¿Has eliminado tu cuenta y has cambiado de idea? Inicia sesión en un plazo de 14 días y la recuperas.',
      ],
    },
    {
      heading: 'Quiénes somos',
      paragraphs: [
        '{site} está gestionado por {company}, {address}, {city}, {company_country}. Número de la Cámara de Comercio {kvk}. IVA: {vat}.',
      ],
    },
  ],
};
