/** Persons who saw an arm, and those of them who reached the goal. */
export interface Arm {
  readonly persons: number;
  readonly reached: number;
}

/** A difference of two rates, with the interval that holds the true one at every look at once. */
export interface Difference {
  /** Rate of the arm less that of the one it is compared with. */
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** What is fixed before the start. */
export interface Tuning {
  /** How often one of all looks at one comparison may miss the truth. */
  readonly alpha: number;
  /** Persons, in both arms together, at whose number the interval is narrowest. */
  readonly persons: number;
}

/** Below this the variance is too little known for an interval that counts on many. */
export const PERSONS_MIN = 100;
export const REACHED_MIN = 10;

/** With one more of each kind in each arm: an arm without any goal is no arm without variance. */
const smoothed = ({ persons, reached }: Arm): number => (reached + 1) / (persons + 2);

/** Variance of the estimated rate of an arm. */
const varianceOf = (arm: Arm): number => (smoothed(arm) * (1 - smoothed(arm))) / arm.persons;

export const rateOf = ({ persons, reached }: Arm): number => (persons === 0 ? 0 : reached / persons);

/**
 * The parameter ρ that makes the interval narrowest at a number of persons.
 * Source: Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, "Time-uniform central limit theory and asymptotic confidence sequences",
 * Annals of Statistics 52 (2024), appendix on choosing ρ: ρ² = (−2 log α + log(−2 log α + 1)) ÷ t.
 */
const rhoSquared = ({ alpha, persons }: Tuning): number => (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / persons;

/**
 * Half the width, in standard errors of the estimate, at a number of persons.
 * Source: the same, theorem 2.2, with the standard error of the mean of t observations in place of σ ÷ √t:
 * √(2 (tρ² + 1) ÷ (tρ²) · log(√(tρ² + 1) ÷ α)). For a difference of two rates the observations are those of both arms
 * (section 3.1, randomized experiments).
 */
export const widthIn = (persons: number, tuning: Tuning): number => {
  const scaled = persons * rhoSquared(tuning);
  return Math.sqrt(((2 * (scaled + 1)) / scaled) * Math.log(Math.sqrt(scaled + 1) / tuning.alpha));
};

/** The standard error of a difference of rates. */
export const standardError = (arm: Arm, base: Arm): number => Math.sqrt(varianceOf(arm) + varianceOf(base));

/** Whether there are enough persons and goals to say anything. */
export const isEnough = (arm: Arm, base: Arm): boolean =>
  arm.persons >= PERSONS_MIN && base.persons >= PERSONS_MIN && arm.reached + base.reached >= REACHED_MIN;

/** The difference of an arm to the one it is compared with, good for every look; null while there are too few to tell. */
export const differenceOf = (arm: Arm, base: Arm, tuning: Tuning): Difference | null => {
  if (!isEnough(arm, base)) return null;
  const estimate = rateOf(arm) - rateOf(base);
  const half = widthIn(arm.persons + base.persons, tuning) * standardError(arm, base);
  return { estimate, low: Math.max(-1, estimate - half), high: Math.min(1, estimate + half) };
};
