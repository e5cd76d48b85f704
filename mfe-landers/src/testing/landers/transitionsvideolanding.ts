import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

const still = (role: string, alt: string) => ({ role, alt, sources: [] });

export const oneEvening: Lander<'transitionsvideolanding'> = {
  slug: 'transitionsvideolanding',
  template: 'transitionsvideolanding',
  language: 'en',
  preview: false,
  heading: 'It began on the bus.',
  lead: 'A message, a walk, a table for two. Every evening like this has a first line.',
  action: 'Write the first line',
  sections: [],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [
    still('bus', 'Painting: a woman on a bus at night looks at her phone'),
    still('message', 'Painting: two hands hold a phone with a conversation'),
    still('walk', 'Painting: two people walk hand in hand under street lamps'),
    still('table', 'Painting: two people at a table with a candle'),
  ],
  social: { title: 'It began on the bus.', description: 'Every evening like this has a first line.', image: null },
  parts: { line: 'Your first line', pause: 'Hold the film' },
};

/** A variant with all that it may have. */
export const oneEveningWithAll: Lander<'transitionsvideolanding'> = {
  ...oneEvening,
  sections: [{ heading: 'How it goes on', text: 'As slowly as you want.' }],
};

export const transitionsvideolanding: AnsweredLander<'transitionsvideolanding'> = {
  full: oneEveningWithAll,
  empty: { ...oneEvening, siteTexts: [] },
};
