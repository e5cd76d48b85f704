import { siteDay } from './site-day.rules.js';

test.each([
  ['2026-03-02T12:00:00Z', 'UTC', '2026-03-02', '2026-03-03T00:00:00.000Z'],
  ['2026-03-02T22:59:59Z', 'Europe/Zurich', '2026-03-02', '2026-03-02T23:00:00.000Z'],
  ['2026-03-02T23:00:00Z', 'Europe/Zurich', '2026-03-03', '2026-03-03T23:00:00.000Z'],
  // the days on which clocks go forward and back
  ['2026-03-29T00:00:00Z', 'Europe/Zurich', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:00:00Z', 'Europe/Zurich', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  // clocks went forward at midnight: the day begins at one
  ['2026-04-23T12:00:00Z', 'Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00.000Z'],
  ['2026-03-02T12:00:00Z', 'America/Los_Angeles', '2026-03-02', '2026-03-03T08:00:00.000Z'],
])('at %s it is in %s the %s, until %s', (now, timeZone, day, next) => {
  const found = siteDay(new Date(now), timeZone);
  expect([found.day, found.next.toISOString()]).toEqual([day, next]);
});
