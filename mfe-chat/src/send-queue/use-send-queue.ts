import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { contactApi, sessionApi, unsentKey, useSocketEvent, useUser } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { Message } from '@rendezvous/contracts/chat/messages';
import { chatApi } from '../chat.api';
import { changeThread, healGap } from '../thread/thread-loading';
import { withSent } from '../thread/thread.rules';
import { SendQueue } from './send-queue';
import { withOwnMessage } from './own-message.rules';

interface Present {
  readonly memberId: number;
  readonly queue: SendQueue;
  readonly end: () => void;
}
const queues = new WeakMap<AppStore, Present>();

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

const create = (store: AppStore, memberId: number): SendQueue =>
  new SendQueue({
    storageKey: unsentKey(memberId),
    send: ({ conversationId, clientId, text }) =>
      store.dispatch(chatApi.endpoints.chatSend.initiate({ conversationId, clientId, text }, { track: false })).unwrap(),
    onStored: (conversationId, message, credits) => {
      changeThread(store, conversationId, (thread) => withSent(thread, message));
      void healGap(store, conversationId).catch(() => undefined);
      store.dispatch(
        sessionApi.util.updateQueryData('sessionUser', undefined, (draft) => {
          if (draft.user) draft.user.credits = credits;
        }),
      );
      listOwnMessage(store, conversationId, message);
    },
  });

/** The one queue of whoever is logged in; it lives on while other pages are shown. */
const queueFor = (store: AppStore, memberId: number): SendQueue => {
  const present = queues.get(store);
  if (present?.memberId === memberId && !present.queue.isForgotten) return present.queue;
  present?.end();
  const queue = create(store, memberId);
  const wake = () => queue.wake();
  const hear = (event: StorageEvent) => queue.hear(event);
  const end = () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('storage', hear);
    queue.stop();
  };
  queues.set(store, { memberId, queue, end });
  if (typeof window !== 'undefined') {
    window.addEventListener('online', wake);
    window.addEventListener('storage', hear);
    queue.wake();
  }
  return queue;
};

/** What is on its way, and how to send. */
export const useSendQueue = (): SendQueue => {
  const store = useStore() as AppStore;
  const queue = queueFor(store, useUser()?.id ?? 0);
  useSyncExternalStore(queue.subscribe, queue.list);
  // the socket is back: so is the way to the server
  useSocketEvent('connected', () => queue.wake());
  return queue;
};
