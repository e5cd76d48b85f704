import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../chat.api';
import type { QueuedMessage, SentMessage } from './queued-message';

/** One try to send a message. Rejects with the refused call. */
export const sendNow = async (store: AppStore, queued: QueuedMessage): Promise<SentMessage> => {
  const { clientId, text } = queued;
  if ('memberId' in queued) {
    const { memberId } = queued;
    return store.dispatch(chatApi.endpoints.chatStart.initiate({ memberId, clientId, text }, { track: false })).unwrap();
  }
  const { conversationId } = queued;
  const reply = await store.dispatch(chatApi.endpoints.chatSend.initiate({ conversationId, clientId, text }, { track: false })).unwrap();
  return { ...reply, conversationId };
};
