import { GENDERS, SEXUALITIES } from '@rendezvous/contracts/reference';
import { gendersSoughtBy, type Person, seekersOf, seeksOf, suitEachOther } from './suitability.rules.js';

const person = (words: string): Person => {
  const [gender = null, sexuality = null] = words.split(' ') as [Person['gender']?, Person['sexuality']?];
  return { gender: words === '' ? null : gender, sexuality };
};

const EVERYBODY: readonly Person[] = [null, ...GENDERS].flatMap((gender) =>
  [null, ...SEXUALITIES].map((sexuality): Person => ({ gender, sexuality })),
);

test.each([
  ['male hetero', 'female', 'female'],
  ['male gay', 'male', 'male'],
  ['male bi', 'male female', 'both'],
  ['female hetero', 'male', 'male'],
  ['female lesbian', 'female', 'female'],
  ['female gay', 'female', 'female'],
  ['female bi', 'male female', 'both'],
  ['male', 'male female', 'both'],
  ['', 'male female', 'both'],
] as const)('who is "%s" looks for %s: in the search index, %s', (words, genders, seeks) => {
  expect(gendersSoughtBy(person(words)).join(' ')).toBe(genders);
  expect(seeksOf(person(words))).toBe(seeks);
});

test.each([
  ['female hetero', 'male hetero', true],
  ['female hetero', 'male bi', true],
  ['female hetero', 'male gay', false],
  ['female hetero', 'female lesbian', false],
  ['male hetero', 'female lesbian', false],
  ['male gay', 'male gay', true],
  ['male gay', 'male hetero', false],
  ['male bi', 'female hetero', true],
  ['male bi', 'male hetero', false],
  ['female bi', 'female lesbian', true],
  ['female bi', 'female hetero', false],
] as const)('"%s" and "%s" suit each other: %s', (one, other, expected) => {
  expect(suitEachOther(person(one), person(other))).toBe(expected);
});

test.each([
  ['male', 'female hetero', true],
  ['male', 'female lesbian', false],
  ['male', 'male gay', true],
  ['male', 'male hetero', false],
  ['', 'female lesbian', true],
  ['', 'male gay', true],
  ['female hetero', 'male', true],
  ['female lesbian', 'male', false],
] as const)('of "%s", of whom less is known, and "%s" the other’s side counts alone: %s', (one, other, expected) => {
  expect(suitEachOther(person(one), person(other))).toBe(expected);
});

test('it never matters who looks at whom', () => {
  for (const one of EVERYBODY) for (const other of EVERYBODY) expect(suitEachOther(one, other)).toBe(suitEachOther(other, one));
});

test('the words of the search index say the same of all members, whoever looks', () => {
  for (const seeker of EVERYBODY) {
    for (const member of EVERYBODY.filter(({ gender }) => gender !== null)) {
      const found = gendersSoughtBy(seeker).includes(member.gender!) && seekersOf(seeker.gender).includes(seeksOf(member));
      expect({ seeker, member, found }).toEqual({ seeker, member, found: suitEachOther(seeker, member) });
    }
  }
});
