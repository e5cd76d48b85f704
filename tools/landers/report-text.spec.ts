import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { reportText } from './report-text.js';

const arm = { slug: 'alonetonight', visits: 2400, persons: 1200, reached: 60, signups: 60, confirmed: 30, purchases: 2 };
const report: LanderReport = {
  template: 'alonetonight',
  goal: 'signup',
  started_at: '2026-12-01T10:00:00.000Z',
  ended_at: null,
  bucket_version: 1,
  arms: [arm, { ...arm, slug: 'summer', reached: 75, signups: 75 }],
  comparisons: [{ slug: 'summer', difference: { estimate: 0.0125, low: -0.016, high: 0.041 } }],
  excluded: 0,
  mismatch: 1,
  verdict: { kind: 'no-difference', visits: 4300 },
  changed: [],
  days: [],
};

test('a report is a table and a plain verdict', () => {
  expect(reportText(report)).toBe(
    [
      'alonetonight: compared by signup since 2026-12-01',
      '',
      'variant       visits  persons  signups  confirmed  purchases   rate  difference in points',
      'alonetonight    2400     1200       60         30          2  5.0 %',
      'summer          2400     1200       75         30          2  6.3 %   +1.3 (-1.6 to +4.1)',
      '',
      'No difference yet: about 4,300 more visits.',
    ].join('\n'),
  );
});

test.each<[LanderReport['verdict'], string]>([
  [{ kind: 'mismatch', p: 0.00004 }, 'Do not trust this: visits are not shared as the weights say (p 0.00004).'],
  [{ kind: 'too-few', visits: 800 }, 'Too few to say anything: about 800 more visits.'],
  [{ kind: 'too-few', visits: null }, 'Too few to say anything. How many more visits it takes cannot be said yet.'],
  [{ kind: 'no-difference', visits: null }, 'No difference yet. How many more visits it takes cannot be said yet.'],
  [{ kind: 'winner', slugs: ['summer'] }, 'summer is better.'],
  [{ kind: 'worse', slugs: ['a', 'b'], visits: 100 }, 'a, b are worse; between the others no difference yet: about 100 more visits.'],
])('%j is said as "%s"', (verdict, said) => {
  expect(reportText({ ...report, verdict })).toContain(said);
});

test('what makes it worth less is said', () => {
  const told = reportText({ ...report, excluded: 12, changed: ['summer'], bucket_version: 3, ended_at: '2026-12-20T00:00:00.000Z' });
  expect(told).toContain('ended 2026-12-20, drawn anew 2 times');
  expect(told).toContain('12 persons saw two variants');
  expect(told).toContain('Changed since everybody was drawn: summer.');
});
