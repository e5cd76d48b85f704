/**
 * How a call ended that changes something at a provider. Unknown: it may have been done (no answer in time, a broken line, a fault over there), so
 * the provider is asked before anything else happens to that payment.
 */
export type CallOutcome<T> =
  | { readonly outcome: 'ok'; readonly value: T }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unknown'; readonly reason: string };

/** An adapter that throws did not get to the end of its call: what became of it, nobody knows. */
export const settleCall = async <T>(call: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> => {
  try {
    return await call();
  } catch (error) {
    return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
};
