import { writtenFor } from './written-for.js';

const first = new Date('2026-10-31T23:30:00Z');

test.each([
  ['fr', { dateStyle: 'long' }, '1er novembre 2026'],
  ['fr', { dateStyle: 'medium', timeStyle: 'short' }, '1er nov. 2026, 00:30'],
  ['en', { dateStyle: 'long' }, 'November 1, 2026'],
] as const)('the first of a month is an ordinal in French alone, in the zone of the reader (%s, %j)', (locale, styles, text) => {
  expect(writtenFor({ locale, timeZone: 'Europe/Paris' }, styles)(first)).toBe(text);
});

test('other days are as they are', () => {
  expect(writtenFor({ locale: 'fr', timeZone: 'UTC' }, { dateStyle: 'long' })(first)).toBe('31 octobre 2026');
});
