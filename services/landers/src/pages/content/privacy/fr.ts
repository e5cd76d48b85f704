import type { ContentText } from '../../content-text.js';

export const privacyFr: ContentText = {
  title: 'Confidentialité',
  sections: [
    {
      heading: 'En bref',
      paragraphs: [
        'Que vous soyez membre ici ne regarde personne. Nous gardons ce dont le service a besoin, le montrons à qui vous le permettez, ne le vendons à personne et l’effaçons quand vous partez.',
      ],
    },
    {
      heading: 'Qui est responsable',
      paragraphs: ['{company}, {address}, {city}, {company_country}. Questions sur vos données : {email}.'],
    },
    {
      heading: 'Ce que nous gardons, et pourquoi',
      paragraphs: ['Pour gérer le compte et le contrat qui nous lie :'],
      items: [
        'Adresse e-mail, pseudo, date de naissance, pays et région, et votre mot de passe sous une forme impossible à retrouver',
        'Votre profil : ce que vous écrivez, choisissez et envoyez. Les données cachées des photos, comme le lieu de prise de vue, sont retirées',
        'Les « J’aime », les blocages et les messages, pour que vous puissiez les relire',
        'Les achats : montant, moyen de paiement, facture. Les numéros de carte ne nous parviennent jamais ; le prestataire de paiement les garde',
        'Où vous êtes connecté : navigateur, système, adresse réseau et son pays, depuis quand et la dernière activité, jusqu’à la déconnexion ou 30 jours après le dernier usage. Vous le voyez dans vos réglages, et nous pouvons empêcher les intrusions',
        'Avec quels navigateurs vous vous êtes connecté, par nom, système et pays, pour vous signaler un nouveau ; oubliés un an après la dernière connexion',
        'Si vous changez d’adresse e-mail : l’ancienne et la nouvelle pendant 14 jours, pour que le changement puisse être annulé',
      ],
    },
    {
      heading: 'Seulement avec votre accord',
      paragraphs: [
        'Votre sexualité et certains centres d’intérêt sont des données particulièrement protégées. Nous ne les utilisons pour vous proposer des personnes que parce que vous l’avez accepté à l’inscription, et vous pouvez retirer cet accord à tout moment. Les e-mails d’offres ne viennent que si vous les avez demandés.',
      ],
    },
    {
      heading: 'Qui voit quoi',
      paragraphs: [
        'Les membres voient votre profil comme vous l’avez décidé. Votre orientation et vos centres d’intérêt ne sont montrés à personne avant que vous l’ayez accepté, et vous pouvez le retirer à tout moment. Ce que vous réservez aux j’aime réciproques, par exemple votre ville, vos mots ou votre apparence, n’est lu que par les personnes qui vous plaisent et à qui vous plaisez. Personne ne peut chercher selon ce qu’il n’a pas le droit de voir. Votre adresse e-mail, votre date de naissance et votre lieu exact ne sont montrés à personne : les autres voient votre âge, votre région et une distance approximative. Les visiteurs non connectés voient tout au plus le nom, l’âge, la région et la photo principale. Seules les personnes d’un genre que vous cherchez vous trouvent : qui vous trouve en indiquant le sien peut donc en déduire que vous le cherchez.',
      ],
    },
    {
      heading: 'Qui travaille pour nous',
      paragraphs: [
        'Des sociétés d’hébergement, de messagerie et de paiement traitent des données pour notre compte, sous contrat et dans ce seul but. Les données ne quittent pas l’Espace économique européen et la Suisse, sauf vers un pays dont la protection est reconnue équivalente.',
      ],
    },
    {
      heading: 'Combien de temps',
      paragraphs: [
        'Quand vous supprimez votre compte, il est masqué aussitôt et effacé au bout de 14 jours. Nous gardons plus longtemps seulement :',
      ],
      items: [
        'Les factures : 7 ans, parce que la loi l’exige',
        'Les mandats de prélèvement : 14 mois après le dernier prélèvement',
        'Les preuves dans les signalements d’un membre, sous scellés : 90 jours',
        'Une empreinte de votre adresse e-mail : 1 an, pour qu’un bannissement ou un cadeau de bienvenue ne compte qu’une fois',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez consulter vos données, en obtenir une copie, les corriger, les faire effacer, limiter leur usage ou vous y opposer, et retirer un accord. Une bonne partie se fait dans les réglages ; pour le reste, écrivez à {email}, nous répondons sous un mois. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      ],
    },
    {
      heading: 'Le pays d’après l’adresse réseau',
      paragraphs: [
        'Pour afficher la bonne langue et les bons prix, nous cherchons le pays de votre adresse réseau dans une liste sur nos propres serveurs (données IP2Location LITE, lite.ip2location.com). L’adresse n’est pas conservée avec votre profil, seulement avec vos connexions.',
        'Les villes viennent elles aussi d’une liste sur nos propres serveurs (GeoNames, CC BY 4.0). Si vous laissez votre navigateur indiquer où vous êtes, nous l’apprenons à un kilomètre près, nous répondons par la ville la plus proche et nous l’oublions. Avec votre profil, nous gardons l’endroit de votre ville, sur une grille d’environ 5 kilomètres.',
      ],
    },
  ],
};
