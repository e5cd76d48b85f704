import type { ContentText } from '../../content-text.js';

export const termsFr: ContentText = {
  title: 'Conditions',
  sections: [
    {
      heading: 'Qui nous sommes, et de quoi il s’agit',
      paragraphs: [
        '{site} est un service en ligne pour les adultes qui souhaitent se rencontrer et s’écrire. Il est exploité par {company}, {address}, {city}, {company_country} (registre du commerce {kvk}). Ces conditions s’appliquent entre vous et nous dès votre inscription.',
      ],
    },
    {
      heading: 'Qui peut participer',
      paragraphs: [
        'Il faut avoir au moins {min_age} ans et participer à titre privé. Une personne, un compte. Ce que vous dites de vous doit être vrai quand cela compte pour les autres : votre âge, votre genre, vos photos.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        'Gardez votre mot de passe pour vous ; ce qui se fait avec lui est réputé fait par vous, tant que vous ne nous avez pas dit que quelqu’un d’autre le connaît. Confirmez votre adresse e-mail : jusque-là, votre profil n’apparaît pas dans la recherche et les réponses des autres vous sont gardées. Un compte jamais confirmé est effacé au bout de 14 jours.',
      ],
    },
    {
      heading: 'Les crédits',
      paragraphs: [
        'Envoyer coûte des crédits ; lire et recevoir, non. Un message coûte {message_credits} ; le prix est affiché avant l’envoi.',
        'Les crédits s’achètent par lots, en un seul paiement. Il n’y a pas d’abonnement. Les crédits n’expirent pas, ne peuvent pas être cédés et ne sont pas de l’argent. La politique de remboursement explique comment rendre ceux que vous n’avez pas utilisés.',
        'Votre premier achat fait de vous un membre Premium. Premium n’a pas de date de fin ; il ne cesse que si tous vos achats ont été remboursés ou annulés par votre banque.',
      ],
    },
    {
      heading: 'Profils fictifs',
      paragraphs: [
        'Certains profils sont fictifs. Ils sont signalés partout où ils apparaissent. Rencontrer un profil fictif n’est pas possible, et rien ne répond tout seul en son nom.',
      ],
    },
    {
      heading: 'Le respect mutuel',
      paragraphs: [
        'Ce qui n’est pas permis, et ce qui se passe alors, figure sur la page consacrée aux bannissements. Vous pouvez bloquer n’importe qui, à tout moment, sans vous justifier.',
      ],
    },
    {
      heading: 'Ce qui est à vous le reste',
      paragraphs: [
        'Vos textes et vos photos restent les vôtres. Vous nous permettez de les conserver et de les montrer aux autres membres selon vos réglages, tant qu’ils figurent dans votre compte. Les pages de ce site qui invitent à s’inscrire peuvent montrer votre photo principale, comme tout visiteur la voit, avec ce que la page sur la confidentialité énumère. Qui est « Privé » ou « Invisible » dans les réglages n’y figure pas. Aucune autre publicité n’utilise vos photos.',
      ],
    },
    {
      heading: 'Y mettre fin',
      paragraphs: [
        'Vous pouvez mettre fin à votre compte à tout moment, sans préavis. Il est masqué aussitôt et effacé au bout de 14 jours ; jusque-là, vous pouvez revenir. Si de l’argent est encore en route, il est effacé dès que tout est réglé. Nous pouvons mettre fin à un compte avec un préavis de 14 jours, ou immédiatement en cas de manquement grave aux règles. Si nous le faisons sans un tel motif, nous remboursons les crédits achetés et non utilisés.',
      ],
    },
    {
      heading: 'Notre responsabilité',
      paragraphs: [
        'Nous répondons sans limite de la faute intentionnelle ou lourde et des atteintes à la vie et à la santé, et pour le reste du dommage prévisible lorsque nous manquons à une obligation essentielle de ce contrat. Nous ne pouvons pas garantir ce que les membres disent d’eux-mêmes. Les droits que la loi vous reconnaît comme consommateur restent entiers.',
      ],
    },
    {
      heading: 'Modifications, droit applicable, réclamations',
      paragraphs: [
        'Les conditions modifiées figurent sur cette page avec leur date ; elles valent pour les comptes créés et les crédits achetés à partir de ce jour. Ce que vous avez accepté auparavant le reste dans les termes de sa date, que vos réglages indiquent. Si vous ne souhaitez pas continuer, vous pouvez mettre fin au compte à tout moment, et vos achats sont remboursés comme le prévoit notre politique de retour. Le droit du pays de notre siège s’applique, ainsi que les règles impératives du pays où vous vivez. Réclamations : par le formulaire de ce site ou à {email}. Nous répondons sous 14 jours.',
      ],
    },
  ],
};
