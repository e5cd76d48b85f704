import { Regions } from './regions.service.js';

const regions = new Regions();

test('a region has a name only in its own country', () => {
  expect(regions.nameOf('CH', 'CH-GE', 'fr')).toBe('Genève');
  expect(regions.nameOf('CH', 'CH-GE', 'en')).toBe('Geneva');
  expect(regions.nameOf('FR', 'CH-GE', 'en')).toBeNull();
  expect(regions.nameOf('CH', 'CH-XX', 'en')).toBeNull();
  expect(regions.nameOf('CH', null, 'en')).toBeNull();
  expect(regions.isRegion('CH', 'CH-GE')).toBe(true);
  expect(regions.isRegion('DE', 'CH-GE')).toBe(false);
});

test('names are listed in the order of the reader’s language, accents ignored', () => {
  const french = regions.list('fr').filter(({ country }) => country === 'FR');
  expect(french.findIndex(({ code }) => code === 'FR-IDF')).toBeLessThan(french.findIndex(({ code }) => code === 'FR-NOR'));
  expect(french.map(({ name }) => name)).toEqual(french.map(({ name }) => name).toSorted(new Intl.Collator('fr').compare));
  expect(regions.list('en')).toHaveLength(regions.list('fr').length);
});
