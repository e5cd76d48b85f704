import type { LanderReport } from '@rendezvous/contracts/landers/reports';

/** What a plot shows of a day, in percentage points. */
export interface PlottedDay {
  readonly day: string;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** The days on which a variant could be compared. */
export const plottedDays = ({ days }: LanderReport, slug: string): PlottedDay[] =>
  days.flatMap(({ day, comparisons }) => {
    const difference = comparisons.find((one) => one.slug === slug)?.difference;
    return difference ? [{ day, estimate: 100 * difference.estimate, low: 100 * difference.low, high: 100 * difference.high }] : [];
  });

/** A whole number of steps of 1, 2 or 5 times a power of ten that holds everything, zero in the middle. */
export const reachOf = (days: readonly PlottedDay[]): number => {
  const most = Math.max(...days.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]), 0.1);
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= most) ?? most;
};
