import { bandOf, boxAround, kmBetween, middleOf, nextRadius, NOWHERE, RADII_KM } from './cells.rules.js';

/** Paris, Versailles, Lyon. */
const [PARIS, VERSAILLES, LYON] = [27_773_647, 27_763_642, 27_153_697];

test('the middle of a cell is the place itself, as near as the grid says', () => {
  expect(middleOf(PARIS)).toEqual({ lat: expect.closeTo(48.85), lon: expect.closeTo(2.35) });
});

test('kilometres are those on the globe, and none without a place', () => {
  expect(kmBetween(PARIS, LYON)).toBeCloseTo(392, -1);
  expect(kmBetween(PARIS, PARIS)).toBe(0);
  expect([kmBetween(PARIS, NOWHERE), kmBetween(NOWHERE, PARIS)]).toEqual([null, null]);
});

test.each([
  [0, 5],
  [4.9, 5],
  [5, 10],
  [24, 25],
  [99.9, 100],
  [100, 250],
  [999, 1000],
  [1000, null],
  [null, null],
])('%s km are told as closer than %s', (km, band) => {
  expect(bandOf(km)).toBe(band);
});

test('the box around a cell holds every cell within the distance', () => {
  for (const km of RADII_KM) {
    const { south, north, west, east } = boxAround(PARIS, km);
    for (let rows = -100; rows <= 100; rows += 1) {
      for (let columns = -150; columns <= 150; columns += 1) {
        const cell = PARIS + rows * 10_000 + columns;
        const inside = cell >= south && cell <= north && cell % 10_000 >= west && cell % 10_000 <= east;
        if (kmBetween(PARIS, cell)! <= km && !inside) throw new Error(`${cell} is ${kmBetween(PARIS, cell)} km away and outside of ${km}`);
      }
    }
  }
  expect(kmBetween(PARIS, VERSAILLES)).toBeLessThan(25);
});

test.each([
  [12, 20, 24, 25],
  [12, 4, 24, 50],
  [12, 0, 24, 50],
  [400, 0, 24, 800],
  [800, 23, 24, undefined],
])('within %s km are %s of %s: next it is looked within %s', (km, found, needed, next) => {
  expect(nextRadius(km, found, needed)).toBe(next);
});
