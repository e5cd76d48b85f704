import { skeletonOf } from '@rendezvous/account';
import { snapped } from '@rendezvous/site';
import { CHILDREN, SEEKING, SMOKING, SPOKEN_LANGUAGES } from '@rendezvous/contracts/reference';
import type { Clock } from '@rendezvous/server/clock';
import type { DemoPerson } from '../people/person.js';

const MINUTE_MS = 60_000;

export const minutesBefore = (clock: Clock, minutes: number): Date => new Date(clock.now().getTime() - Math.round(minutes * MINUTE_MS));

const DAY_MINUTES = 1440;

/** How often somebody was reminded of the confirmation by now: the reminders themselves are no part of the demo. */
const remindersOf = ({ unconfirmed, joinedMinutesAgo }: DemoPerson): number => {
  if (!unconfirmed || joinedMinutesAgo < 3 * DAY_MINUTES) return 0;
  return joinedMinutesAgo < 10 * DAY_MINUTES ? 1 : 2;
};

/** What most tell besides; some tell nothing. */
const toldBesides = ({ index, gender, age, language }: DemoPerson) => {
  const tells = index % 5 !== 4;
  return {
    seeking: tells ? SEEKING[index % SEEKING.length]! : null,
    height: tells ? (gender === 'male' ? 168 : 156) + ((index * 7) % 24) : null,
    spoken_languages: SPOKEN_LANGUAGES.filter((spoken) => spoken === language || (spoken === 'en' && tells)),
    children: tells && index % 3 === 0 ? CHILDREN[age > 50 ? 2 : index % 2]! : null,
    smoking: tells ? SMOKING[index % 7 === 0 ? 2 : 0]! : null,
  };
};

/** A person as a row of account.members. */
export const memberRow = (person: DemoPerson, passwordHash: string, clock: Clock) => {
  const joined = minutesBefore(clock, person.joinedMinutesAgo);
  return {
    email: person.email,
    name: person.name,
    name_skeleton: skeletonOf(person.name),
    password_hash: passwordHash,
    status: person.unconfirmed ? 'not_confirmed' : 'activated',
    gender: person.gender,
    sexuality: person.sexuality,
    birth_date: person.birthDate,
    country: person.country,
    region: person.region,
    city: person.city,
    ...snapped(person),
    language: person.locale,
    relationship_status: person.relationshipStatus,
    hair_color: person.hairColor,
    eye_color: person.eyeColor,
    body_type: person.bodyType,
    tattoos: person.tattoos,
    interests: person.interests,
    ...toldBesides(person),
    // the demo is to show what there is; some keep it to themselves
    agreed_fields: person.index % 9 === 8 ? [] : ['sexuality', 'interests'],
    match_fields: person.index % 11 === 10 ? ['city', 'about'] : [],
    about: person.about,
    prompts: person.prompts,
    fictional: person.fictional,
    invisible: person.invisible,
    privacy: person.privacy,
    premium_since: person.premium ? joined : null,
    operator: person.operator,
    joined_at: joined,
    activated_at: person.unconfirmed ? null : joined,
    confirm_reminders: remindersOf(person),
    last_active_at: minutesBefore(clock, person.activeMinutesAgo),
  };
};

/** Column types of the rows above, for one statement that takes a thousand of them as JSON. */
export const MEMBER_COLUMNS = {
  email: 'text',
  name: 'text',
  name_skeleton: 'text',
  password_hash: 'text',
  status: 'text',
  gender: 'text',
  sexuality: 'text',
  birth_date: 'date',
  country: 'text',
  region: 'text',
  city: 'text',
  lat: 'real',
  lon: 'real',
  language: 'text',
  relationship_status: 'text',
  hair_color: 'text',
  eye_color: 'text',
  body_type: 'text',
  tattoos: 'boolean',
  interests: 'text[]',
  seeking: 'text',
  height: 'smallint',
  spoken_languages: 'text[]',
  children: 'text',
  smoking: 'text',
  agreed_fields: 'text[]',
  match_fields: 'text[]',
  about: 'text',
  prompts: 'jsonb',
  fictional: 'boolean',
  invisible: 'boolean',
  privacy: 'boolean',
  premium_since: 'timestamptz',
  operator: 'boolean',
  joined_at: 'timestamptz',
  activated_at: 'timestamptz',
  confirm_reminders: 'smallint',
  last_active_at: 'timestamptz',
} as const satisfies Record<keyof ReturnType<typeof memberRow>, string>;

/** `insert … select` of JSON rows into a table. */
export const insertRows = (table: string, columns: Readonly<Record<string, string>>, tail = ''): string => {
  const names = Object.keys(columns).join(', ');
  const types = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  return `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as given(${types}) ${tail}`;
};
