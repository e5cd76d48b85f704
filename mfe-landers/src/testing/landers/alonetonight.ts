import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { AnsweredLander } from './answered-lander';

export const evening: Lander<'alonetonight'> = {
  slug: 'alonetonight',
  template: 'alonetonight',
  language: 'en',
  preview: false,
  heading: 'Alone tonight? Let’s talk.',
  lead: 'Nobody has to perform here. Pick a face, send one honest line, and see where the evening goes.',
  action: 'Whoever is good company',
  sections: [],
  siteTexts: ['18+ only.', 'Joining is free. Credits to begin with: 3.'],
  images: [{ role: 'portrait', alt: 'Painted portrait of a woman in evening light', sources: [] }],
  social: { title: 'Alone tonight?', description: 'Send one honest line, and see where the evening goes.', image: null },
  parts: { question: 'First: who are you hoping to hear from?', woman: 'A woman', man: 'A man' },
};

export const eveningInFrench: Lander<'alonetonight'> = {
  ...evening,
  language: 'fr',
  heading: 'Ce soir, on se parle\u00a0?',
  lead: 'Ici, personne ne joue un rôle. Choisissez un visage, écrivez une phrase sincère, et laissez venir la soirée.',
  action: 'Peu importe, si l’on s’entend bien',
  siteTexts: ['Réservé aux 18 ans et plus.', 'Inscription gratuite. 3 crédits offerts.'],
  parts: { question: 'D’abord, qui aimeriez-vous lire\u00a0?', woman: 'Une femme', man: 'Un homme' },
};

/** A variant with all that it may have. */
export const eveningWithAll: Lander<'alonetonight'> = {
  ...evening,
  slug: 'summer',
  sections: [
    { heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' },
    { heading: 'How it goes on', text: 'As slowly as you want. Nobody sees where exactly you live.' },
  ],
};

export const alonetonight: AnsweredLander<'alonetonight'> = { full: eveningWithAll, empty: eveningInFrench };
