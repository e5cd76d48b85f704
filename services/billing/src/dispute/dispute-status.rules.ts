import type { DisputeStatus } from '@rendezvous/contracts/billing/disputes';
import { days, type Money } from '@rendezvous/contracts/kernel';

/** How a dispute stands, and about how much. */
interface Standing extends Money {
  readonly status: DisputeStatus;
}

/**
 * Every way a dispute goes. Whatever else is said of it was said before, and comes late. One that was won can be opened again: its payer asks their bank
 * once more. One that was lost cannot: until an appeal is won, the money is gone.
 */
const NEXT: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  warning: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: ['open', 'lost'],
  lost: ['won'],
};

/** @param from null for a dispute that nobody heard of yet */
export const isNews = (from: Standing | null, to: Standing): boolean =>
  from === null || NEXT[from.status].includes(to.status) || isAnotherAmount(from, to);

/** It stands as it did, about more or less money. */
export const isAnotherAmount = (from: Standing, to: Standing): boolean =>
  from.status === to.status && (from.amount !== to.amount || from.currency !== to.currency);

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
