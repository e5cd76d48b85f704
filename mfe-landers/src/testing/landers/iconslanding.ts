import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const icons: Lander<'iconslanding'> = {
  slug: 'iconslanding',
  template: 'iconslanding',
  language: 'en',
  preview: false,
  heading: 'Six small drawings, no small print.',
  lead: 'How it works here, what it costs, and what keeps you safe.',
  action: 'Join',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: {
    title: 'Six small drawings, no small print.',
    description: 'How it works here, what it costs, and what keeps you safe.',
    image: null,
  },
  parts: {
    points: [
      { title: 'Look around', text: 'Search by age and place, and open whoever makes you curious.' },
      { title: 'Say hello', text: 'One honest sentence does more than ten clever ones.' },
      { title: 'What it costs', text: 'Reading is free. Credits for one message: 1.' },
      { title: 'No subscription', text: 'One payment, no subscription. Nothing renews by itself.' },
      { title: 'Changed your mind?', text: 'You can return unused credits within 14 days.' },
      { title: 'A no is a no', text: 'Block somebody, and neither of you sees the other again.' },
    ],
    form: 'Begin here',
  },
};

export const iconsInFrench: Lander<'iconslanding'> = {
  ...icons,
  language: 'fr',
  heading: 'Six petits dessins, rien de caché.',
  lead: 'Comment ça marche, ce que ça coûte, ce qui vous protège.',
  action: 'S’inscrire',
  sections: [],
  siteTexts: [],
  images: [],
  parts: {
    points: [
      { title: 'Regardez', text: 'Cherchez par âge et par lieu, ouvrez les profils qui vous intriguent.' },
      { title: 'Dites bonjour', text: 'Une phrase sincère vaut mieux que dix phrases habiles.' },
      { title: 'Ce que ça coûte', text: 'Lire est gratuit. 1 crédit par message.' },
      { title: 'Sans abonnement', text: 'Un seul paiement, aucun abonnement. Rien ne se renouvelle tout seul.' },
      { title: 'Vous changez d’avis\u00a0?', text: 'Vous pouvez vous faire rembourser les crédits non utilisés pendant 14 jours.' },
      { title: 'Un non est un non', text: 'Bloquez quelqu’un, et vous ne vous voyez plus, ni l’un ni l’autre.' },
    ],
    form: 'Commencer ici',
  },
};

export const iconslanding: AnsweredLander<'iconslanding'> = { full: icons, empty: iconsInFrench };
