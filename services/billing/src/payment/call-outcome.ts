/**
 * How a call ended that changes something at a provider. Unknown: it may have been done (no answer in time, a broken line, a fault over there), so
 * the provider is asked before anything else happens to that payment.
 */
export type CallOutcome<T> =
  | { readonly outcome: 'ok'; readonly value: T }
  /** `gone`: the stored method that was to be used is not known there any more. */
  | { readonly outcome: 'refused'; readonly reason: string; readonly gone?: true }
  | { readonly outcome: 'unknown'; readonly reason: string };

/** What a call that failed means. */
export type CallFailure = Exclude<CallOutcome<never>, { outcome: 'ok' }>;

/** A fault in words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unknown = (error: unknown): CallFailure => ({ outcome: 'unknown', reason: reasonOf(error) });

/**
 * A call that comes back with an answer, or with what its failure means.
 * @param meaningOf whoever throws did not get to the end of its call: unless the provider said more, nobody knows what became of it
 */
export const settleCall = async <T>(
  call: () => Promise<CallOutcome<T>>,
  meaningOf: (error: unknown) => CallFailure = unknown,
): Promise<CallOutcome<T>> => {
  try {
    return await call();
  } catch (error) {
    return meaningOf(error);
  }
};
