import type { Lander } from '@rendezvous/contracts/landers/landers';
import { noCounts, swissCounts } from '../region-counts';
import type { AnsweredLander } from './answered-lander';

export const nearbyMap: Lander<'maplanding'> = {
  slug: 'maplanding',
  template: 'maplanding',
  language: 'en',
  preview: false,
  heading: 'How near could it be?',
  lead: 'Each disc is a part of your country. Choose one and look around.',
  action: 'Find someone near you',
  sections: [{ heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' }],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: {
    title: 'How near could it be?',
    description: 'A map of people who are here. Choose a part of it and look around.',
    image: null,
  },
  parts: { list: 'Where people are', more: 'All the others' },
};

export const nearbyMapInFrench: Lander<'maplanding'> = {
  ...nearbyMap,
  language: 'fr',
  heading: 'Et si c’était tout près\u00a0?',
  lead: 'Chaque disque est un coin du pays. Choisissez-en un et regardez qui s’y trouve.',
  action: 'Rencontrer près de chez vous',
  sections: [],
  siteTexts: [],
  parts: { list: 'Où sont les gens', more: 'Tous les autres' },
};

const COUNTS = 'GET /api/member-counts/regions';

export const maplanding: AnsweredLander<'maplanding'> = {
  full: nearbyMap,
  empty: nearbyMapInFrench,
  calls: { full: { [COUNTS]: () => swissCounts }, empty: { [COUNTS]: () => noCounts } },
};
