import type { ChatChange } from '@rendezvous/contracts/chat/events';
import type { SocketEvent } from '@rendezvous/contracts/events';
import type { Sent } from './send.store.js';

interface StoredMessage {
  readonly senderId: number;
  readonly text: string;
}

interface Hint {
  readonly memberId: number;
  readonly event: SocketEvent;
}

/**
 * What the tabs of either member hear of a message: each what it changes in that member's own list of conversations. Of one that was stored
 * before nobody knows that any more, so its tabs ask again.
 */
export const hintsOf = ({ senderId, text }: StoredMessage, sent: Sent): readonly Hint[] => {
  const sentAt = sent.sentAt!.toISOString();
  const message = { text, removed: false, sender_id: senderId, sent_at: sentAt };
  const hint = (memberId: number, unread: number | null, last: ChatChange['last_message']): Hint => ({
    memberId,
    event: {
      type: 'message',
      conversationId: sent.conversationId,
      seq: sent.seq!,
      senderId,
      ...(unread === null ? {} : { chat: { num_unread_messages: unread, sent_at: sentAt, last_message: last } }),
    },
  });
  return [hint(senderId, sent.senderUnread, message), hint(sent.recipientId!, sent.recipientUnread, sent.held ? null : message)];
};
