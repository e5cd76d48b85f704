import {
  type Arm,
  type Difference,
  differenceOf,
  isEnough,
  PERSONS_MIN,
  rateOf,
  REACHED_MIN,
  standardError,
  type Tuning,
  widthIn,
} from './difference-interval.rules.js';

/** Below it the ratio of visits is no chance: something is wrong with how they came, or were counted. */
const MISMATCH_P = 0.001;

/** An experiment is wrong about a winner in at most this part of all experiments, however often it is looked at. */
const ALPHA = 0.05;

export interface NamedArm extends Arm {
  readonly slug: string;
}

/** An arm beside the first one. */
export interface Comparison {
  readonly slug: string;
  /** null: too few persons. */
  readonly difference: Difference | null;
}

export type Verdict =
  | { readonly kind: 'mismatch'; readonly p: number }
  /** `persons`: about how many more there have to be; null: that cannot be told. */
  | { readonly kind: 'too-few' | 'no-difference'; readonly persons: number | null }
  /** All arms that are better than the first, or the first if all others are worse. */
  | { readonly kind: 'winner'; readonly slugs: readonly string[] }
  /** Some are worse than the first; between the rest there is no difference yet. */
  | { readonly kind: 'worse'; readonly slugs: readonly string[]; readonly persons: number | null };

/** Each comparison with the first arm may miss as often as all of them together may, divided by their number (Bonferroni). */
export const tuningOf = (arms: number, persons: number): Tuning => ({ alpha: ALPHA / (arms - 1), persons: (2 * persons) / arms });

export const compare = ([base, ...others]: readonly NamedArm[], tuning: Tuning): Comparison[] =>
  base === undefined ? [] : others.map((arm) => ({ slug: arm.slug, difference: differenceOf(arm, base, tuning) }));

/** Beyond this many times the present number nobody should be told to wait. */
const TIMES_MAX = 1000;

/** Goals that are reached by fewer persons say too little of how many will. */
const REACHED_TOLD_MIN = REACHED_MIN / 2;

/**
 * Persons of both arms by which a difference that stays as it is would be seen; null: more than can be told. A difference that is less than its own
 * error may as well be the other way round, and forecasts nothing.
 */
const personsUntilSeen = (arm: Arm, base: Arm, tuning: Tuning): number | null => {
  const now = arm.persons + base.persons;
  const estimate = Math.abs(rateOf(arm) - rateOf(base));
  const seenAt = (times: number): boolean => (widthIn(now * times, tuning) * standardError(arm, base)) / Math.sqrt(times) < estimate;
  if (estimate < standardError(arm, base) || !seenAt(TIMES_MAX)) return null;
  let [low, high] = [1, TIMES_MAX];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (seenAt(middle)) high = middle;
    else low = middle;
  }
  return Math.ceil(now * (high - 1));
};

/** Two digits: it is an estimate. */
export const roundedUp = (persons: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, persons))) - 1);
  return Math.ceil(persons / step) * step;
};

const least = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((one) => one !== null);
  return known.length === 0 ? null : roundedUp(Math.min(...known));
};

/** How many more persons it takes until there is an interval at all; null: there are too few to tell even that. */
const personsUntilEnough = (arms: readonly Arm[]): number | null => {
  const missing = arms.reduce((sum, { persons }) => sum + Math.max(0, PERSONS_MIN - persons), 0);
  const [persons, reached] = [arms.reduce((sum, arm) => sum + arm.persons, 0), arms.reduce((sum, arm) => sum + arm.reached, 0)];
  if (persons < PERSONS_MIN || reached < REACHED_TOLD_MIN) return null;
  return roundedUp(Math.max(missing, Math.ceil((Math.max(0, REACHED_MIN - reached) * persons) / reached)));
};

/** What may be said of an experiment at this look. */
export const verdictOf = (arms: readonly NamedArm[], tuning: Tuning, mismatch: number): Verdict => {
  if (mismatch < MISMATCH_P) return { kind: 'mismatch', p: mismatch };
  const [base, ...others] = arms;
  if (base === undefined || !others.some((arm) => isEnough(arm, base))) return { kind: 'too-few', persons: personsUntilEnough(arms) };
  const comparisons = compare(arms, tuning);
  const better = comparisons.filter(({ difference }) => difference !== null && difference.low > 0).map(({ slug }) => slug);
  if (better.length > 0) return { kind: 'winner', slugs: better };
  const worse = comparisons.filter(({ difference }) => difference !== null && difference.high < 0).map(({ slug }) => slug);
  if (worse.length === others.length) return { kind: 'winner', slugs: [base.slug] };
  const open = others.filter((arm) => !worse.includes(arm.slug) && isEnough(arm, base));
  const persons = least(open.map((arm) => personsUntilSeen(arm, base, tuning)));
  return worse.length > 0 ? { kind: 'worse', slugs: worse, persons } : { kind: 'no-difference', persons };
};
