import { user as somebody } from '@rendezvous/client/testing/screens';
import type { AgeAssurance } from '@rendezvous/contracts/account/age-assurance';
import type { Consent, ShowingConsent } from '@rendezvous/contracts/account/consents';
import type { DataExport } from '@rendezvous/contracts/account/export';
import type { Device } from '@rendezvous/contracts/account/devices';
import type { Passkey, Passkeys } from '@rendezvous/contracts/account/passkeys';
import type { EditableProfile } from '@rendezvous/contracts/account/profile';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';
import type { User } from '@rendezvous/contracts/session';

/** What the server answers in stories and tests. */
const image = (name: string) => ({ filename: `/portraits/${name}.svg`, thumb_filename: `/portraits/${name}.svg`, placeholder: null });

export const regions = [
  { country: 'FR', code: 'FR-BRE', name: 'Brittany' },
  { country: 'FR', code: 'FR-IDF', name: 'Île-de-France' },
  { country: 'NL', code: 'NL-NH', name: 'North Holland' },
] as const;

export const interests = [
  { id: 'music', names: { en: 'Music', fr: 'La musique' } },
  { id: 'wine', names: { en: 'Wine', fr: 'Le vin' } },
];

export const user: User = { ...somebody, profile: { ...somebody.profile, main_image: image('hugo') } };

export const age: AgeAssurance = {
  state: 'needed',
  hold: 'listing',
  min_age: 18,
  company: { name: 'Sandbox Age Check', privacy: '/sandbox/age' },
  since: null,
  valid_until: null,
  valid_days: 365,
};

export const assuredAge: AgeAssurance = {
  ...age,
  state: 'passed',
  hold: null,
  since: '2026-11-20T10:00:00.000Z',
  valid_until: '2027-11-20T10:00:00.000Z',
};

/** On a site that asks nobody. */
export const unaskedAge: AgeAssurance = { ...age, state: 'not_asked', hold: null, company: null };

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
  prompts: [
    { prompt: 'rain', answer: 'Soup, and the radio.' },
    { prompt: 'song', answer: 'Anything with a cello.' },
  ],
  offered_prompts: [
    { prompt: 'rain', question: 'When it rains all day' },
    { prompt: 'song', question: 'The song I turn up' },
    { prompt: 'teach', question: 'What I could teach you in an hour' },
    { prompt: 'dish', question: 'The dish I cook for people I like' },
  ],
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

export const dataExport: DataExport = {
  id: 3,
  state: 'ready',
  asked_at: '2026-11-20T10:00:00.000Z',
  until: '2026-11-21T10:02:00.000Z',
  bytes: 2_340_000,
};

const SIGNED_UP = '2026-10-01T09:00:00.000Z';

export const consents: Consent[] = [
  { kind: 'terms', given: true, records: [{ given: true, at: SIGNED_UP, version: '2026-09-01' }] },
  {
    kind: 'matching',
    given: true,
    records: [
      { given: true, at: '2026-11-02T09:00:00.000Z', version: '2026-11-01' },
      { given: false, at: '2026-11-01T09:00:00.000Z', version: null },
      { given: true, at: SIGNED_UP, version: null },
    ],
  },
  { kind: 'marketing', given: false, records: [{ given: false, at: SIGNED_UP, version: null }] },
];

export const showing: ShowingConsent[] = [
  { field: 'sexuality', given: false, records: [] },
  { field: 'interests', given: true, records: [{ given: true, at: '2026-11-03T09:00:00.000Z', version: null }] },
];

export const notifications = {
  notifications: { new_conversations: true, new_messages: true, like: false, unread_message_reminders: true },
};

const device = (id: number, browser: string | null, system: string | null, country: string | null): Device => ({
  id,
  browser,
  system,
  country,
  logged_in_at: '2026-10-02T10:00:00.000Z',
  last_seen_at: '2026-11-20T18:30:00.000Z',
  this_device: id === 1,
});

export const devices = [device(1, 'Firefox', 'Linux', 'FR'), device(2, 'Safari', 'iPhone', null), device(3, null, null, 'BR')];

const passkey = (id: number, more: Partial<Passkey> = {}): Passkey => ({
  id,
  name: 'Firefox on Linux',
  host: 'localhost',
  synced: false,
  created_at: '2026-10-02T10:00:00.000Z',
  last_used_at: null,
  ...more,
});

export const passkeys: Passkeys = {
  passkeys: [
    passkey(1, { name: 'iPhone', synced: true, last_used_at: '2026-11-20T18:30:00.000Z' }),
    passkey(2),
    passkey(3, { name: 'The blue key', host: 'amour.example' }),
  ],
  max: 10,
  host: 'localhost',
};
