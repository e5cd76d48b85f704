import { birthDateFault, emailFault, nameFault, needed, passwordFault } from './field-faults';

const now = new Date('2026-11-21T12:00:00Z');

const judge = (date: string, at = now) => birthDateFault(date, 18, at);

test('nothing chosen is missing; no and zero choices are told apart', () => {
  expect([needed(''), needed(false), needed(null), needed('x'), needed(true)]).toEqual(['required', 'required', 'required', true, true]);
});

test('an address has a part before the @ and a dot after it', () => {
  expect(['', ' ', 'anna', 'anna@', 'anna@example', 'an na@example.org', ' anna@example.org '].map(emailFault)).toEqual([
    'required',
    'required',
    'email',
    'email',
    'email',
    'email',
    true,
  ]);
});

test('a name is no address, does not begin with @ and shows as it reads', () => {
  expect(['', 'A', '@anna', 'anna@example.org', 'an\u202ena', 'x'.repeat(31), 'Zoë K.'].map(nameFault)).toEqual([
    'required',
    'too-small',
    'name',
    'name',
    'name',
    'too-big',
    true,
  ]);
});

test('a password has 8 to 128 characters', () => {
  expect(['', '1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129)].map(passwordFault)).toEqual([
    'required',
    'too-small',
    true,
    true,
    'too-big',
  ]);
});

test('a date of birth exists, is somebody’s, and is old enough everywhere on Earth', () => {
  expect([judge(''), judge('2001-02-29'), judge('1880-01-01'), judge('2020-01-01'), judge('2008-11-21')]).toEqual([
    'required',
    'birth-date',
    'birth-date',
    'too-young',
    true,
  ]);
  expect(judge('2008-11-21', new Date('2026-11-21T11:59:00Z'))).toBe('too-young');
});
