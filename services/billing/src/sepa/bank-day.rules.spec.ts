import * as fc from 'fast-check';
import { addBankDays, addDays, addMonths, bankDate, dueDay, easterSunday, isBankDay, sendableUntil } from './bank-day.rules.js';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s', (year, day) => expect(easterSunday(year)).toBe(day));

test.each([
  ['2026-01-01', 'New Year'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-01', 'the first of May'],
  ['2026-12-25', 'Christmas'],
  ['2025-12-26', 'the day after'],
  ['2026-11-28', 'a Saturday'],
  ['2026-11-29', 'a Sunday'],
])('banks are closed on %s, %s', (day) => expect(isBankDay(day)).toBe(false));

test.each(['2026-01-02', '2026-04-02', '2026-04-07', '2026-05-04', '2026-12-24', '2026-12-28', '2026-05-14', '2026-10-03'])(
  'on %s they are open, unless it is a weekend',
  (day) => expect(isBankDay(day)).toBe(day !== '2026-10-03'),
);

test('of a year, 365 days less weekends and what falls on weekdays', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
  expect(days.filter(isBankDay)).toHaveLength(256);
});

test('the day at the banks begins at midnight in Frankfurt', () => {
  expect(bankDate(new Date('2026-11-24T22:59:59Z'))).toBe('2026-11-24');
  expect(bankDate(new Date('2026-11-24T23:00:00Z'))).toBe('2026-11-25');
  expect(bankDate(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
});

test.each([
  ['2026-11-24T10:00:00Z', '2026-11-26'],
  ['2026-11-27T10:00:00Z', '2026-12-01'],
  ['2026-11-28T10:00:00Z', '2026-12-01'],
  ['2026-04-02T10:00:00Z', '2026-04-08'],
  ['2026-12-23T22:59:00Z', '2026-12-28'],
  ['2026-12-24T10:00:00Z', '2026-12-29'],
  ['2026-12-30T10:00:00Z', '2027-01-04'],
])('what is signed at %s is collected on %s', (at, day) => expect(dueDay(new Date(at))).toBe(day));

test('a bank wants a debit a bank day before', () => {
  expect(sendableUntil(new Date('2026-11-24T10:00:00Z'))).toBe('2026-11-25');
  expect(sendableUntil(new Date('2026-11-27T10:00:00Z'))).toBe('2026-11-30');
});

test('what is due is on a bank day, never today, and can be held back until tomorrow', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (at) => {
      const due = dueDay(at);
      expect(isBankDay(due)).toBe(true);
      expect(due > sendableUntil(at)).toBe(true);
      expect(addBankDays(bankDate(at), 2)).toBe(due);
    }),
  );
});

test('months end where they end', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
  expect(addMonths('2026-05-15', 36)).toBe('2029-05-15');
  expect(addMonths('2026-05-15', -14)).toBe('2025-03-15');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});
