import { MATCH_FIELDS } from '@rendezvous/contracts/account/field-choices';
import { type Field, FIELD_TABLE, mayBeShown, type OwnerChoices, seesField, shownToMembersSql, type ViewerKind } from './fields.rules.js';

/*
 * Written out from the decisions ("who sees which field"), not from the code. V visitor, M member, X match, O operator; a small letter where
 * the site's `visible_profile_fields` has to name the field. The owner shows all that may be shown.
 */
const EXPECTED: Readonly<Record<Field, string>> = {
  name: 'VMXO',
  age: 'VMXO',
  region: 'VMXO',
  main_image: 'VMXO',
  fictional: 'VMXO',
  // The visitor's search names both: a member who is found by them has told them.
  country: 'VMXO',
  gender: 'VMXO',
  city: '-mxO',
  photos: '-MXO',
  photo_count: '-MXO',
  online: '-MXO',
  is_new: '-MXO',
  about: '-mxO',
  sexuality: '-mxO',
  interests: '-mxO',
  relationship_status: '-mxO',
  hair_color: '-mxO',
  eye_color: '-mxO',
  body_type: '-mxO',
  tattoos: '-mxO',
  seeking: '-mxO',
  height: '-mxO',
  spoken_languages: '-mxO',
  children: '-mxO',
  smoking: '-mxO',
  work: '-mxO',
  prompts: '-mxO',
};

const VIEWER_KINDS: readonly (readonly [ViewerKind, string])[] = [
  ['visitor', 'V'],
  ['member', 'M'],
  ['match', 'X'],
  ['operator', 'O'],
];

/** Whoever agreed to show everything and keeps nothing to matches. */
const OPEN: OwnerChoices = { agreed_fields: ['sexuality', 'interests'], match_fields: [] };

/** A letter for each kind of viewer who sees the field; a small one where the site has to name it. */
const lettersOf = (field: Field, owner: OwnerChoices): string =>
  VIEWER_KINDS.map(([viewerKind, letter]) => {
    if (seesField(field, viewerKind, [], owner)) return letter;
    return seesField(field, viewerKind, [field], owner) ? letter.toLowerCase() : '-';
  }).join('');

test.each(Object.entries(EXPECTED))('%s is shown to %s', (name, expected) => {
  expect(lettersOf(name as Field, OPEN)).toBe(expected);
});

test.each(['sexuality', 'interests'] as const)('%s is shown to no member, match or not, before the owner agreed', (field) => {
  const other = field === 'sexuality' ? 'interests' : 'sexuality';
  expect(lettersOf(field, { agreed_fields: [], match_fields: [] })).toBe('---O');
  expect(lettersOf(field, { agreed_fields: [other], match_fields: [] })).toBe('---O');
  expect(lettersOf(field, { agreed_fields: [], match_fields: [field] })).toBe('---O');
});

test.each(MATCH_FIELDS)('%s, kept to matches, is shown to matches only', (field) => {
  expect(lettersOf(field, { ...OPEN, match_fields: [field] })).toBe('--xO');
});

test('what every member sees cannot be kept to matches', () => {
  const chosen: readonly string[] = MATCH_FIELDS;
  for (const field of Object.keys(FIELD_TABLE).filter((name) => !chosen.includes(name)))
    expect([field, typeof FIELD_TABLE[field as Field].member]).toEqual([field, 'boolean']);
  for (const field of MATCH_FIELDS) expect([field, typeof FIELD_TABLE[field].member]).toEqual([field, 'string']);
});

test('whoever may be shown a field by nobody may not search by it', () => {
  expect(mayBeShown('interests', 'visitor', ['interests'])).toBe(false);
  expect(mayBeShown('interests', 'member', ['interests'])).toBe(true);
  expect(mayBeShown('interests', 'member', [])).toBe(false);
  expect(mayBeShown('photos', 'member', [])).toBe(true);
});

/** A condition as `shownToMembersSql` writes it, for one owner. */
const holds = (sql: string, owner: OwnerChoices): boolean =>
  sql
    .replaceAll(/[()]/g, '')
    .split(' and ')
    .every((part) => {
      const [, not, field, list] = /^(not )?'(\w+)' = any?c\.(\w+)$/.exec(part)!;
      return (not === undefined) === owner[list as keyof OwnerChoices].includes(field!);
    });

test.each(MATCH_FIELDS)('the condition in SQL says of %s what is said of one member', (field) => {
  for (const agreed of [[], [field], ['sexuality', 'interests']]) {
    for (const kept of [[], [field], ['other']]) {
      const owner = { agreed_fields: agreed, match_fields: kept };
      expect([owner, holds(shownToMembersSql(field, 'c'), owner)]).toEqual([owner, seesField(field, 'member', [field], owner)]);
    }
  }
});

test('every field stands in the table of the decisions', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(FIELD_TABLE).toSorted());
});
