import type { Lander } from '@rendezvous/contracts/landers/landers';
import { listed } from '../listed-members';
import type { AnsweredLander } from './answered-lander';

export const deck: Lander<'tinderswipe'> = {
  slug: 'tinderswipe',
  template: 'tinderswipe',
  language: 'en',
  preview: false,
  heading: 'Try it before you join.',
  lead: 'A few of our members. Right if you would say hello, left if not.',
  action: 'Join and say hello',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: {
    title: 'Try it before you join.',
    description: 'A few of our members. Right if you would say hello, left if not.',
    image: null,
  },
  parts: {
    like: 'Like',
    pass: 'Not now',
    hint: 'Swipe, use the arrow keys, or the buttons. Nobody is told.',
    kept: { heading: 'Your likes are kept for you.', text: 'They wait on this device until you have joined.' },
    none: { heading: 'Nobody yet? There are more inside.', text: 'Join, and look for whom you have in mind.' },
    more: 'Keep looking',
  },
};

export const deckInFrench: Lander<'tinderswipe'> = {
  ...deck,
  language: 'fr',
  heading: 'Essayez avant de vous inscrire.',
  lead: 'Quelques membres d’ici. À droite si vous diriez bonjour, à gauche sinon.',
  action: 'S’inscrire et dire bonjour',
  sections: [],
  siteTexts: [],
  images: [],
  parts: {
    like: 'J’aime',
    pass: 'Passer',
    hint: 'Glissez, utilisez les flèches du clavier ou les boutons. Personne n’en saura rien.',
    kept: { heading: 'Vos «\u00a0J’aime\u00a0» vous attendent.', text: 'Ils restent sur cet appareil jusqu’à votre inscription.' },
    none: { heading: 'Personne encore\u00a0? Il y a du monde à l’intérieur.', text: 'Inscrivez-vous et cherchez qui vous avez en tête.' },
    more: 'Continuer à regarder',
  },
};

export const tinderswipe: AnsweredLander<'tinderswipe'> = {
  full: deck,
  empty: deckInFrench,
  calls: { full: { 'GET /api/members': () => listed(6) }, empty: { 'GET /api/members': () => listed(0) } },
};
