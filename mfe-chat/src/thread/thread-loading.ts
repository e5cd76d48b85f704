import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../chat.api';
import { CATCH_UP_PAGE, isBehind, type MessagePage, PAGE, type Thread, wereReleased, withNewer, withOlder } from './thread.rules';

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/** The conversation as it is loaded now; null before it is. */
export const threadNow = (store: Store, conversationId: number): Thread | null =>
  chatApi.endpoints.chatThread.select(conversationId)(store.getState()).data ?? null;

/** Changes a loaded conversation in place. */
export const changeThread = (store: Store, conversationId: number, change: (thread: Thread) => Thread): void => {
  const thread = threadNow(store, conversationId);
  if (thread !== null) store.dispatch(chatApi.util.updateQueryData('chatThread', conversationId, () => change(thread)));
};

const pageOf = (store: Store, args: { conversationId: number; before?: number; after?: number; limit: number }): Promise<MessagePage> =>
  store.dispatch(chatApi.endpoints.chatMessages.initiate(args, { subscribe: false, forceRefetch: true })).unwrap();

/** Adds the messages before the first one. Rejects with the refused call. */
export const loadOlder = async (store: Store, conversationId: number): Promise<void> => {
  const first = threadNow(store, conversationId)?.messages[0]?.seq;
  if (first === undefined) return;
  const page = await pageOf(store, { conversationId, before: first, limit: PAGE });
  changeThread(store, conversationId, (thread) => withOlder(thread, page, first));
};

const newerOnce = async (store: Store, conversationId: number): Promise<void> => {
  for (;;) {
    const thread = threadNow(store, conversationId);
    if (thread === null) return;
    const page = await pageOf(store, { conversationId, after: thread.upTo, limit: CATCH_UP_PAGE });
    changeThread(store, conversationId, (now) => withNewer(now, page, thread.upTo));
    if (page.messages.length < CATCH_UP_PAGE && !wereReleased(thread, page)) return;
  }
};

const running = new Map<number, { again: boolean; work: Promise<void> }>();

/**
 * Asks for everything after the last message: the cure for every gap. While one call is out, more wishes become one further call:
 * the answer under way may be older than the wish.
 */
export const catchUp = (store: Store, conversationId: number): Promise<void> => {
  const present = running.get(conversationId);
  if (present !== undefined) {
    present.again = true;
    return present.work;
  }
  const turn = { again: false, work: Promise.resolve() };
  running.set(conversationId, turn);
  turn.work = (async () => {
    try {
      do {
        turn.again = false;
        await newerOnce(store, conversationId);
      } while (turn.again);
    } finally {
      running.delete(conversationId);
    }
  })();
  return turn.work;
};

/** Asks for what is missing when a message is known to exist that is not here. */
export const healGap = async (store: Store, conversationId: number, seq = 0): Promise<void> => {
  const thread = threadNow(store, conversationId);
  if (thread !== null && isBehind(thread, seq)) await catchUp(store, conversationId);
};
