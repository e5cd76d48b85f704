import { countedPage, dayOf, firstKeptDay } from './page-counts.rules.js';

test.each([
  ['/', '/'],
  ['/members/17', '/members/:id'],
  ['/members/17/landing2/summer', '/members/:id/landing2/summer'],
  ['/credits/25/card', '/credits/:id/card'],
  ['/landers/video/top10', '/landers/video/top10'],
])('%s is counted as %s', (path, page) => {
  expect(countedPage(path)).toBe(page);
});

test('a day begins where the site is', () => {
  const at = new Date('2026-11-22T23:30:00Z');
  expect([dayOf(at, 'UTC'), dayOf(at, 'Europe/Zurich')]).toEqual(['2026-11-22', '2026-11-23']);
});

test('30 days are kept', () => {
  expect(firstKeptDay(new Date('2026-11-30T12:00:00Z'))).toBe('2026-10-31');
});
