import { chooseVariant, deviceOf, isOn, type Visit } from './choose.rules.js';
import type { PublishedVariant } from './variant.js';

const NOW = new Date('2026-12-01T12:00:00Z');
const variant = (slug: string, weight: number, more: object = {}): PublishedVariant =>
  ({ slug, weight, startsAt: null, endsAt: null, facts: {}, ...more }) as PublishedVariant;
const visit = (key: string, more: Partial<Visit> = {}): Visit => ({ device: 'phone', country: 'CH', language: 'fr', key, ...more });
const keys = Array.from({ length: 4000 }, (_, index) => `visitor ${index}`);
const shares = (variants: readonly PublishedVariant[]) => keys.map((key) => chooseVariant(variants, visit(key), NOW)?.slug);
const part = (chosen: readonly (string | undefined)[], slug: string) => chosen.filter((one) => one === slug).length / keys.length;

test('nobody sees a variant without weight, before its start, or from its end on', () => {
  const [early, late] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];
  for (const off of [variant('a', 0), variant('a', 1, { startsAt: late }), variant('a', 1, { endsAt: NOW })])
    expect(chooseVariant([off], visit('x'), NOW)).toBeNull();
  expect(chooseVariant([variant('a', 1, { startsAt: NOW, endsAt: late })], visit('x'), NOW)?.slug).toBe('a');
  expect(isOn({ startsAt: early, endsAt: early }, NOW)).toBe(false);
});

test.each<[PublishedVariant['facts']['targeting'], string]>([
  [{ devices: ['desktop'] }, 'a visitor by phone'],
  [{ countries: ['FR', 'BE'] }, 'a visitor from elsewhere'],
  [{ languages: ['en'] }, 'a reader of another language'],
])('a variant for %j is not shown to %s', (targeting, others) => {
  const meant = variant('a', 1, { facts: { targeting } });
  expect([others, chooseVariant([meant], visit('x'), NOW)]).toEqual([others, null]);
  expect(chooseVariant([meant], visit('x', { device: 'desktop', country: 'FR', language: 'en' }), NOW)?.slug).toBe('a');
});

test('an empty list is for everybody', () => {
  expect(chooseVariant([variant('a', 1, { facts: { targeting: { devices: [], countries: [] } } })], visit('x'), NOW)?.slug).toBe('a');
});

test('each is seen as often as its weight says, and always by the same', () => {
  const chosen = shares([variant('a', 300), variant('b', 100)]);
  expect(part(chosen, 'a')).toBeGreaterThan(0.72);
  expect(part(chosen, 'a')).toBeLessThan(0.78);
  expect(shares([variant('b', 100), variant('a', 300)])).toEqual(chosen);
});

test('a higher weight takes visitors from the other and gives it none', () => {
  const [before, after] = [shares([variant('a', 100), variant('b', 100)]), shares([variant('a', 200), variant('b', 100)])];
  expect(keys.filter((_, index) => before[index] === 'a' && after[index] === 'b')).toEqual([]);
  expect(part(after, 'a')).toBeGreaterThan(part(before, 'a'));
});

test('a phone is known by what its browser says', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile')).toBe('phone');
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)')).toBe('desktop');
  expect(deviceOf(undefined)).toBe('desktop');
});
