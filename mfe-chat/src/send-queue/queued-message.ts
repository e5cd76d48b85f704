import type { RefusalFacts } from '@rendezvous/client';

/** A message on its way. */
export interface QueuedMessage {
  /** Stays the same over all tries, so that the server stores and charges it once. */
  readonly clientId: string;
  readonly conversationId: number;
  readonly text: string;
  /** ISO time at which it was written. */
  readonly at: string;
  /** `waiting`: goes out when there is a connection; `failed`: refused, goes out again when the member says so. */
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly refusal: Pick<RefusalFacts, 'code' | 'params'> | null;
}
