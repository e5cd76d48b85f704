import type { LanderReport, LanderVerdict } from '@rendezvous/contracts/landers/reports';
import type { Experiment } from '../experiments/experiment.js';
import { armsAt, daysOf, ratioLooks } from './looks.rules.js';
import type { ReportCounts } from './report-counts.js';
import { mismatchP } from './sample-ratio.rules.js';
import { compare, roundedUp, tuningOf, type Verdict, verdictOf } from './verdict.rules.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Persons agreed to be measured: it takes more visits than persons. */
const inVisits = (verdict: Verdict, visitsPerPerson: number): LanderVerdict => {
  if (!('persons' in verdict)) return verdict.kind === 'winner' ? { ...verdict, slugs: [...verdict.slugs] } : verdict;
  const visits = verdict.persons === null ? null : roundedUp(verdict.persons * visitsPerPerson);
  return verdict.kind === 'worse' ? { kind: verdict.kind, slugs: [...verdict.slugs], visits } : { kind: verdict.kind, visits };
};

/** How the arms of an experiment compare. */
export const reportOf = (experiment: Experiment, counts: ReportCounts, changed: readonly string[]): LanderReport => {
  const { template, goal, arms: slugs, startedAt, endedAt, bucketVersion, tuningPersons } = experiment;
  const tuning = tuningOf(slugs.length, tuningPersons);
  const days = daysOf(counts);
  const arms = armsAt(slugs, counts, days.at(-1) ?? '');
  const looks = ratioLooks(slugs, counts, days);
  // two tests: each may be surprised half as often
  const mismatch = Math.min(1, 2 * Math.min(mismatchP(looks.visits), mismatchP(looks.persons)));
  const [visits, persons] = [sum(counts.visits.map((one) => one.visits)), sum(arms.map((arm) => arm.persons))];
  return {
    template,
    goal,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    bucket_version: bucketVersion,
    arms: arms.map((arm) => {
      const { signups = 0, confirmed = 0, purchases = 0 } = counts.totals.find(({ slug }) => slug === arm.slug) ?? {};
      const own = counts.visits.filter(({ slug }) => slug === arm.slug);
      return { ...arm, visits: sum(own.map((one) => one.visits)), signups, confirmed, purchases };
    }),
    comparisons: compare(arms, tuning),
    excluded: sum(counts.persons.map((one) => one.excluded)),
    mismatch,
    verdict: inVisits(verdictOf(arms, tuning, mismatch), persons === 0 ? 1 : Math.max(1, visits / persons)),
    changed: [...changed],
    days: days.map((day) => ({ day, comparisons: compare(armsAt(slugs, counts, day), tuning) })),
  };
};
