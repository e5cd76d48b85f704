import { isBroken } from './canary-health.rules.js';

/** Page views, and browsers in which it failed once each. */
type Met = readonly [loads: number, failed: number];
const figures = ([loads, failed]: Met, networks = 7) => ({ loads, failures: failed, sessions: failed, networks });

describe('with next to nothing stable beside it a canary is judged by its own share', () => {
  const alone = figures([0, 0]);

  test.each([
    ['five browsers in three networks, two page views in a hundred, are enough', 250, 5, 5, 3, true],
    ['four browsers are too few, however often they fail', 20, 20, 4, 3, false],
    ['two networks are too few', 20, 20, 20, 2, false],
    ['less than two in a hundred is too small a share', 251, 5, 5, 3, false],
  ])('%s', (_, loads, failures, sessions, networks, broken) => {
    expect(isBroken({ loads, failures, sessions, networks }, alone)).toBe(broken);
  });

  test('fifty page views of the stable version are no longer next to nothing', () => {
    expect(isBroken(figures([300, 6]), figures([49, 0]))).toBe(true);
    expect(isBroken(figures([300, 6]), figures([50, 0]))).toBe(false);
  });
});

test.each<[rule: string, canary: Met, stable: Met, broken: boolean]>([
  ['slow networks fail both alike', [200, 8], [1800, 72], false],
  ['a canary that fails where stable does not is taken back', [200, 8], [1800, 4], true],
  ['as much of stable as of it fails in an outage', [40, 40], [400, 400], false],
  ['nearly all of stable fails as well', [40, 38], [400, 360], false],
  ['half of stable fails as well, all of it fails', [40, 40], [400, 200], true],
  ['twice the odds of failing are too many', [10_000, 400], [49_000, 1000], true],
  ['less than twice the odds are not, however many page views show it', [10_000, 400], [48_999, 1000], false],
  ['twice as bad may be chance when few page views show it', [250, 10], [250, 5], false],
  ['less than two in a hundred is no reason, though stable never fails', [1000, 19], [9000, 0], false],
  ['three standard errors are not passed yet', [40, 36], [60, 38], false],
  ['three standard errors are passed', [40, 36], [60, 37], true],
])('%s', (_, canary, stable, broken) => {
  expect(isBroken(figures(canary), figures(stable))).toBe(broken);
});

test('a browser that reloads again and again counts once, for the canary and for the stable version', () => {
  expect(isBroken({ ...figures([200, 5]), failures: 90 }, figures([1800, 40]))).toBe(false);
  expect(isBroken(figures([200, 8]), { ...figures([1800, 4]), failures: 900 })).toBe(true);
});

test('reports may come before their page views were counted', () => {
  expect(isBroken(figures([0, 40]), figures([100, 0]))).toBe(true);
  expect(isBroken(figures([100, 90]), figures([0, 60]))).toBe(false);
});
