import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const strings: Lander<'whoneedsstrings'> = {
  slug: 'whoneedsstrings',
  template: 'whoneedsstrings',
  language: 'en',
  preview: false,
  heading: 'Who needs strings?',
  lead: 'Nothing here ties you down. Unless the two of you want it to.',
  action: 'Look around free',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [
    { role: 'left', alt: 'Painted portrait of a laughing woman', sources: [] },
    { role: 'right', alt: 'Painted portrait of a laughing man', sources: [] },
  ],
  social: { title: 'Who needs strings?', description: 'Nothing here ties you down. Unless the two of you want it to.', image: null },
  parts: {
    knots: [
      { title: 'No subscription', text: 'One payment, no subscription. Nothing renews by itself.' },
      { title: 'Only what you write', text: 'Reading is free. Credits for one message: 1.' },
      { title: 'Loose ends come back', text: 'You can return unused credits within 14 days.' },
    ],
    closing: 'The only ties are the ones you make.',
  },
};

export const stringsInFrench: Lander<'whoneedsstrings'> = {
  ...strings,
  language: 'fr',
  heading: 'Sans fil à la patte',
  lead: 'Rien ne vous attache ici. Sauf si vous le voulez tous les deux.',
  action: 'Regarder librement',
  sections: [],
  siteTexts: [],
  images: [
    { role: 'left', alt: 'Portrait peint d’une femme qui rit', sources: [] },
    { role: 'right', alt: 'Portrait peint d’un homme qui rit', sources: [] },
  ],
  parts: {
    knots: [
      { title: 'Pas d’abonnement', text: 'Un seul paiement, aucun abonnement. Rien ne se renouvelle tout seul.' },
      { title: 'Seulement ce que vous écrivez', text: 'Lire est gratuit. 1 crédit par message.' },
      { title: 'Le reste vous revient', text: 'Vous pouvez vous faire rembourser les crédits non utilisés pendant 14 jours.' },
    ],
    closing: 'Les seuls liens sont ceux que l’on noue.',
  },
};

export const whoneedsstrings: AnsweredLander<'whoneedsstrings'> = { full: strings, empty: stringsInFrench };
