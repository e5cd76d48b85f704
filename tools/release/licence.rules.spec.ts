import { isPermissive } from './licence.rules.js';

test.each(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'])(
  'code under %s goes to browsers',
  (licence) => expect(isPermissive(licence)).toBe(true),
);

test.each(['none', '', 'GPL-3.0-only', 'AGPL-3.0', 'SEE LICENSE IN x', 'MITx'])('code under "%s" does not', (licence) => {
  expect(isPermissive(licence)).toBe(false);
});

test('of alternatives one is enough, and of licences that count together each is asked', () => {
  expect(['(MIT OR GPL-2.0)', 'GPL-2.0 OR ( MIT AND ISC )', '(MIT AND BSD-3-Clause)'].map(isPermissive)).toEqual([true, true, true]);
  expect(['(MIT AND GPL-2.0)', 'GPL-2.0 OR (MIT AND AGPL-3.0)'].map(isPermissive)).toEqual([false, false]);
});

test.each([
  ['(MIT OR GPL-2.0) AND GPL-3.0', false],
  ['GPL-3.0 AND (GPL-2.0 OR MIT)', false],
  ['(MIT OR GPL-2.0) AND (ISC OR GPL-3.0)', true],
  ['((GPL-2.0 OR (MIT)) AND ISC)', true],
  ['MIT OR GPL-2.0 AND GPL-3.0', true],
  ['GPL-3.0 AND GPL-2.0 OR MIT', true],
  ['MIT OR GPL-2.0 WITH Classpath-exception-2.0', true],
  ['MIT AND GPL-2.0 WITH Classpath-exception-2.0', false],
])('brackets count before "and", and "and" before "or": %s', (licence, may) => {
  expect(isPermissive(licence)).toBe(may);
});

test.each([
  '(MIT',
  'MIT)',
  '()',
  'MIT OR',
  'OR MIT',
  'MIT AND',
  'MIT OR OR',
  'MIT OR AND',
  'MIT OR (ISC',
  'MIT ISC',
  'MIT (ISC)',
  'MIT OR )',
])('what cannot be read allows nothing: %s', (licence) => expect(isPermissive(licence)).toBe(false));
