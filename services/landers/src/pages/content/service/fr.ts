import type { ContentText } from '../../content-text.js';

export const serviceFr: ContentText = {
  title: 'Service clients',
  sections: [
    {
      heading: 'Nous joindre',
      paragraphs: [
        'Ici, ce sont des personnes qui répondent, les jours ouvrables, en général dans la journée. Le formulaire de réclamation de ce site vous donne un numéro, avec lequel vous voyez où nous en sommes.',
      ],
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
        'Pour un paiement : le numéro du reçu, ou la date et le montant',
        'Pour un membre : son nom et ce qui s’est passé, avec les mots employés : bloquer fait disparaître votre conversation',
        'Pour une panne : ce que vous faisiez, ce que vous avez vu, et sur quel appareil',
      ],
    },
    {
      heading: 'C’est urgent ?',
      paragraphs: [
        'Bloquer ou signaler quelqu’un, changer de mot de passe, faire une pause, obtenir une copie de vos données et supprimer le compte, cela ne dépend que de vous, à toute heure : sur le profil de l’autre membre, sur la page de connexion et dans les réglages. Si vous avez supprimé votre compte et changé d’avis, connectez-vous dans les 14 jours : il revient.',
      ],
    },
    {
      heading: 'Qui nous sommes',
      paragraphs: [
        '{site} est exploité par {company}, {address}, {city}, {company_country}. Numéro au registre du commerce : {kvk}. TVA : {vat}.',
      ],
    },
  ],
};
