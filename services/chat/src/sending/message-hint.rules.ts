import type { ChatChange, SocketEvent } from '@rendezvous/contracts/events';
import type { Sent } from './send.store.js';

interface StoredMessage {
  readonly conversationId: number;
  readonly senderId: number;
  readonly text: string;
}

interface Hint {
  readonly memberId: number;
  readonly event: SocketEvent;
}

/** What the tabs of either member hear of a stored message: each what it changes in that member's own list of conversations. */
export const hintsOf = ({ conversationId, senderId, text }: StoredMessage, sent: Sent): readonly Hint[] => {
  const sentAt = sent.sentAt!.toISOString();
  const words = { text, removed: false, sender_id: senderId, sent_at: sentAt };
  const hint = (memberId: number, chat: ChatChange): Hint => ({
    memberId,
    event: { type: 'message', conversationId, seq: sent.seq!, senderId, chat },
  });
  return [
    hint(senderId, { num_unread_messages: sent.senderUnread!, sent_at: sentAt, last_message: words }),
    hint(sent.recipientId!, { num_unread_messages: sent.recipientUnread!, sent_at: sentAt, last_message: sent.held ? null : words }),
  ];
};
