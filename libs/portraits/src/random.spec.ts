import { hashOf, Random } from './random.js';

const draw = (...words: (string | number)[]): number[] => {
  const random = Random.of(...words);
  return Array.from({ length: 5 }, () => random.next());
};

test('the same words give the same numbers, other words others', () => {
  expect(draw('a', 1)).toEqual(draw('a', 1));
  expect(draw('a', 1)[0]).not.toBe(draw('a', 2)[0]);
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});

test('neighbouring seeds have nothing in common', () => {
  const firsts = Array.from({ length: 2000 }, (_, index) => Random.of(1, 'person', index).next());
  const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
  const echo = firsts.slice(1).reduce((sum, value, index) => sum + (value - 0.5) * ((firsts[index] ?? 0) - 0.5), 0) / firsts.length;
  expect(mean).toBeCloseTo(0.5, 1);
  expect(Math.abs(echo)).toBeLessThan(0.01);
});

test('weights decide how often a key comes, and a weight of nothing never comes', () => {
  const random = Random.of('weights');
  const counts = { often: 0, seldom: 0, never: 0 };
  for (let turn = 0; turn < 4000; turn++) counts[random.weighted({ often: 3, seldom: 1, never: 0 })]++;
  expect(counts.never).toBe(0);
  expect(counts.often / counts.seldom).toBeGreaterThan(2.5);
  expect(counts.often / counts.seldom).toBeLessThan(3.6);
});

test('a sample has no member twice', () => {
  const random = Random.of('sample');
  const list = Array.from({ length: 20 }, (_, index) => index);
  for (let turn = 0; turn < 50; turn++) expect(new Set(random.sample(list, 12)).size).toBe(12);
});
