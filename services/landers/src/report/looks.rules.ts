import type { ReportCounts } from './report-counts.js';
import type { RatioCount } from './sample-ratio.rules.js';
import type { NamedArm } from './verdict.rules.js';

interface Counted {
  readonly slug: string;
  readonly day: string;
}

const sumOf = <C extends Counted>(counts: readonly C[], slug: string, until: string, number: (count: C) => number): number =>
  counts.reduce((sum, count) => sum + (count.slug === slug && count.day <= until ? number(count) : 0), 0);

/** Every day on which something was counted, in order. */
export const daysOf = ({ persons, reached, visits }: ReportCounts): string[] =>
  [...new Set([...persons, ...reached, ...visits].map(({ day }) => day))].toSorted();

/** The arms as they were at the end of a day. */
export const armsAt = (slugs: readonly string[], { persons, reached }: ReportCounts, day: string): NamedArm[] =>
  slugs.map((slug) => ({
    slug,
    persons: sumOf(persons, slug, day, (count) => count.persons - count.excluded),
    reached: sumOf(reached, slug, day, (count) => count.reached),
  }));

/** How many came to each arm until the end of a day, by the weights that they were drawn with. */
const ratiosAt = (slugs: readonly string[], counts: readonly (Counted & { weights: string; count: number })[], day: string): RatioCount[] =>
  [...new Set(counts.map(({ weights }) => weights))].map((weights) => ({
    weights: weights.split('-').map(Number),
    counts: slugs.map((slug) =>
      sumOf(
        counts.filter((one) => one.weights === weights),
        slug,
        day,
        ({ count }) => count,
      ),
    ),
  }));

/** Ratios at the end of each day: of visits, as the server drew them, and of persons, as their browsers told of them. */
export const ratioLooks = (slugs: readonly string[], counts: ReportCounts, days: readonly string[]) => {
  const visits = counts.visits.map(({ visits: count, ...visit }) => ({ ...visit, count }));
  const drawn = new Set(visits.map(({ weights }) => weights));
  // a browser's word for weights that nobody was drawn with is not counted
  const persons = counts.persons.flatMap(({ weights, persons: count, ...one }) =>
    weights !== null && drawn.has(weights) ? [{ ...one, weights, count }] : [],
  );
  return { visits: days.map((day) => ratiosAt(slugs, visits, day)), persons: days.map((day) => ratiosAt(slugs, persons, day)) };
};
