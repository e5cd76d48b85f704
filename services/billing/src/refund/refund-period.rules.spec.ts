import { isRefundOver, lastRefundDay } from './refund-period.rules.js';

test.each([
  ['in the evening', '2026-11-20T20:00:00Z', 'Europe/Amsterdam', '2026-12-04'],
  ['a second before midnight of the site', '2026-11-20T22:59:59Z', 'Europe/Amsterdam', '2026-12-04'],
  ['at midnight of the site', '2026-11-20T23:00:00Z', 'Europe/Amsterdam', '2026-12-05'],
  ['over a leap day', '2028-02-20T12:00:00Z', 'Europe/Amsterdam', '2028-03-05'],
  ['over the end of February without one', '2027-02-20T12:00:00Z', 'Europe/Amsterdam', '2027-03-06'],
  ['over the change to summer time', '2026-03-20T12:00:00Z', 'Europe/Amsterdam', '2026-04-03'],
  ['over the end of a year', '2026-12-25T12:00:00Z', 'Europe/Amsterdam', '2027-01-08'],
  ['on the other side of the date line', '2026-11-20T10:30:00Z', 'Pacific/Auckland', '2026-12-04'],
  ['on the other side of the date line, the day after', '2026-11-20T11:30:00Z', 'Pacific/Auckland', '2026-12-05'],
])('bought %s', (_title, at, zone, last) => {
  expect(lastRefundDay(new Date(at), 14, zone)).toBe(last);
});

const over = (at: string) => isRefundOver('2026-12-04', new Date(at), 'Europe/Amsterdam');

test('the last day counts to its last second, by the calendar of the site', () => {
  expect([over('2026-12-04T22:59:59Z'), over('2026-12-04T23:00:00Z')]).toEqual([false, true]);
});
