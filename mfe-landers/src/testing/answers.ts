import type { ContentPage } from '@rendezvous/contracts/landers';
import type { Region, Settings } from '@rendezvous/contracts/site';

/** What the server answers in stories and tests. */
export const regions: readonly Region[] = [
  { country: 'CH', code: 'CH-GE', name: 'Geneva' },
  { country: 'CH', code: 'CH-VD', name: 'Vaud' },
  { country: 'CH', code: 'CH-ZH', name: 'Zurich' },
];

/** The settings that these screens read. */
export const settings = {
  name: 'Rendezvous',
  geoip_country: 'CH',
  geoip_selected_country: null,
  min_age: 18,
  message_credits: 1,
  signup_credits: 3,
  refund_days: 14,
  signups: 'all',
  invite_only: false,
  root_redirect: null,
} as Partial<Settings> as Settings;

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
