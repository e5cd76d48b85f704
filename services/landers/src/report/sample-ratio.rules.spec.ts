import { logBayesFactor, mismatchP } from './sample-ratio.rules.js';
import { seeded } from '../testing/seeded.js';

const even = (...counts: number[]) => ({ weights: counts.map(() => 100), counts });

test('nothing counted says nothing', () => {
  expect(logBayesFactor(even(0, 0))).toBeCloseTo(0, 12);
  expect(mismatchP([])).toBe(1);
  expect(mismatchP([[even(0, 0)]])).toBe(1);
});

test('of one visit the factor is its probability by the alternative over the expected one', () => {
  // a mean of θ of the alternative is the expected ratio itself
  expect(logBayesFactor(even(1, 0))).toBeCloseTo(0, 10);
  expect(logBayesFactor(even(2, 0))).toBeCloseTo(Math.log((51 / 101) * 2), 10);
});

test('the ratio of the weights is expected, another is not', () => {
  expect(mismatchP([[{ weights: [300, 100], counts: [3000, 1000] }]])).toBe(1);
  expect(mismatchP([[{ weights: [300, 100], counts: [2000, 2000] }]])).toBeLessThan(0.001);
  expect(mismatchP([[even(5000, 4500)]])).toBeLessThan(0.001);
  expect(mismatchP([[even(5000, 4950)]])).toBe(1);
});

test('what was surprising once stays so, and an arm without weight that got somebody is impossible', () => {
  const surprised = mismatchP([[even(700, 500)]]);
  expect(mismatchP([[even(700, 500)], [even(10_000, 9_900)]])).toBe(surprised);
  expect(mismatchP([[{ weights: [100, 0], counts: [5, 1] }]])).toBe(0);
  expect(mismatchP([[{ weights: [100, 0], counts: [500, 0] }]])).toBe(1);
});

test('times with other weights are judged by their own, and together', () => {
  const [one, other] = [even(560, 440), { weights: [100, 300], counts: [290, 710] }];
  expect(mismatchP([[one, other]])).toBeCloseTo(Math.exp(-logBayesFactor(one) - logBayesFactor(other)), 10);
});

test('looked at daily for 60 days, true ratios are called a mismatch in less than 1 of 100 runs at p < 0.01', () => {
  const random = seeded(7);
  let called = 0;
  for (let run = 0; run < 400; run += 1) {
    const counts = [0, 0, 0];
    const looks = Array.from({ length: 60 }, () => {
      for (let visit = 0; visit < 30; visit += 1) counts[Math.floor(random() * 3)]! += 1;
      return [even(...counts)];
    });
    if (mismatchP(looks) < 0.01) called += 1;
  }
  expect(called).toBeLessThanOrEqual(4);
});
