import { logGamma } from './log-gamma.rules.js';

test.each([
  [1, 0],
  [2, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [101, 363.73937555556347],
  [1_000_001, 12_815_518.384658169],
])('of %p it is %p', (x, value) => {
  expect(logGamma(x)).toBeCloseTo(value, x > 1000 ? 5 : 10);
});
