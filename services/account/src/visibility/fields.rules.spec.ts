import { type Field, type ViewerKind, FIELD_TABLE, seesField } from './fields.rules.js';

/*
 * Written out from the decisions ("who sees which field"), not from the code. V visitor, M member, X match, O operator; a small letter where
 * the site's `visible_profile_fields` has to name the field.
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
};

const VIEWER_KINDS: readonly (readonly [ViewerKind, string])[] = [
  ['visitor', 'V'],
  ['member', 'M'],
  ['match', 'X'],
  ['operator', 'O'],
];

test.each(Object.entries(EXPECTED))('%s is shown to %s', (name, expected) => {
  const field = name as Field;
  const letters = VIEWER_KINDS.map(([viewerKind, letter]) => {
    if (seesField(field, viewerKind, [])) return letter;
    return seesField(field, viewerKind, [field]) ? letter.toLowerCase() : '-';
  });
  expect(letters.join('')).toBe(expected);
});

test('every field stands in the table of the decisions', () => {
  expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(FIELD_TABLE).toSorted());
});
