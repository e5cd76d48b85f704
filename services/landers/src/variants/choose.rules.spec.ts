import { deviceOf, fitting, isOn, type Visit } from './choose.rules.js';
import type { PublishedVariant } from './variant.js';

const NOW = new Date('2026-12-01T12:00:00Z');
const variant = (slug: string, more: object = {}): PublishedVariant =>
  ({ slug, weight: 100, startsAt: null, endsAt: null, facts: {}, ...more }) as PublishedVariant;
const visit = (more: Partial<Visit> = {}): Visit => ({ device: 'phone', country: 'CH', language: 'fr', ...more });
const slugs = (variants: readonly PublishedVariant[], of = visit()) => fitting(variants, of, NOW).map(({ slug }) => slug);

test('no variant is shown before its start, or from its end on', () => {
  const [early, late] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];
  expect(slugs([variant('a', { startsAt: late }), variant('b', { endsAt: NOW })])).toEqual([]);
  expect(slugs([variant('a', { startsAt: NOW, endsAt: late })])).toEqual(['a']);
  expect(isOn({ startsAt: early, endsAt: early }, NOW)).toBe(false);
});

test.each<[PublishedVariant['facts']['targeting'], string]>([
  [{ devices: ['desktop'] }, 'a visitor by phone'],
  [{ countries: ['FR', 'BE'] }, 'a visitor from elsewhere'],
  [{ languages: ['en'] }, 'a reader of another language'],
])('a variant for %j is not shown to %s', (targeting, others) => {
  const meant = variant('a', { facts: { targeting } });
  expect([others, slugs([meant])]).toEqual([others, []]);
  expect(slugs([meant], visit({ device: 'desktop', country: 'FR', language: 'en' }))).toEqual(['a']);
});

test('an empty list is for everybody', () => {
  expect(slugs([variant('a', { facts: { targeting: { devices: [], countries: [] } } })])).toEqual(['a']);
});

test('variants come in one order, whatever their weight, so that a draw means the same for everybody', () => {
  expect(slugs([variant('b'), variant('a', { weight: 0 })])).toEqual(['a', 'b']);
});

test('a phone is known by what its browser says', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)')).toBe('desktop');
  expect(deviceOf(undefined)).toBe('desktop');
});
