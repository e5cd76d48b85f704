import type { Experiment } from '../experiments/experiment.js';
import type { ReportCounts } from './report-counts.js';
import { reportOf } from './report.rules.js';

const experiment = {
  template: 'alonetonight',
  goal: 'signup',
  arms: ['alonetonight', 'summer'],
  startedAt: new Date('2026-12-01T00:00:00Z'),
  endedAt: null,
  bucketVersion: 1,
  tuningPersons: 4000,
} as unknown as Experiment;
const DAYS = ['2026-12-01', '2026-12-02'];
const visits = (count: number, weights = '100-100', slugs = experiment.arms) =>
  DAYS.flatMap((day) => slugs.map((slug) => ({ slug, day, weights, visits: count })));
const persons = (count: number, weights: string | null = '100-100', excluded = 0) =>
  DAYS.flatMap((day) => experiment.arms.map((slug) => ({ slug, day, weights, persons: count, excluded })));
const reached = (first: number, second: number) => [
  { slug: 'alonetonight', day: DAYS[1]!, reached: first },
  { slug: 'summer', day: DAYS[1]!, reached: second },
];
const counts = (more: Partial<ReportCounts> = {}): ReportCounts => ({
  persons: persons(600),
  reached: reached(60, 75),
  visits: visits(1200),
  totals: [{ slug: 'summer', signups: 75, confirmed: 40, purchases: 3 }],
  ...more,
});
const report = (more: Partial<ReportCounts> = {}) => reportOf(experiment, counts(more), []);

test('an experiment without anybody says that there are too few, and no number', () => {
  const empty = reportOf(experiment, { persons: [], reached: [], visits: [], totals: [] }, ['summer']);
  expect(empty).toMatchObject({ verdict: { kind: 'too-few', visits: null }, mismatch: 1, days: [], changed: ['summer'], excluded: 0 });
  expect(empty.arms).toHaveLength(2);
});

test('arms tell visits, persons and goals; days tell what was known at their end', () => {
  const { arms, days, comparisons } = report();
  expect(arms).toEqual([
    { slug: 'alonetonight', visits: 2400, persons: 1200, reached: 60, signups: 0, confirmed: 0, purchases: 0 },
    { slug: 'summer', visits: 2400, persons: 1200, reached: 75, signups: 75, confirmed: 40, purchases: 3 },
  ]);
  expect(days.map(({ day, comparisons: [one] }) => [day, one?.difference === null])).toEqual([
    [DAYS[0], true],
    [DAYS[1], false],
  ]);
  expect(days[1]?.comparisons).toEqual(comparisons);
});

test('what is still to come is told in visits, of which only some are persons who agreed', () => {
  const [twice, once] = [report(), report({ visits: visits(600) })].map(({ verdict }) => verdict as { kind: string; visits: number });
  expect([twice!.kind, once!.kind]).toEqual(['no-difference', 'no-difference']);
  expect(twice!.visits / once!.visits).toBeCloseTo(2, 0);
});

test('excluded persons are told and not counted', () => {
  expect(report({ persons: persons(600, '100-100', 100) })).toMatchObject({ excluded: 400, arms: [{ persons: 1000 }, { persons: 1000 }] });
});

test.each<[string, Partial<ReportCounts>]>([
  ['drawn', { visits: [...visits(1200), ...visits(500, '100-100', ['summer'])] }],
  ['told of by browsers', { persons: persons(600).map((one) => (one.slug === 'summer' ? { ...one, persons: 450 } : one)) }],
])('a ratio that is not what was %s says that nothing is to be trusted', (_, more) => {
  expect(report(more).verdict.kind).toBe('mismatch');
});

test('each time is judged by its own weights, and weights that nobody was drawn with by none', () => {
  const other = [...visits(1200), ...visits(1200, '100-300', ['summer']), ...visits(400, '100-300', ['alonetonight'])];
  expect(report({ visits: other }).mismatch).toBe(1);
  expect(
    report({ persons: [...persons(600), { slug: 'summer', day: DAYS[0]!, weights: '100-1', persons: 900, excluded: 0 }] }).mismatch,
  ).toBe(1);
});
