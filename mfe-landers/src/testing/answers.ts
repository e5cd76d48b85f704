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
