import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { ContentPage } from '@rendezvous/contracts/landers/pages';
import type { Region } from '@rendezvous/contracts/site/regions';

/** What the server answers in stories and tests. */
export const regions: readonly Region[] = [
  { country: 'CH', code: 'CH-GE', name: 'Geneva' },
  { country: 'CH', code: 'CH-VD', name: 'Vaud' },
  { country: 'CH', code: 'CH-ZH', name: 'Zurich' },
];

export const terms: ContentPage = {
  slug: 'terms',
  language: 'en',
  languages: ['fr', 'en'],
  title: 'Terms',
  sample: true,
  updated: '2026-11-21',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: ['Rendezvous is an online service for adults.', 'It is run by a company in Amsterdam.'],
      items: [],
    },
    {
      heading: 'Contact',
      paragraphs: ['Write to support@rendezvous.example. We answer within a day.'],
      items: ['By mail', 'By telephone'],
    },
  ],
};

export const questions: ContentPage = {
  ...terms,
  slug: 'faq',
  title: 'Frequently asked questions',
  sample: false,
  languages: ['de', 'it', 'fr', 'en'],
};

export const evening: Lander = {
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

export const eveningInFrench: Lander = {
  ...evening,
  language: 'fr',
  heading: 'Ce soir, on se parle\u00a0?',
  lead: 'Ici, personne ne joue un rôle. Choisissez un visage, écrivez une phrase sincère, et laissez venir la soirée.',
  action: 'Peu importe, si l’on s’entend bien',
  siteTexts: ['Réservé aux 18 ans et plus.', 'Inscription gratuite. Crédits offerts\u00a0: 3.'],
  parts: { question: 'D’abord, qui aimeriez-vous lire\u00a0?', woman: 'Une femme', man: 'Un homme' },
};

/** A variant with all that it may have. */
export const eveningWithAll: Lander = {
  ...evening,
  slug: 'summer',
  sections: [
    { heading: 'How it begins', text: 'With one honest line, to somebody whose face you like.' },
    { heading: 'How it goes on', text: 'As slowly as you want. Nobody sees where exactly you live.' },
  ],
};
