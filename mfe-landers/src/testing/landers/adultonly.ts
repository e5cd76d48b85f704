import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const door: Lander<'adultonly'> = {
  slug: 'adultonly',
  template: 'adultonly',
  language: 'en',
  preview: false,
  heading: 'This is for adults.',
  lead: 'People who say what they are looking for, and who like to talk first.',
  action: 'I am 18 or older',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: { title: 'This is for adults.', description: 'People who like to talk first.', image: null },
  parts: {
    inside: 'Inside',
    outside: { title: 'Outside', text: 'Whoever is younger, and whoever takes a no for a maybe.' },
    leave: 'Not for me',
    farewell: { heading: 'Then have a good evening.', text: 'You can simply close this page.', back: 'Back to the door' },
  },
};

export const doorInFrench: Lander<'adultonly'> = {
  ...door,
  language: 'fr',
  heading: 'Ici, on est entre adultes.',
  lead: 'Des gens qui disent ce qu’ils cherchent, et qui aiment d’abord parler.',
  action: 'J’ai 18 ans ou plus',
  sections: [],
  siteTexts: [],
  parts: {
    inside: 'Dedans',
    outside: { title: 'Dehors', text: 'Les plus jeunes, et ceux qui prennent un non pour un peut-être.' },
    leave: 'Ce n’est pas pour moi',
    farewell: { heading: 'Alors, bonne soirée.', text: 'Vous pouvez fermer cette page.', back: 'Revenir à la porte' },
  },
};

export const adultonly: AnsweredLander<'adultonly'> = { full: door, empty: doorInFrench };
