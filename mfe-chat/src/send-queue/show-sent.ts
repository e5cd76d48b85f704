import { contactApi, sessionApi } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { Message } from '@rendezvous/contracts/chat/messages';
import { chatApi } from '../chat.api';
import { changeThread, healGap } from '../thread/thread-loading';
import { withSent } from '../thread/thread.rules';
import { withOwnMessage } from './own-message.rules';
import type { SentMessage } from './queued-message';

/**
 * An answer under way may be older than the message: then the list is asked for once more. From the next release on `listOwnMessage` of the
 * client can take its place: a shell that is live now does not give it yet.
 */
const listOwnMessage = (store: AppStore, conversationId: number, message: Message): void => {
  const { data, status } = contactApi.endpoints.contactChats.select()(store.getState());
  const next = data === undefined ? null : withOwnMessage(data, conversationId, message);
  if (next !== null && next !== data) store.dispatch(contactApi.util.updateQueryData('contactChats', undefined, () => next));
  if (next === null || status === 'pending') store.dispatch(contactApi.util.invalidateTags(['Chats']));
};

/** Whoever shows how a conversation would begin shows the conversation from now on. */
const showStarted = (store: AppStore, memberId: number, conversationId: number): void => {
  store.dispatch(
    chatApi.util.updateQueryData('chatWith', { memberId }, (draft) => {
      draft.conversationId = conversationId;
    }),
  );
};

/** Shows a message that was stored wherever it counts. @param startedWith the member to whom it was written, before there was a conversation */
export const showSent = (store: AppStore, { conversationId, message, credits }: SentMessage, startedWith: number | null): void => {
  changeThread(store, conversationId, (thread) => withSent(thread, message));
  void healGap(store, conversationId).catch(() => undefined);
  store.dispatch(
    sessionApi.util.updateQueryData('sessionUser', undefined, (draft) => {
      if (draft.user) draft.user.credits = credits;
    }),
  );
  listOwnMessage(store, conversationId, message);
  if (startedWith !== null) showStarted(store, startedWith, conversationId);
};
