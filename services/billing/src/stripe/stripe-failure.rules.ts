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

const wordOf = (error: unknown, name: 'code' | 'param'): unknown =>
  typeof error === 'object' && error !== null && name in error ? (error as Record<string, unknown>)[name] : undefined;

/** The same where a stored method was to be used: it or its customer may be gone, removed in Stripe's dashboard for example. */
export const outcomeOfStoredFailure = (error: unknown): CallFailure => {
  const failure = outcomeOfFailure(error);
  const gone = failure.outcome === 'refused' && ['customer', 'payment_method'].includes(String(wordOf(error, 'param')));
  return gone ? { ...failure, gone: true } : failure;
};

/** The payment had been decided by then, or is by this very call: the bank said no. */
export const isDecided = (error: unknown): boolean =>
  statusOf(error) === 402 || wordOf(error, 'code') === 'payment_intent_unexpected_state';

/** There is nothing of this name. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404;
