import type { Lander } from '@rendezvous/contracts/landers/landers';
import { listed } from '../listed-members';
import type { AnsweredLander } from './answered-lander';

export const exhibition: Lander<'gallery'> = {
  slug: 'gallery',
  template: 'gallery',
  language: 'en',
  preview: false,
  heading: 'One face a wall.',
  lead: 'A small exhibition of people who are here. Take your time in front of each.',
  action: 'Open the archive',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: {
    title: 'One face a wall.',
    description: 'A small exhibition of people who are here. Take your time in front of each.',
    image: null,
  },
  parts: { map: 'Rooms of the exhibition', entrance: 'Entrance', exit: { title: 'Exit', heading: 'The rest hangs in the archive.' } },
};

export const exhibitionInFrench: Lander<'gallery'> = {
  ...exhibition,
  language: 'fr',
  heading: 'Un mur, un visage.',
  lead: 'Une petite exposition de gens d’ici. Prenez votre temps devant chacun.',
  action: 'Ouvrir les archives',
  sections: [],
  siteTexts: [],
  images: [],
  parts: { map: 'Salles de l’exposition', entrance: 'Entrée', exit: { title: 'Sortie', heading: 'La suite est dans les archives.' } },
};

export const gallery: AnsweredLander<'gallery'> = {
  full: exhibition,
  empty: exhibitionInFrench,
  calls: { full: { 'GET /api/members': () => listed(5) }, empty: { 'GET /api/members': () => listed(0) } },
};
