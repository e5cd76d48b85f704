import type { RefundState } from '@rendezvous/contracts/billing/refunds';

/**
 * Every transition between the states of a refund. A provider that paid out can still hear from the payer's bank that it took nothing: then what
 * succeeded has failed, days later.
 */
const NEXT: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['pending', 'unknown', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  unknown: ['pending', 'succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

/** False for what was told before, late or in the wrong order. */
export const isNext = (from: RefundState, to: RefundState): boolean => NEXT[from].includes(to);

/** The provider has not decided yet: amount and credits are set apart. */
export const isUndecided = (state: RefundState): boolean => state === 'requested' || state === 'pending' || state === 'unknown';
