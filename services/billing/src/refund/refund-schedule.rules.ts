import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import type { RefundState } from '@rendezvous/contracts/billing/refunds';
import { AFTER_NO_ANSWER } from '../payment/ask-again.rules.js';

/** A pay-out takes seconds to weeks. */
const WHILE_PENDING = [minutes(1), minutes(5), hours(1), hours(6), ...Array.from({ length: 30 }, () => days(1))];
/** What was paid out can still be sent back by the payer's bank. */
const AFTER_SUCCESS = Array.from({ length: 10 }, () => days(1));

const WAITS: Readonly<Record<RefundState, readonly number[]>> = {
  requested: AFTER_NO_ANSWER,
  unknown: AFTER_NO_ANSWER,
  pending: WHILE_PENDING,
  succeeded: AFTER_SUCCESS,
  failed: [],
};

/**
 * When the provider is asked next about a refund.
 * @param tries how often it was asked since it is in this state
 * @returns null when it is asked no more: an undecided one is an operator's then
 */
export const nextTry = (state: RefundState, tries: number, at: Date): Date | null => {
  const wait = WAITS[state][tries];
  return wait === undefined ? null : new Date(at.getTime() + wait);
};
