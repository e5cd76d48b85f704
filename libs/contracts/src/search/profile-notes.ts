import * as z from 'zod/mini';

/** Notes that a site may show beside a profile (its `visible_profile_notes`), in the order in which they stand. */
export const PROFILE_NOTES = ['new', 'photos'] as const;

/** A short fact about a profile alone, which the viewer sees there anyway. `new`: joined within the last 7 days; `photos`: it has so many. */
export const ProfileNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.literal('photos'), count: z.int() }),
]);
export type ProfileNote = z.output<typeof ProfileNote>;
