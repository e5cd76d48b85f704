import * as z from 'zod/mini';

/** Why this person: one fact that the viewer can check. `km`: closer than so many kilometres. */
export const MatchReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interests'), count: z.int() }),
  z.object({ kind: z.literal('distance'), km: z.int() }),
  z.object({ kind: z.enum(['new', 'both-new', 'region', 'age']) }),
]);

export type MatchReason = z.output<typeof MatchReason>;
