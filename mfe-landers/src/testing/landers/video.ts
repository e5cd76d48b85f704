import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const oneTable: Lander<'video'> = {
  slug: 'video',
  template: 'video',
  language: 'en',
  preview: false,
  heading: 'How two end up at one table.',
  lead: 'A short film without a sound. The words will be yours.',
  action: 'Join',
  sections: [],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [{ role: 'poster', alt: 'Painting: a woman and a man face each other at a table with a candle', sources: [] }],
  social: { title: 'How two end up at one table.', description: 'A short film without a sound. The words will be yours.', image: null },
  parts: { play: 'Play the film', pause: 'Pause the film', credits: 'With a night bus, a message, a long walk and a candle.' },
};

/** A variant with all that it may have. */
export const oneTableWithAll: Lander<'video'> = {
  ...oneTable,
  sections: [{ heading: 'How it goes on', text: 'As slowly as you want.' }],
};

export const video: AnsweredLander<'video'> = { full: oneTableWithAll, empty: { ...oneTable, siteTexts: [] } };
