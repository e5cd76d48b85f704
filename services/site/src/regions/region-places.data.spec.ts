import { COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { REGION_PLACES } from './region-places.data.js';
import { REGIONS, regionsByCountry } from './regions.data.js';

/** They lie far from the rest of their country. */
const FAR = ['US-AK', 'US-HI', 'FR-971', 'FR-972', 'FR-973', 'FR-974', 'FR-976', 'ES-GC', 'ES-TF', 'NZ-CIT'];

test('every region has a place, but those that lie far from the rest of their country', () => {
  expect(REGIONS.map(({ code }) => code).filter((code) => !REGION_PLACES.has(code))).toEqual(FAR);
  const known = new Set(REGIONS.map(({ code }) => code));
  expect([...REGION_PLACES.keys()].filter((code) => !known.has(code))).toEqual([]);
});

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** From one end of the country to the other, about, in degrees. */
const REACH: Record<string, number> = { US: 40, CA: 60, AU: 30 };

test.each(COUNTRY_CODES)('the places in %s lie near each other, and no two in one point', (country) => {
  const places = regionsByCountry(country).flatMap(({ code }) => REGION_PLACES.get(code) ?? []);
  const [lat, lon] = [middle(places.map((place) => place.lat)), middle(places.map((place) => place.lon))];
  const away = places.map((place) => Math.hypot(place.lat - lat, place.lon - lon));
  expect(Math.max(...away)).toBeLessThan(REACH[country] ?? 10);
  expect(new Set(places.map((place) => `${place.lat} ${place.lon}`)).size).toBe(places.length);
});
