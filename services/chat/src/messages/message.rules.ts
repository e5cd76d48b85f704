import type { Message, MessageKind } from '@rendezvous/contracts/chat/messages';

/** What the table says of a message: its kind, or that its text is erased. */
export type StoredKind = MessageKind | 'removed';

/** A message as it is stored. */
export interface StoredMessage {
  readonly seq: number;
  readonly clientId: string;
  readonly senderId: number;
  readonly kind: StoredKind;
  readonly body: string;
  readonly sentAt: Date;
}

/** What its two members are told of a message. */
export const messageOf = ({ seq, clientId, senderId, kind, body, sentAt }: StoredMessage): Message => ({
  seq,
  clientId,
  senderId,
  ...(kind === 'removed' ? { text: '', removed: true } : { kind, text: body, removed: false }),
  sentAt: sentAt.toISOString(),
});
