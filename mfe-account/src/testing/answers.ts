import type { EditableProfile } from '@rendezvous/contracts/account';
import type { MemberProfile } from '@rendezvous/contracts/search';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site';

/** What the server answers in stories and tests. */
const image = (name: string) => ({ filename: `/portraits/${name}.svg`, thumb_filename: `/portraits/${name}.svg`, placeholder: null });

export const settings = {
  name: 'Rendezvous',
  cdn_prefix: '/media/',
  countries: [
    { code: 'FR', region_label: 'region', languages: ['fr'] },
    { code: 'NL', region_label: 'province', languages: ['nl'] },
  ],
  geoip_country: 'FR',
  geoip_selected_country: null,
  signups: 'all',
  invite_only: false,
  min_age: 18,
  premium_photos: 25,
} as unknown as Settings;

export const regions = [
  { country: 'FR', code: 'FR-BRE', name: 'Brittany' },
  { country: 'FR', code: 'FR-IDF', name: 'Île-de-France' },
  { country: 'NL', code: 'NL-NH', name: 'North Holland' },
] as const;

export const interests = [
  { id: 'music', names: { en: 'Music', fr: 'La musique' } },
  { id: 'wine', names: { en: 'Wine', fr: 'Le vin' } },
];

export const user: User = {
  id: 3,
  status: 'activated',
  email: 'hugo@given.test',
  credits: 3,
  notifications_disabled: [],
  paid_user: false,
  signup_date: '2026-11-01T10:00:00.000Z',
  fictional_icon: false,
  language: 'en',
  operator: false,
  profile: {
    id: 3,
    status: 'active',
    name: 'Hugo',
    main_image: image('hugo'),
    gender: 'male',
    sexuality: 'hetero',
    date_of_birth: '1990-02-03',
    country: 'FR',
    region: 'FR-IDF',
    city: null,
  },
};

export const unconfirmed: User = {
  ...user,
  status: 'not_confirmed',
  email: 'nina@given.test',
  profile: { ...user.profile, status: 'disabled' },
};

export const profile: EditableProfile = {
  name: 'Hugo',
  gender: 'male',
  sexuality: 'hetero',
  date_of_birth: '1990-02-03',
  country: 'FR',
  region: 'FR-IDF',
  city: 'Paris',
  relationship_status: 'single',
  hair_color: 'brown',
  eye_color: null,
  body_type: null,
  tattoos: false,
  interests: ['music'],
  about: 'I mend old radios.',
  photos: [
    { id: 11, image: image('hugo'), main: true },
    { id: 12, image: image('theo'), main: false },
  ],
  photo_limit: 3,
};

export const member = {
  view: 'full',
  id: 42,
  name: 'Maya',
  age: 33,
  gender: 'female',
  country: 'FR',
  region: 'Brittany',
  city: null,
  main_image: image('maya'),
  photo_count: 3,
  fictional: false,
  online: false,
  is_new: false,
  liked: false,
} as unknown as MemberProfile;

export const preferences = {
  preferences: { invisible: false, privacy: true, read_receipts: true },
  blocked: [{ id: 7, name: 'Marc', blocked_at: '2026-10-02T10:00:00.000Z' }],
};
