import { writtenDate } from './written-date';

test.each([
  ['fr-FR', '2026-11-01', '1er novembre 2026'],
  ['fr-FR', '2026-11-11', '11 novembre 2026'],
  ['en-US', '2026-11-01', 'November 1, 2026'],
])('in %s, %s is %s', (locale, day, written) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  expect(writtenDate(locale, format.formatToParts(new Date(`${day}T12:00:00Z`)))).toBe(written);
});
