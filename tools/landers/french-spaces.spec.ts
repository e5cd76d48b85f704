import { frenchSpaces } from './french-spaces.js';

test.each([
  ['On se parle ?', 'On se parle\u202F?'],
  ['Venez ! Ce soir ; demain', 'Venez\u202F! Ce soir\u202F; demain'],
  ['Quoi ?!', 'Quoi\u202F?!'],
  ['Une chose : écrire', 'Une chose\u00A0: écrire'],
  ['Dites « bonsoir » à {name} !', 'Dites «\u00A0bonsoir\u00A0» à {name}\u202F!'],
  ['(« Vraiment ? »)', '(«\u00A0Vraiment\u202F?\u00A0»)'],
  ['Deux  ?', 'Deux\u202F?'],
])('%s', (written, read) => {
  expect(frenchSpaces(written)).toBe(read);
});

test.each([
  'On se parle?',
  'On se parle\u00A0?',
  '{ site ? }',
  'Sur https://love.example/members?gender=female',
  'Sur /members ?gender=female',
  'Bonsoir, «bonsoir»',
])('“%s” stays as it is', (written) => {
  expect(frenchSpaces(written)).toBe(written);
});

test('texts are read however deep they lie', () => {
  expect(frenchSpaces({ parts: { items: [{ line: 'Oui !' }] }, count: 1, none: null })).toEqual({
    parts: { items: [{ line: 'Oui\u202F!' }] },
    count: 1,
    none: null,
  });
});
