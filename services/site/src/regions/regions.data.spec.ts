import { COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { REGIONS, regionsByCountry } from './regions.data.js';

test('every country has regions, as many as it officially has', () => {
  const counts = Object.fromEntries(COUNTRY_CODES.map((country) => [country, regionsByCountry(country).length]));
  expect(counts).toEqual({
    US: 51,
    NL: 12,
    BE: 11,
    FR: 18,
    IT: 107,
    ES: 52,
    DE: 16,
    AT: 9,
    IE: 4,
    GB: 12,
    AU: 8,
    NZ: 17,
    CA: 13,
    PL: 16,
    CH: 26,
  });
});

test('codes are unique, begin with their country and fit the wire', () => {
  expect(new Set(REGIONS.map((region) => region.code)).size).toBe(REGIONS.length);
  for (const { country, code } of REGIONS) expect(code).toMatch(new RegExp(`^${country}-[A-Z0-9]{1,3}$`));
});

test('every region has a name in both languages, unique in its country', () => {
  for (const country of COUNTRY_CODES) {
    for (const locale of ['en', 'fr'] as const) {
      const names = regionsByCountry(country).map((region) => region.name[locale]);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L}’.\- ]+$/u);
    }
  }
});

test('names differ between the languages where the languages do', () => {
  const bavaria = REGIONS.find((region) => region.code === 'DE-BY');
  expect(bavaria?.name).toEqual({ en: 'Bavaria', fr: 'Bavière' });
  expect(REGIONS.find((region) => region.code === 'FR-OCC')?.name).toEqual({ en: 'Occitania', fr: 'Occitanie' });
});
