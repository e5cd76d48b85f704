import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { plottedDays, reachOf } from './plot-scale';

const day = (low: number, high: number) => ({ day: '2026-12-01', estimate: 0, low, high });

test.each([
  [0.4, 0.5],
  [1, 1],
  [1.3, 2],
  [7, 10],
  [23, 50],
])('what goes to %d points is drawn to %d, on both sides', (most, reach) => {
  expect(reachOf([day(-most, 0.1)])).toBeCloseTo(reach, 10);
  expect(reachOf([day(-0.1, most)])).toBeCloseTo(reach, 10);
});

test('days without a comparison are left out, and shares become points', () => {
  const report = {
    days: [
      { day: '2026-12-01', comparisons: [{ slug: 'summer', difference: null }] },
      { day: '2026-12-02', comparisons: [{ slug: 'summer', difference: { estimate: 0.01, low: -0.02, high: 0.04 } }] },
    ],
  } as unknown as LanderReport;
  expect(plottedDays(report, 'summer')).toEqual([{ day: '2026-12-02', estimate: 1, low: -2, high: 4 }]);
  expect(plottedDays(report, 'winter')).toEqual([]);
});
