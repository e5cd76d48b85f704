import type { RefusalFacts } from '@rendezvous/client';
import type { Message } from '@rendezvous/contracts/chat/messages';

/** Where a message goes: into a conversation, or to a member, with whom there may be none yet. */
export type Recipient = { readonly conversationId: number } | { readonly memberId: number };

/** A message on its way. */
export type QueuedMessage = Recipient & {
  /** Stays the same over all tries, so that the server stores and charges it once. */
  readonly clientId: string;
  readonly text: string;
  /** ISO time at which it was written. */
  readonly at: string;
  /** `waiting`: goes out when there is a connection; `failed`: refused, goes out again when the member says so. */
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly refusal: Pick<RefusalFacts, 'code' | 'params'> | null;
};

/** What became of a message that was stored. */
export interface SentMessage {
  readonly conversationId: number;
  readonly message: Message;
  readonly credits: number;
}
