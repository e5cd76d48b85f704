import { fractionOf, slugAt } from './draw.rules.js';

const arms = [
  { slug: 'a', weight: 300 },
  { slug: 'none', weight: 0 },
  { slug: 'b', weight: 100 },
];

test('each gets the part of the fractions that its weight says', () => {
  expect([0, 0.7499, 0.75, 0.999].map((fraction) => slugAt(arms, fraction))).toEqual(['a', 'a', 'b', 'b']);
  expect(slugAt([{ slug: 'a', weight: 0 }], 0.5)).toBeNull();
  expect(slugAt([], 0.5)).toBeNull();
});

test('somebody keeps their fraction in one experiment and bucket version, and gets another in others', () => {
  const fraction = fractionOf('visitor', 1, 1);
  expect(fractionOf('visitor', 1, 1)).toBe(fraction);
  expect(new Set([fraction, fractionOf('other', 1, 1), fractionOf('visitor', 2, 1), fractionOf('visitor', 1, 2)]).size).toBe(4);
});

test('fractions lie evenly between 0 and 1', () => {
  const fractions = Array.from({ length: 4000 }, (_, index) => fractionOf(`visitor ${index}`, 1, 1));
  expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
  const shown = fractions.filter((fraction) => slugAt(arms, fraction) === 'a').length / fractions.length;
  expect(shown).toBeGreaterThan(0.72);
  expect(shown).toBeLessThan(0.78);
});
