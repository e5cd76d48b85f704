import type { Chat, listChats } from '@rendezvous/contracts/chat/conversations';
import type { Message } from '@rendezvous/contracts/chat/messages';
import type { ReplyOf } from '@rendezvous/contracts/route';

type ChatsReply = ReplyOf<typeof listChats>;

/**
 * The list of conversations after a message of one's own was stored, for when no socket tells of it; the same list when it knows as much.
 * @returns null when the list does not have the conversation, and has to be asked for again
 */
export const withOwnMessage = (list: ChatsReply, conversationId: number, message: Message): ChatsReply | null => {
  const chat = list.chats.find(({ conversation }) => conversation.id === conversationId);
  if (chat === undefined) return null;
  if (message.seq <= chat.conversation.last_seq) return list;
  const { text, removed, senderId: sender_id, sentAt: sent_at } = message;
  const now: Chat = {
    ...chat,
    conversation: { ...chat.conversation, last_seq: message.seq },
    last_message: { text, removed, sender_id, sent_at },
  };
  return { ...list, chats: [now, ...list.chats.filter((one) => one !== chat)] };
};
