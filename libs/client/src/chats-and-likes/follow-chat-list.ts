import type { Message } from '@rendezvous/contracts/chat/messages';
import type { SocketEvent } from '@rendezvous/contracts/events';
import type { AppStore } from '../store/store';
import { sessionApi } from '../session/session.api';
import { type ChatsReply, withMessage, withOwnMessage, withoutConversation, withRead } from './chat-list.rules';
import { contactApi } from './chats-and-likes.api';

/** Changes the list of conversations that is shown. With null it is asked for again. */
const change = ({ dispatch, getState }: AppStore, patch: (list: ChatsReply) => ChatsReply | null): void => {
  const { data, status } = contactApi.endpoints.contactChats.select()(getState());
  const next = data === undefined ? null : patch(data);
  if (next !== null && next !== data) dispatch(contactApi.util.updateQueryData('contactChats', undefined, () => next));
  // an answer under way may be older than this, and would take it back
  if (next === null || status === 'pending') dispatch(contactApi.util.invalidateTags(['Chats']));
};

/** A message of one's own was stored. */
export const listOwn = (store: AppStore, conversationId: number, message: Message): void =>
  change(store, (list) => withOwnMessage(list, conversationId, message));

/**
 * Keeps the list of conversations and the badge true by what the socket tells, so that a message makes no tab load the whole list. Returns
 * what to call with each event.
 */
export const chatsFollower = (store: AppStore): ((event: SocketEvent) => void) => {
  const readUpTo = new Map<number, number>();
  const viewerId = () => sessionApi.endpoints.sessionUser.select()(store.getState()).data?.user?.id;

  return (event) => {
    if (event.type === 'message') change(store, (list) => withMessage(list, event, readUpTo.get(event.conversationId) ?? 0));
    if (event.type === 'read' && event.memberId === viewerId()) {
      const { conversationId, seq } = event;
      readUpTo.set(conversationId, Math.max(seq, readUpTo.get(conversationId) ?? 0));
      change(store, (list) => withRead(list, conversationId, seq));
    }
    if (event.type === 'conversation-closed') {
      // a conversation that begins anew counts from 1 again
      readUpTo.delete(event.conversationId);
      change(store, (list) => withoutConversation(list, event.conversationId));
      store.dispatch(contactApi.util.invalidateTags(['Chats']));
    }
  };
};
