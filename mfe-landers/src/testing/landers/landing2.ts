import type { Lander } from '@rendezvous/contracts/landers/landers';
import { fictional, ines } from '../members';
import type { AnsweredLander } from './answered-lander';

export const firstLine: Lander<'landing2'> = {
  slug: 'landing2',
  template: 'landing2',
  language: 'en',
  preview: false,
  heading: 'Your first line to {name}',
  lead: 'Three questions, and it is written. You can change every word later, and nothing is sent before you say so.',
  action: 'Say hello to {name}',
  sections: [],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [],
  social: { title: 'Say hello', description: 'Three questions, and your first line is written.', image: null },
  parts: {
    letter: 'To {name}',
    questions: [
      { question: 'How do you begin?', choices: ['I never know how to begin, so: hello.', 'Hello from the end of a good day.'] },
      { question: 'What would you like to know?', choices: ['What made you smile today?', 'What would you cook for a friend?'] },
      { question: 'And how do you end?', choices: ['No hurry with the answer.', 'Your turn.'] },
    ],
  },
};

/** A variant with all that it may have. */
export const firstLineWithAll: Lander<'landing2'> = {
  ...firstLine,
  sections: [{ heading: 'How it goes on', text: 'As slowly as you want.' }],
};

export const landing2: AnsweredLander<'landing2'> = {
  full: firstLineWithAll,
  empty: { ...firstLine, siteTexts: [] },
  calls: {
    full: { [`GET /api/members/${ines.id}/landing`]: () => ines },
    empty: { [`GET /api/members/${ines.id}/landing`]: () => ({ ...fictional, id: ines.id }) },
  },
};
