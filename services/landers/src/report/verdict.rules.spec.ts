import { differenceOf, widthIn } from './difference-interval.rules.js';
import { compare, roundedUp, tuningOf, verdictOf } from './verdict.rules.js';

const arm = (slug: string, persons: number, reached: number) => ({ slug, persons, reached });
const tuning = tuningOf(2, 4000);

test('an interval holds its estimate, and is the narrower the more persons there are', () => {
  const few = differenceOf(arm('b', 500, 60), arm('a', 500, 50), tuning)!;
  const many = differenceOf(arm('b', 5000, 600), arm('a', 5000, 500), tuning)!;
  expect(few.estimate).toBeCloseTo(0.02, 12);
  expect(few.low).toBeLessThan(few.estimate);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
  expect((few.low + few.high) / 2).toBeCloseTo(0.02, 12);
});

test('it is narrowest, in standard errors, at the number of persons that was expected', () => {
  const widths = [1000, 2000, 4000, 8000, 16_000].map((persons) => widthIn(persons, tuning));
  expect(Math.min(...widths)).toBe(widths[2]);
  // by theorem 2.2 with α = 0.05
  expect(widths[2]).toBeCloseTo(3.035, 3);
});

test('more comparisons make each wider', () => {
  expect(tuningOf(3, 3000)).toEqual({ alpha: 0.025, persons: 2000 });
  expect(widthIn(1000, tuningOf(5, 4000))).toBeGreaterThan(widthIn(1000, tuning));
});

test('with too few persons, or goals, there is no interval, and it is told how many are missing', () => {
  expect(differenceOf(arm('b', 99, 50), arm('a', 500, 50), tuning)).toBeNull();
  expect(verdictOf([arm('a', 60, 5), arm('b', 40, 5)], tuning, 1)).toEqual({ kind: 'too-few', persons: 100 });
  expect(verdictOf([arm('a', 500, 2), arm('b', 500, 3)], tuning, 1)).toEqual({ kind: 'too-few', persons: 1000 });
});

test.each([
  [0, 0],
  [49, 20],
  [500, 2],
])('of twice %d persons and %d goals nobody is told how many are missing', (persons, reached) => {
  expect(verdictOf([arm('a', persons, reached), arm('b', persons, 0)], tuning, 1)).toEqual({ kind: 'too-few', persons: null });
});

test('no difference yet tells about how many more persons would show it', () => {
  const verdict = verdictOf([arm('a', 500, 50), arm('b', 500, 65)], tuning, 1);
  expect(verdict).toEqual({ kind: 'no-difference', persons: expect.any(Number) });
  const more = 1000 + (verdict as { persons: number }).persons;
  const at = (persons: number) =>
    verdictOf([arm('a', persons / 2, persons * 0.05), arm('b', persons / 2, persons * 0.065)], tuning, 1).kind;
  expect([at(more * 0.85), at(more * 1.05)]).toEqual(['no-difference', 'winner']);
  expect(verdictOf([arm('a', 500, 50), arm('b', 500, 50)], tuning, 1)).toEqual({ kind: 'no-difference', persons: null });
});

const toldOf = (reached: number) => verdictOf([arm('a', 500, 50), arm('b', 500, reached)], tuning, 1);

test('a difference that is less than its own error forecasts nothing', () => {
  // the error is about 9.7 persons of 500
  expect(toldOf(59)).toEqual({ kind: 'no-difference', persons: null });
  expect(toldOf(41)).toEqual({ kind: 'no-difference', persons: null });
  expect(toldOf(61)).toEqual({ kind: 'no-difference', persons: expect.any(Number) });
});

test('better, worse, and both', () => {
  expect(verdictOf([arm('a', 4000, 200), arm('b', 4000, 400)], tuning, 1)).toEqual({ kind: 'winner', slugs: ['b'] });
  expect(verdictOf([arm('a', 4000, 400), arm('b', 4000, 200)], tuning, 1)).toEqual({ kind: 'winner', slugs: ['a'] });
  const three = [arm('a', 4000, 400), arm('b', 4000, 200), arm('c', 4000, 401)];
  expect(verdictOf(three, tuningOf(3, 4000), 1)).toMatchObject({ kind: 'worse', slugs: ['b'] });
  expect(compare(three, tuningOf(3, 4000)).map(({ slug }) => slug)).toEqual(['b', 'c']);
});

test('a mismatch replaces whatever else could be said', () => {
  const arms = [arm('a', 4000, 200), arm('b', 4000, 400)];
  expect(verdictOf(arms, tuning, 0.0009)).toEqual({ kind: 'mismatch', p: 0.0009 });
  expect(verdictOf(arms, tuning, 0.001).kind).toBe('winner');
});

test.each([
  [0, 0],
  [7, 7],
  [43, 43],
  [432, 440],
  [12_345, 13_000],
])('%d persons are about %d', (persons, about) => {
  expect(roundedUp(persons)).toBe(about);
});
