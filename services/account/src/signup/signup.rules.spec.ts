import { addressFaults, credentialFaults, placeFaults } from './signup.rules.js';

const settings = { name: 'Rendezvous', min_age: 18, countries: ['NL', 'FR'] } as const;
const given = { email: 'anna@example.org', name: 'Anna', password: 'a quiet harbour', date_of_birth: '1990-01-31' };
const isRegion = (country: string, code: string): boolean => country === 'NL' && code === 'NL-NH';
const noon = new Date('2026-11-21T12:00:00Z');
const codes = (changes: Partial<typeof given>, now = noon): string[] =>
  credentialFaults({ ...given, ...changes }, settings, now).map(({ path, code }) => `${path}: ${code}`);

test('who is not 18 everywhere on Earth may not join', () => {
  expect(codes({ date_of_birth: '2008-11-21' }, new Date('2026-11-21T11:59:59Z'))).toEqual(['date_of_birth: too-young']);
  expect(codes({ date_of_birth: '2008-11-21' }, noon)).toEqual([]);
  expect(codes({ date_of_birth: '2030-01-01' })).toEqual(['date_of_birth: too-young']);
});

test('a name of the people who run the site, or of two alphabets, is refused at its field', () => {
  expect(codes({ name: 'Rendezvous Support' })).toEqual(['name: reserved']);
  expect(codes({ name: 'Аnna' })).toEqual(['name: mixed-alphabets']);
});

test('a date of birth that nobody can have is invalid', () => {
  expect(codes({ date_of_birth: '1906-11-21' })).toEqual([]);
  expect(codes({ date_of_birth: '1905-11-21' })).toEqual(['date_of_birth: birth-date']);
  expect(codes({ date_of_birth: '1890-01-01' })).toEqual(['date_of_birth: birth-date']);
});

test('an address of the demo signs up in the demo alone', () => {
  const refused = [{ path: 'email', code: 'email' }];
  expect(['free@demo.test', 'Member-7@Demo.Test'].map((email) => addressFaults(email, false))).toEqual([refused, refused]);
  expect(addressFaults('free@demo.test', true)).toEqual([]);
  for (const email of ['demo.test@example.org', 'anna@notdemo.test', 'anna@demo.test.example'])
    expect(addressFaults(email, false)).toEqual([]);
});

test('a common or own password is refused', () => {
  expect(codes({ password: 'password1' })).toEqual(['password: password-common']);
  expect(codes({ password: 'Anna@example.org' })).toEqual(['password: password-common']);
});

test('a region belongs to its country, and the site serves the country', () => {
  expect(placeFaults({ country: 'NL', region: 'NL-NH' }, settings, isRegion)).toEqual([]);
  expect(placeFaults({ country: 'FR', region: null }, settings, isRegion)).toEqual([]);
  expect(placeFaults({ country: 'FR', region: 'NL-NH' }, settings, isRegion)).toEqual([{ path: 'region', code: 'not-in-country' }]);
  expect(placeFaults({ country: 'US', region: null }, settings, isRegion)).toEqual([{ path: 'country', code: 'not-served' }]);
});
