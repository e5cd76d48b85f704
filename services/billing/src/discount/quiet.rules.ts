import { days } from '@rendezvous/contracts/kernel';

/** An offer that ended this recently lets no other one begin: its deadline was the truth. */
const QUIET_DAYS = 7;

/** @param ends when each other offer of a member ended, or ends; null for one that there never was */
export const isQuiet = (ends: readonly (Date | null)[], now: Date): boolean =>
  ends.every((end) => end === null || now.getTime() >= end.getTime() + days(QUIET_DAYS));
