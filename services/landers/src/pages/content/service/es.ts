import type { ContentText } from '../../content-text.js';

export const serviceEs: ContentText = {
  title: 'Atención al cliente',
  sections: [
    {
      heading: 'Cómo contactarnos',
      paragraphs: ['Aquí responden personas, en días laborables, normalmente en un día.'],
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
        'Sobre un miembro: su nombre y lo que ha pasado; conserva la conversación hasta que la hayamos visto',
        'Sobre un fallo: qué hacías, qué viste y en qué dispositivo',
      ],
    },
    {
      heading: '¿Es urgente?',
      paragraphs: [
        'Bloquear a alguien, cambiar la contraseña y eliminar la cuenta está en tus manos a cualquier hora: en el perfil del otro miembro, en la página de acceso y en los ajustes.',
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
