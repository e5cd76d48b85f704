import * as z from 'zod/mini';
import { GOALS } from './content.js';

const Arm = z.object({
  /** The template's name is its built-in lander. */
  slug: z.string(),
  /** Visits that it was drawn for, of nobody in particular. */
  visits: z.int(),
  /** Who agreed to be measured, less those who saw two. */
  persons: z.int(),
  signups: z.int(),
  confirmed: z.int(),
  purchases: z.int(),
  /** Persons who reached the goal. */
  reached: z.int(),
});

/** Rate of an arm less that of the first, with the interval that holds the true one at every look. */
const Difference = z.object({ estimate: z.number(), low: z.number(), high: z.number() });

const Comparison = z.object({
  slug: z.string(),
  /** null: too few persons. */
  difference: z.nullable(Difference),
});

/** What may be said at this look. `visits`: about how many more it takes; null: that cannot be told. */
const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mismatch'), p: z.number() }),
  z.object({ kind: z.literal('too-few'), visits: z.nullable(z.int()) }),
  z.object({ kind: z.literal('no-difference'), visits: z.nullable(z.int()) }),
  z.object({ kind: z.literal('winner'), slugs: z.array(z.string()) }),
  z.object({ kind: z.literal('worse'), slugs: z.array(z.string()), visits: z.nullable(z.int()) }),
]);
export type LanderVerdict = z.output<typeof Verdict>;

/** How the arms of an experiment compare. */
export const LanderReport = z.object({
  template: z.string(),
  goal: z.enum(GOALS),
  /** Instants. */
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  bucket_version: z.int(),
  /** The first is what the others are compared with. */
  arms: z.array(Arm),
  comparisons: z.array(Comparison),
  /** Persons who saw two arms, or one without a draw. */
  excluded: z.int(),
  /** p of the ratio of visits and persons; the lower, the less are they what the weights say. */
  mismatch: z.number(),
  verdict: Verdict,
  /** Arms whose texts or pictures were changed since everybody was drawn. */
  changed: z.array(z.string()),
  /** The comparisons at the end of each day, by the site's clock, the last up to now. */
  days: z.array(z.object({ day: z.string(), comparisons: z.array(Comparison) })),
});
export type LanderReport = z.output<typeof LanderReport>;
