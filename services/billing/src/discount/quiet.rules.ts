import { days } from '@rendezvous/contracts/kernel';

/**
 * An offer that ended recently lets no other one begin: its deadline was the truth.
 * @param ends when each other offer of a member ended, or ends; null for one that there never was
 * @param quietDays how long that is on the site that would offer
 */
export const isQuiet = (ends: readonly (Date | null)[], quietDays: number, now: Date): boolean =>
  ends.every((end) => end === null || now.getTime() >= end.getTime() + days(quietDays));
