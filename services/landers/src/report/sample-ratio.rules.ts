import { logGamma } from './log-gamma.rules.js';

/** How many came to each arm in a time in which weights stayed. */
export interface RatioCount {
  /** Arms in one order. */
  readonly weights: readonly number[];
  readonly counts: readonly number[];
}

/** How closely the alternative lies to the expected ratio: the number of earlier visits that it weighs like. */
const CONCENTRATION = 100;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * The logarithm of the Bayes factor of "another ratio" against "the expected ratio", a martingale that begins at 1 while the expected one is true.
 * Source: Lindon, Malek, "Anytime-valid inference for multinomial count data" (sequential test for sample ratio mismatch), NeurIPS 2022:
 * Γ(Σα) ÷ Γ(Σα + n) · Π Γ(αᵢ + nᵢ) ÷ Γ(αᵢ) · Π θᵢ^(−nᵢ), with α = k θ.
 */
export const logBayesFactor = ({ weights, counts }: RatioCount): number => {
  const total = sum(weights);
  const shown = weights.flatMap((weight, index) => (weight > 0 ? [{ theta: weight / total, count: counts[index] ?? 0 }] : []));
  // an arm without weight got somebody: the expected ratio is impossible
  if (sum(shown.map(({ count }) => count)) !== sum(counts)) return Infinity;
  return shown.reduce(
    (factor, { theta, count }) =>
      factor + logGamma(CONCENTRATION * theta + count) - logGamma(CONCENTRATION * theta) - count * Math.log(theta),
    logGamma(CONCENTRATION) - logGamma(CONCENTRATION + sum(counts)),
  );
};

/**
 * How surprising the ratio was at its most surprising, over all looks: below a level at any time with at most that probability, however
 * often one looks (Ville's inequality). Counts with other weights have a factor of their own, and the product is a martingale, too.
 * @param looks the counts at each look, in their order, each since the start
 */
export const mismatchP = (looks: readonly (readonly RatioCount[])[]): number => {
  const most = Math.max(0, ...looks.map((counts) => sum(counts.map(logBayesFactor))));
  return Math.exp(-most);
};
