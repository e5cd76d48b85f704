import type { SocketEvent } from '@rendezvous/contracts/events';
import type { AppStore } from '../store/store';
import { sessionApi } from '../session/session.api';
import { type ChatsReply, withMessage, withoutConversation, withRead } from './chat-list.rules';
import { contactApi } from './contact.api';

/**
 * Keeps the list of conversations and the badge true by what the socket tells, so that a message makes no tab load the whole list. Returns
 * what to call with each event.
 */
export const chatsFollower = ({ dispatch, getState }: AppStore): ((event: SocketEvent) => void) => {
  const readUpTo = new Map<number, number>();
  const viewerId = () => sessionApi.endpoints.sessionUser.select()(getState()).data?.user?.id;
  const askAgain = () => void dispatch(contactApi.util.invalidateTags(['Chats']));

  const change = (patch: (list: ChatsReply) => ChatsReply | null): void => {
    const { data, status } = contactApi.endpoints.contactChats.select()(getState());
    const next = data === undefined ? null : patch(data);
    if (next !== null && next !== data) dispatch(contactApi.util.updateQueryData('contactChats', undefined, () => next));
    // an answer under way may be older than this event, and would take it back
    if (next === null || status === 'pending') askAgain();
  };

  return (event) => {
    if (event.type === 'message') change((list) => withMessage(list, event, readUpTo.get(event.conversationId) ?? 0));
    if (event.type === 'read' && event.memberId === viewerId()) {
      const { conversationId, seq } = event;
      readUpTo.set(conversationId, Math.max(seq, readUpTo.get(conversationId) ?? 0));
      change((list) => withRead(list, conversationId, seq));
    }
    if (event.type === 'conversation-closed') {
      // a conversation that begins anew counts from 1 again
      readUpTo.delete(event.conversationId);
      change((list) => withoutConversation(list, event.conversationId));
      askAgain();
    }
    if (event.type === 'chats-changed') askAgain();
  };
};
