import * as z from 'zod/mini';

/** What a profile may still lack, the most helpful first. */
export const MISSING_PARTS = ['photo', 'about', 'interests', 'city', 'photos', 'prompts', 'details'] as const;

export type MissingPart = (typeof MISSING_PARTS)[number];

/** How much of a profile is there. A newer service may name parts that are not in the list. */
export const Completeness = z.object({ percent: z.int(), missing: z.array(z.string()) });

export type Completeness = z.output<typeof Completeness>;
