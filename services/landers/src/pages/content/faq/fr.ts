import type { ContentText } from '../../content-text.js';

export const faqFr: ContentText = {
  title: 'Questions fréquentes',
  sections: [
    {
      heading: 'Combien ça coûte ?',
      paragraphs: [
        'S’inscrire, regarder, aimer et lire, c’est gratuit. Envoyer un message coûte {message_credits} crédit. Les crédits s’achètent par lots, en un seul paiement ; il n’y a pas d’abonnement et rien ne se renouvelle tout seul.',
        'Vous commencez avec {signup_credits} crédits, qui arrivent dès que vous confirmez votre adresse e-mail. Ils ne sont donnés qu’une fois par adresse : un compte recréé avec la même commence sans.',
      ],
    },
    {
      heading: 'Que puis-je faire sans payer ?',
      paragraphs: [
        'Chercher, ouvrir des profils, aimer, voir qui vous aime, lire toutes vos conversations et y répondre tant qu’il vous reste des crédits. En tant que membre gratuit, vous pouvez montrer jusqu’à {free_photos} photos et commencer {free_conversations} conversations ; les réponses ne sont pas limitées.',
      ],
    },
    {
      heading: 'Qu’est-ce que Premium ?',
      paragraphs: [
        'Votre premier achat de crédits vous rend membre Premium pour toujours. Vous voyez alors toutes les photos de tous les membres, vous pouvez en montrer jusqu’à {premium_photos} et commencer autant de conversations que vous le souhaitez.',
      ],
    },
    {
      heading: 'Les crédits expirent-ils ?',
      paragraphs: [
        'Non. Ils restent sur votre compte jusqu’à ce que vous les utilisiez. Les crédits achetés et non utilisés sont remboursables pendant {refund_days} jours après l’achat.',
      ],
    },
    {
      heading: 'Je n’ai pas reçu l’e-mail d’activation',
      paragraphs: [
        'Regardez d’abord dans vos courriers indésirables. Une fois connecté, vous pouvez le faire renvoyer depuis le bandeau en haut de la page. S’il n’arrive toujours pas, l’adresse contient peut-être une faute de frappe. Vous pouvez la corriger juste après l’inscription, sous « L’adresse est fausse ? », puis dans les réglages. Si cela ne suffit pas, écrivez à {email}.',
      ],
    },
    {
      heading: 'Tous les profils sont-ils réels ?',
      paragraphs: [
        'Non. Certains profils sont fictifs : ils montrent ce que le site permet. Chacun est signalé comme fictif sur sa carte, sur sa page et dans la discussion, et aucune rencontre n’est possible. Rien ne vous écrit tout seul en leur nom.',
      ],
    },
    {
      heading: 'Quelqu’un m’importune. Que faire ?',
      paragraphs: [
        'Signalez cette personne : sur son profil, sous « Plus ». Nous examinons les faits et vous répondons par e-mail ; elle n’apprend pas qui nous a écrit. Vous pouvez aussi écrire à {email}.',
        'Bloquez-la ensuite, depuis son profil ou depuis la discussion. Les « J’aime » et la conversation entre vous disparaissent aussitôt, et vous ne vous voyez plus nulle part ; vos derniers messages sont conservés pour nous avec le signalement, sous scellé, pendant 90 jours. Signalez donc d’abord.',
      ],
    },
    {
      heading: 'Puis-je utiliser le site sans être vu ?',
      paragraphs: [
        'Oui, dans les réglages. Invisible : vous n’apparaissez plus dans la recherche et personne ne peut vous écrire en premier ; vous pouvez toujours écrire en premier et vos conversations restent. Privé : seules les personnes que vous avez aimées ou à qui vous avez écrit voient votre profil.',
        'Ou faites une pause : personne ne vous trouve ni ne vous écrit, et tout reste en place jusqu’à votre retour. Les personnes avec qui vous discutez lisent que vous faites une pause.',
      ],
    },
    {
      heading: 'Puis-je avoir une copie de mes données ?',
      paragraphs: [
        'Oui, dans les réglages, jusqu’à deux fois par jour : un seul fichier avec votre profil, vos photos, vos messages, vos « J’aime » et vos crédits, sous forme de page à lire et pour les programmes. Il est prêt en quelques minutes, un e-mail vous le dit, et vous pouvez le télécharger pendant 24 heures.',
      ],
    },
    {
      heading: 'Comment supprimer mon compte ?',
      paragraphs: [
        'Dans les réglages. Votre profil est masqué aussitôt. Pendant 14 jours, il suffit de vous connecter, ou de suivre le lien de notre e-mail, pour tout retrouver ; ensuite, vos données, vos photos et vos messages sont effacés. Ce que la loi nous oblige à garder, comme les reçus, figure dans la déclaration de confidentialité.',
      ],
    },
  ],
};
