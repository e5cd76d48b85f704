import { days } from '@rendezvous/contracts/kernel';
import { DELETION_DAYS } from '@rendezvous/contracts/account/deletion';

/** How long an account that is being deleted can be brought back. */
export const DELETION_MS = days(DELETION_DAYS);
/** How long an account waits for the confirmation of its address. */
const UNCONFIRMED_MS = days(14);
/** After how long somebody who has not confirmed is reminded, the latest first. */
export const REMINDERS = [
  { number: 2, afterMs: days(10) },
  { number: 1, afterMs: days(3) },
] as const;

/** What began before these is over. */
export interface Ends {
  readonly deletion: Date;
  readonly unconfirmed: Date;
}

export const endsAt = (now: Date): Ends => ({
  deletion: new Date(now.getTime() - DELETION_MS),
  unconfirmed: new Date(now.getTime() - UNCONFIRMED_MS),
});

interface Waiting {
  readonly status: string;
  readonly joinedAt: Date;
  readonly unconfirmedSince: Date | null;
  readonly deletionAskedAt: Date | null;
}

/** When an account is erased unless its owner does something; null when it is not. */
export const erasureDate = ({ status, joinedAt, unconfirmedSince, deletionAskedAt }: Waiting): Date | null => {
  if (status === 'pending_deletion' && deletionAskedAt !== null) return new Date(deletionAskedAt.getTime() + DELETION_MS);
  if (status === 'not_confirmed') return new Date(Math.max(joinedAt.getTime(), unconfirmedSince?.getTime() ?? 0) + UNCONFIRMED_MS);
  return null;
};
