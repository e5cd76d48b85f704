import type { Message } from '@rendezvous/contracts/chat/messages';
import type { AppStore } from '../store/store';

/** Shows in the list of conversations that a message of one's own was stored, for when no socket tells of it. Its code comes with the socket's. */
export const listOwnMessage = async (store: AppStore, conversationId: number, message: Message): Promise<void> => {
  try {
    const { listOwn } = await import(/* webpackChunkName: "socket" */ './follow-chat-list');
    listOwn(store, conversationId, message);
  } catch (fault) {
    // without it the polling still brings everything
    reportError(fault);
  }
};
