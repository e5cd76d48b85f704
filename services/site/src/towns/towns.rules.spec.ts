import type { Town } from './town.js';
import { comparable, kilometres, nearestTown, snapped, townNamed, townsLike } from './towns.rules.js';

const town = (name: string, region: string | null, lat: number, lon: number, inhabitants = 1000): Town => ({
  country: 'FR',
  region,
  name,
  key: comparable(name),
  lat,
  lon,
  inhabitants,
});

const LARGEST_FIRST = [
  town('Saint-Étienne', 'FR-ARA', 45.43, 4.39, 176),
  town('Étampes', 'FR-IDF', 48.43, 2.16, 24),
  town('Le Mont', 'FR-NOR', 48.6, -1.5, 9),
  town('Saint-Denis', 'FR-974', -20.88, 55.45, 8),
  town('Saint-Denis', 'FR-IDF', 48.94, 2.36, 7),
  town('Montreuil', 'FR-IDF', 48.86, 2.44, 6),
];

test.each([
  ['Zürich', 'zurich'],
  ['  SAINT-ÉTIENNE ', 'saint etienne'],
  ['St. Étienne', 'saint etienne'],
  ['Sankt Gallen', 'saint gallen'],
  ['St', 'st'],
  ['Stuttgart', 'stuttgart'],
  ['Łódź', 'lodz'],
  ['Neustadt (an der Weinstraße)', 'neustadt an der weinstrasse'],
  ["'s-Hertogenbosch", 's hertogenbosch'],
  ['\u202e\u0000 - ', ''],
])('%s is compared as %s', (name, key) => {
  expect(comparable(name)).toBe(key);
});

test('coordinates lie on a grid of a twentieth of a degree', () => {
  expect(snapped({ lat: 46.2022, lon: 6.1457 })).toEqual({ lat: 46.2, lon: 6.15 });
  expect(snapped({ lat: -20.8789, lon: -0.01 })).toEqual({ lat: -20.9, lon: 0 });
});

test('kilometres are those on the ground, also across the date line', () => {
  expect(kilometres({ lat: 48.857, lon: 2.352 }, { lat: 45.76, lon: 4.836 })).toBeCloseTo(392, -1);
  expect(kilometres({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22, 0);
});

test('the nearest town is found within the distance only', () => {
  expect(nearestTown(LARGEST_FIRST, { lat: 48.87, lon: 2.43 }, 50)?.name).toBe('Montreuil');
  expect(nearestTown(LARGEST_FIRST, { lat: 0, lon: 0 }, 50)).toBeNull();
  expect(nearestTown([], { lat: 48.87, lon: 2.43 }, 50)).toBeNull();
});

test('a name means the town of the region, else the largest', () => {
  expect(townNamed(LARGEST_FIRST, 'saint denis', 'FR-IDF')?.region).toBe('FR-IDF');
  expect(townNamed(LARGEST_FIRST, 'St-Denis', 'FR-BRE')?.region).toBe('FR-974');
  expect(townNamed(LARGEST_FIRST, 'st denis', null)?.region).toBe('FR-974');
  expect(townNamed(LARGEST_FIRST, 'Atlantis', null)).toBeNull();
  expect(townNamed(LARGEST_FIRST, ' ', null)).toBeNull();
});

const names = (text: string, region: string | null) => townsLike(LARGEST_FIRST, text, region, 3).map((one) => `${one.name} ${one.region}`);

test('suggestions begin as typed, those of the region first, then words within', () => {
  expect(names('sai', 'FR-IDF')).toEqual(['Saint-Denis FR-IDF', 'Saint-Étienne FR-ARA', 'Saint-Denis FR-974']);
  expect(names('eta', null)).toEqual(['Étampes FR-IDF']);
  expect(names('mont', null)).toEqual(['Montreuil FR-IDF', 'Le Mont FR-NOR']);
  expect(names('-', null)).toEqual([]);
  expect(names('x'.repeat(80), null)).toEqual([]);
});

test('a town that has one name twice is suggested once', () => {
  const twice = [town('Genève', 'CH-GE', 46.2, 6.1), town('Geneve', 'CH-GE', 46.2, 6.1)];
  expect(townsLike(twice, 'gen', null, 8)).toHaveLength(1);
});
