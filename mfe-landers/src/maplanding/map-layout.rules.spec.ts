import type { CountedRegion } from '@rendezvous/contracts/search/member-counts';
import { layMap } from './map-layout.rules';

const region = (code: string, lat: number, lon: number, members: number | null): CountedRegion => ({
  code,
  name: code,
  place: { lat, lon },
  members,
});
const NORTH = region('N', 48, 2, 400);
const SOUTH = region('S', 43, 2, 100);
const EAST = region('E', 46, 7, null);
const EMPTY = region('O', 46, -1, 0);
const ISLAND: CountedRegion = { code: 'I', name: 'I', place: null, members: 20 };

const of = (regions: readonly CountedRegion[]) => {
  const { discs, ...map } = layMap(regions);
  return {
    ...map,
    at: (code: string) => discs.find((disc) => disc.region.code === code)!,
    order: discs.map((disc) => disc.region.code).join(''),
  };
};

test('north is above, east is right, and everything lies inside', () => {
  const { at, width, height } = of([NORTH, SOUTH, EAST, EMPTY]);
  expect(at('N').y).toBeLessThan(at('S').y);
  expect(at('E').x).toBeGreaterThan(at('N').x);
  expect(Math.max(width, height)).toBe(100);
  for (const code of 'NSEO') {
    const { x, y, radius } = at(code);
    expect([x - radius > 0, y - radius > 0, x + radius < width, y + radius < height]).toEqual([true, true, true, true]);
  }
});

test('an area grows as its members do; few and nobody are told apart, and small ones lie above large ones', () => {
  const { at, order } = of([EMPTY, SOUTH, EAST, NORTH]);
  expect(at('N').radius).toBeGreaterThan(at('S').radius);
  expect(at('S').radius).toBeGreaterThan(at('E').radius);
  expect(at('E').radius).toBeGreaterThan(at('O').radius);
  expect(order).toBe('NSEO');
});

test('what lies far away stands in a row below, if anybody is there', () => {
  const without = of([NORTH, SOUTH]);
  const { at, height } = of([NORTH, SOUTH, ISLAND]);
  expect(height).toBeGreaterThan(without.height);
  expect(at('I').y).toBeGreaterThan(at('S').y + at('S').ground);
  expect(of([NORTH, SOUTH, { ...ISLAND, members: 0 }]).height).toBe(without.height);
});

test('names stand where they meet no other name and no disc', () => {
  const near = region('near', 47.9, 2.1, 390);
  const { at } = of([NORTH, near, SOUTH, EAST, EMPTY]);
  expect([at('N').nameY, at('S').nameY !== null, at('O').nameY]).toEqual([null, true, null]);
});

test('one region alone is a map, too', () => {
  const { at } = of([NORTH]);
  expect([at('N').x, at('N').y]).toEqual([14, 14]);
});
