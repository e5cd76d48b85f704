import type { ViewerKind } from '../visibility/fields.rules.js';
import { cardOf, type MemberCardRow, viewInList } from './cards.rules.js';
import { MEMBER_CARD_COLUMNS } from './cards.store.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const MINUTE = 60_000;
const DAY = 86_400_000;

const row: MemberCardRow = {
  card_member_id: 7,
  card_name: 'Anna',
  card_birth_date: '1990-01-31',
  card_gender: 'female',
  card_sexuality: 'hetero',
  card_country: 'NL',
  card_region: 'NL-NH',
  card_city: 'Haarlem',
  card_fictional: false,
  card_premium: false,
  card_status: 'activated',
  card_listed: true,
  card_invisible: false,
  card_privacy: false,
  card_last_active_at: ago(MINUTE),
  card_left_at: null,
  card_joined_at: ago(DAY),
  card_main_photo_key: 'key',
  card_main_photo_placeholder: 'blurred',
  card_photo_count: 5,
  card_agreed_fields: [],
  card_match_fields: [],
};
const context = {
  now,
  siteFields: ['city'],
  regionName: (country: string, code: string) => `${code} of ${country}`,
  mainImage: (key: string, placeholder: string | null) => ({ filename: `${key}/480`, thumb_filename: `${key}/160`, placeholder }),
};
const seenBy = (viewerKind: ViewerKind, changes: Partial<MemberCardRow> = {}, presence = true) =>
  cardOf({ ...row, ...changes }, { viewerKind, presence }, context);

test('a member reads on a card whatever there is to tell', () => {
  expect(seenBy('member')).toEqual({
    id: 7,
    name: 'Anna',
    age: 36,
    gender: 'female',
    country: 'NL',
    region: 'NL-NH of NL',
    city: 'Haarlem',
    main_image: { filename: 'key/480', thumb_filename: 'key/160', placeholder: 'blurred' },
    photo_count: 5,
    fictional: false,
    online: true,
    is_new: true,
  });
});

test('to a visitor a card says what it says of somebody who tells nothing', () => {
  expect(seenBy('visitor')).toEqual({ ...seenBy('member'), city: null, photo_count: 1, online: false, is_new: false });
});

test('somebody without region and photo has none on the card, whoever looks', () => {
  const nothing = { card_region: null, card_main_photo_key: null, card_main_photo_placeholder: null, card_photo_count: 0 };
  expect(seenBy('visitor', nothing)).toMatchObject({ region: null, main_image: null, photo_count: 0 });
  expect(seenBy('member', nothing)).toMatchObject({ region: null, main_image: null, photo_count: 0 });
});

test('the site decides whether members read the city', () => {
  const { city } = cardOf(row, { viewerKind: 'match', presence: true }, { ...context, siteFields: ['about'] });
  expect(city).toBeNull();
});

test('a city that is kept to matches stands on the card of a match only', () => {
  const kept = { card_match_fields: ['city'] };
  expect(seenBy('member', kept).city).toBeNull();
  expect(seenBy('visitor', kept).city).toBeNull();
  expect(seenBy('match', kept).city).toBe('Haarlem');
  expect(seenBy('operator', kept).city).toBe('Haarlem');
});

test.each<[boolean, string, Partial<MemberCardRow>]>([
  [true, 'was active just now', {}],
  [true, 'was active less than five minutes ago', { card_last_active_at: ago(5 * MINUTE - 1) }],
  [false, 'was active five minutes ago', { card_last_active_at: ago(5 * MINUTE) }],
  [true, 'left, and was active again', { card_left_at: ago(MINUTE) }],
  [false, 'left after they were active', { card_left_at: ago(MINUTE - 1) }],
  [false, 'is invisible', { card_invisible: true }],
  [false, 'is disabled', { card_listed: false }],
])('online is %s for whoever %s', (online, _, changes) => {
  expect(seenBy('match', changes).online).toBe(online);
});

test('whose presence is hidden in this view is not online', () => {
  expect(seenBy('match', {}, false).online).toBe(false);
});

test('somebody is new for seven days', () => {
  expect(seenBy('member', { card_joined_at: ago(7 * DAY - 1) }).is_new).toBe(true);
  expect(seenBy('member', { card_joined_at: ago(7 * DAY) }).is_new).toBe(false);
});

test('in a list a visitor never sees presence, and members do', () => {
  expect(viewInList(null)).toEqual({ viewerKind: 'visitor', presence: false });
  expect(viewInList(null, true)).toEqual({ viewerKind: 'visitor', presence: false });
  expect(viewInList(1)).toEqual({ viewerKind: 'member', presence: true });
  expect(viewInList(1, true)).toEqual({ viewerKind: 'match', presence: true });
});

test('what is selected is all of a row, under names that no other table has', () => {
  const selected = MEMBER_CARD_COLUMNS('m').split(', ');
  expect(selected.toSorted()).toEqual(
    Object.keys(row)
      .map((name) => `m.${name.replace('card_', '')} as ${name}`)
      .toSorted(),
  );
});
