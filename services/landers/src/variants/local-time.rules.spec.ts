import { instantOf, localTime } from './local-time.rules.js';

const ZURICH = 'Europe/Zurich';
const at = (local: string, zone = ZURICH) => instantOf(local, zone)?.toISOString();

test('a time of day is an instant of the site’s zone, in summer and in winter', () => {
  expect(at('2026-12-01T18:00')).toBe('2026-12-01T17:00:00.000Z');
  expect(at('2026-07-01T18:00')).toBe('2026-07-01T16:00:00.000Z');
  expect(at('2026-07-01T00:30', 'Australia/Sydney')).toBe('2026-06-30T14:30:00.000Z');
});

test('of an hour that comes twice the earlier one counts; an hour that is left out counts as the next', () => {
  expect(at('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
});

test('a day that no calendar has is no time', () => {
  expect(instantOf('2026-02-30T10:00', ZURICH)).toBeNull();
});

test('an instant is shown by the site’s clock', () => {
  expect(localTime(new Date('2026-12-01T17:00:00Z'), ZURICH)).toBe('2026-12-01 18:00');
});
