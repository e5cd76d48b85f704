import { seeded } from '../testing/seeded.js';
import { mismatchP } from './sample-ratio.rules.js';
import { tuningOf, verdictOf } from './verdict.rules.js';

const RUNS = 1000;
const DAYS = 60;
const PERSONS_A_DAY = 80;
/** Part of those who reach the goal at all who have reached it by the next look, and so on. */
const REACHED_BY_NEXT_DAY = 0.6;

interface Run {
  readonly rates: readonly number[];
  /** Where the number of persons that was expected lies within the run. */
  readonly tuningPersons: number;
}

/** How often something happens to some persons that happens to each with a probability. */
const among = (random: () => number, persons: number, probability: number): number => {
  let count = 0;
  for (let person = 0; person < persons; person += 1) if (random() < probability) count += 1;
  return count;
};

/** The first verdict of a run, looked at every day, that calls anybody better or worse; null: none did. Goals are reached late. */
const firstCall = (random: () => number, { rates, tuningPersons }: Run): { day: number; slugs: readonly string[] } | null => {
  const arms = rates.map((rate, index) => ({ slug: `v${index}`, rate, persons: 0, reached: 0, waiting: 0 }));
  const tuning = tuningOf(arms.length, tuningPersons);
  for (let day = 1; day <= DAYS; day += 1) {
    for (let person = 0; person < PERSONS_A_DAY; person += 1) {
      const arm = arms[Math.floor(random() * arms.length)]!;
      arm.persons += 1;
      if (random() < arm.rate) arm.waiting += 1;
    }
    for (const arm of arms) {
      const now = among(random, arm.waiting, REACHED_BY_NEXT_DAY);
      arm.waiting -= now;
      arm.reached += now;
    }
    const verdict = verdictOf(arms, tuning, 1);
    if (verdict.kind === 'winner' || verdict.kind === 'worse') return { day, slugs: verdict.slugs };
  }
  return null;
};

const callsOf = (run: Run, seed: number, runs = RUNS) => {
  const random = seeded(seed);
  return Array.from({ length: runs }, () => firstCall(random, run)).filter((call) => call !== null);
};

test.each<[string, Run]>([
  ['two arms that reach 5 %', { rates: [0.05, 0.05], tuningPersons: 4000 }],
  ['two arms that reach 1 %, expected too early', { rates: [0.01, 0.01], tuningPersons: 500 }],
  ['four arms that reach 10 %', { rates: [0.1, 0.1, 0.1, 0.1], tuningPersons: 4000 }],
])('of 1000 runs of %s, looked at daily for 60 days, at most 5 % call a difference that is none', (_, run) => {
  expect(callsOf(run, 20_261_122).length).toBeLessThanOrEqual(0.05 * RUNS);
});

test('a real difference is found in nearly every run, and never the wrong way round', () => {
  const calls = callsOf({ rates: [0.05, 0.08], tuningPersons: 4000 }, 8, 200);
  expect(calls.length).toBeGreaterThanOrEqual(180);
  expect(new Set(calls.flatMap(({ slugs }) => slugs))).toEqual(new Set(['v1']));
});

test('arms that lose some of their visits are not trusted', () => {
  const random = seeded(3);
  const counts = [0, 0];
  const looks = Array.from({ length: DAYS }, () => {
    counts[0]! += among(random, 50, 1);
    counts[1]! += among(random, 50, 0.85);
    return [{ weights: [100, 100], counts: [...counts] }];
  });
  expect(mismatchP(looks)).toBeLessThan(0.001);
});
