import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { unsentKey, useSocketEvent, useUser } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { SendQueue } from './send-queue';
import { sendNow } from './send-now';
import { showSent } from './show-sent';

interface Present {
  readonly memberId: number;
  readonly queue: SendQueue;
  readonly end: () => void;
}
const queues = new WeakMap<AppStore, Present>();

const create = (store: AppStore, memberId: number): SendQueue =>
  new SendQueue({
    storageKey: unsentKey(memberId),
    send: (queued) => sendNow(store, queued),
    onStored: (sent, startedWith) => showSent(store, sent, startedWith),
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
