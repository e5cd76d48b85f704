import { type CallFailure, reasonOf } from '../payment/call-outcome.js';

/** Answers by which Stripe says that it did nothing and would do nothing the next time: the request makes no sense, or the money is not there. */
const REFUSALS: readonly unknown[] = [400, 402, 404];

const statusOf = (error: unknown): unknown => (error instanceof Error && 'statusCode' in error ? error.statusCode : undefined);

/**
 * What a failed call to Stripe means. No answer, a fault over there, too many calls, or a key that is not taken: what became of it, or would become of it
 * later, is not known.
 */
export const outcomeOfFailure = (error: unknown): CallFailure => ({
  outcome: REFUSALS.includes(statusOf(error)) ? 'refused' : 'unknown',
  reason: reasonOf(error),
});
