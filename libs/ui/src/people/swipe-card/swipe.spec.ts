import { decisionOf } from './swipe.rules';

test.each([
  [0.1, 0, null],
  [0.34, 1.5, null],
  [0.36, 0, true],
  [-0.36, 0, false],
  [0.1, 2, true],
  [-0.1, -2, false],
  [0.1, -2, null],
  [0.04, 9, null],
])('a card moved by %s widths at %s means %s', (moved, speed, means) => {
  expect(decisionOf(moved, speed)).toBe(means);
});
