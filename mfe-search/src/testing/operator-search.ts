import { type RemoteScreens, user } from '@rendezvous/client/testing/screens';
import type { OperatorSponsoredCard } from '@rendezvous/contracts/search/operator-sponsored-cards';
import { madeUpPicture } from './sponsored';

/** Who may open operators' pages. */
export const operator = { ...user, operator: true };

export const card: OperatorSponsoredCard = {
  id: 7,
  site: 'localhost',
  kind: 'cam',
  texts: {
    en: { title: 'Evenings in front of the camera', text: 'Hosts who chat live, from eight to midnight. Adults only.' },
    fr: { title: 'Soirées devant la caméra', text: 'Des hôtes en direct, de vingt heures à minuit. Pour adultes.' },
  },
  link: 'https://cams.example/evenings',
  positions: [4, 16],
  countries: ['FR', 'CH'],
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
  state: 'shown',
  image: madeUpPicture,
  version: 3,
};

export const cards = {
  cards: [
    {
      ...card,
      id: 9,
      texts: { fr: { title: 'Une autre maison', text: 'Le site de notre partenaire.' } },
      kind: 'resell' as const,
      state: 'no-picture' as const,
      image: null,
      ends_on: null,
      countries: [],
    },
    card,
    { ...card, id: 5, state: 'withdrawn' as const, positions: [12] },
  ],
  more: true,
  sites: [{ id: 1, host: 'localhost', shows_cards: false, today: '2026-11-24', countries: ['FR' as const, 'BE' as const, 'CH' as const] }],
};

/** What the page of operators is answered. */
export const operatorPages: RemoteScreens['pages'] = {
  '/operator/search': {
    full: {
      at: `/operator/search?card=${card.id}`,
      user: operator,
      answers: { 'GET /api/operator/sponsored-cards': () => cards, [`GET /api/operator/sponsored-cards/${card.id}`]: () => card },
    },
    empty: {
      at: '/operator/search',
      user: operator,
      answers: { 'GET /api/operator/sponsored-cards': () => ({ ...cards, cards: [], more: false }) },
    },
  },
};
