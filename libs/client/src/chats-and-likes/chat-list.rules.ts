import type { Chat, listChats } from '@rendezvous/contracts/chat/conversations';
import type { Message } from '@rendezvous/contracts/chat/messages';
import type { MessageHint } from '@rendezvous/contracts/chat/events';
import type { ReplyOf } from '@rendezvous/contracts/route';

export type ChatsReply = ReplyOf<typeof listChats>;

/** The list with one conversation changed, at the place where the server would list it: the latest first. */
const withChat = (list: ChatsReply, before: Chat, now: Chat, sentAt: string): ChatsReply => {
  const others = list.chats.filter((chat) => chat !== before);
  const isOlder = ({ conversation, last_message }: Chat) =>
    last_message === null || last_message.sent_at < sentAt || (last_message.sent_at === sentAt && conversation.id < now.conversation.id);
  const place = others.findIndex(isOlder);
  return {
    ...list,
    chats: others.toSpliced(place < 0 ? others.length : place, 0, now),
    total_unread_messages: list.total_unread_messages + now.num_unread_messages - before.num_unread_messages,
  };
};

/** The list with another count of unread messages in one conversation. */
const withUnread = (list: ChatsReply, chat: Chat, unread: number): ChatsReply =>
  unread === chat.num_unread_messages
    ? list
    : {
        ...list,
        chats: list.chats.map((one) => (one === chat ? { ...one, num_unread_messages: unread } : one)),
        total_unread_messages: list.total_unread_messages + unread - chat.num_unread_messages,
      };

/**
 * The list after a message that the socket told of; the same list when it knows a later one. Of the latest that it knows only the count
 * is taken: as one's own it may have come with its answer, which says nothing of what the partner wrote just before.
 * @param readUpTo how far the viewer has read by what tabs say: an event may overtake another
 * @returns null when the list has to be asked for again: a conversation that it does not have, or a partner who was hidden until now
 */
export const withMessage = (list: ChatsReply, { conversationId, seq, chat: change }: MessageHint, readUpTo: number): ChatsReply | null => {
  const chat = list.chats.find(({ conversation }) => conversation.id === conversationId);
  if (change === undefined || chat === undefined || chat.profile === null) return null;
  if (seq < chat.conversation.last_seq) return list;
  const unread = Math.min(change.num_unread_messages, Math.max(0, seq - readUpTo));
  if (seq === chat.conversation.last_seq) return withUnread(list, chat, unread);
  const now: Chat = {
    ...chat,
    conversation: { ...chat.conversation, last_seq: seq },
    num_unread_messages: unread,
    last_message: change.last_message,
  };
  return withChat(list, chat, now, change.sent_at);
};

/**
 * The list after a message of one's own was stored, as its answer says; the same list when it knows as much.
 * @returns null when the list does not have the conversation, and has to be asked for again
 */
export const withOwnMessage = (list: ChatsReply, conversationId: number, message: Message): ChatsReply | null => {
  const chat = list.chats.find(({ conversation }) => conversation.id === conversationId);
  if (chat === undefined) return null;
  if (message.seq <= chat.conversation.last_seq) return list;
  const { seq, text, removed, senderId: sender_id, sentAt: sent_at } = message;
  const now: Chat = {
    ...chat,
    conversation: { ...chat.conversation, last_seq: seq },
    last_message: { text, removed, sender_id, sent_at },
  };
  return withChat(list, chat, now, sent_at);
};

/**
 * The list after the viewer has read, perhaps in another tab.
 * @returns null when only a part was read: how much is left, the server knows
 */
export const withRead = (list: ChatsReply, conversationId: number, seq: number): ChatsReply | null => {
  const chat = list.chats.find(({ conversation }) => conversation.id === conversationId);
  if (chat === undefined) return null;
  if (chat.num_unread_messages === 0) return list;
  if (seq < chat.conversation.last_seq) return null;
  return withUnread(list, chat, 0);
};

/** The list without a conversation that a block took. */
export const withoutConversation = (list: ChatsReply, conversationId: number): ChatsReply => {
  const chat = list.chats.find(({ conversation }) => conversation.id === conversationId);
  if (chat === undefined) return list;
  return {
    ...list,
    chats: list.chats.filter((one) => one !== chat),
    total_unread_messages: list.total_unread_messages - chat.num_unread_messages,
  };
};
