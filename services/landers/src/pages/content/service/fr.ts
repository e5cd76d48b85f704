import type { ContentText } from '../../content-text.js';

export const serviceFr: ContentText = {
  title: 'Service clients',
  sections: [
    {
      heading: 'Nous joindre',
      paragraphs: ['Ici, ce sont des personnes qui répondent, les jours ouvrables, en général dans la journée.'],
      items: [
        'E-mail : {email}',
        'Téléphone : {phone}, du lundi au vendredi, de 9 h à 17 h (heure d’Amsterdam)',
        'Courrier : {company}, {address}, {city}',
      ],
    },
    {
      heading: 'Pour que nous puissions vous aider',
      paragraphs: [
        'Écrivez-nous depuis l’adresse de votre compte ou indiquez votre pseudo. N’envoyez jamais votre mot de passe ni un numéro de carte complet : nous ne vous les demanderons pas.',
      ],
      items: [
        'Pour un paiement : le numéro de facture, ou la date et le montant',
        'Pour un membre : son nom et ce qui s’est passé ; gardez la conversation jusqu’à ce que nous l’ayons vue',
        'Pour une panne : ce que vous faisiez, ce que vous avez vu, et sur quel appareil',
      ],
    },
    {
      heading: 'C’est urgent ?',
      paragraphs: [
        'Bloquer quelqu’un, changer de mot de passe et supprimer le compte, cela ne dépend que de vous, à toute heure : sur le profil de l’autre membre, sur la page de connexion et dans les réglages.',
      ],
    },
    {
      heading: 'Qui nous sommes',
      paragraphs: [
        '{site} est exploité par {company}, {address}, {city}, {company_country}. Numéro de chambre de commerce : {kvk}. TVA : {vat}.',
      ],
    },
  ],
};
