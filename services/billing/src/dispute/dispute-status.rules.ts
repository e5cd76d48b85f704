import type { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import { days } from '@rendezvous/contracts/kernel';

/** Every way a dispute goes. Whatever else is said of it was said before, and comes late. */
const NEXT: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  warning: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: ['lost'],
  lost: ['won'],
};

/** @param from null for a dispute that nobody heard of yet */
export const isNews = (from: DisputeStatus | null, to: DisputeStatus): boolean => from === null || NEXT[from].includes(to);

export const isDecided = (status: DisputeStatus): boolean => status === 'won' || status === 'lost';

/** How long what was decided is still asked about: a scheme that decides again does so within months. */
const ASKED_DAYS = 120;

/**
 * When the provider is asked next, should no event come: daily, and weekly once it is decided.
 * @param decidedAt null while it is not
 */
export const nextAsk = (decidedAt: Date | null, now: Date): Date | null => {
  if (decidedAt === null) return new Date(now.getTime() + days(1));
  return now.getTime() - decidedAt.getTime() >= days(ASKED_DAYS) ? null : new Date(now.getTime() + days(7));
};
