import { bandOf, kmBetween, middleOf, NOWHERE } from './cells.rules.js';

/** Paris, Lyon. */
const [PARIS, LYON] = [27_773_647, 27_153_697];

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
