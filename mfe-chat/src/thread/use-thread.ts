import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { refusalOf, useChats, useSocketEvent, useUser } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../chat.api';
import { catchUp, changeThread, healGap, loadOlder } from './thread-loading';
import type { Thread } from './thread.rules';

export interface OpenThread {
  readonly thread: Thread | null;
  /** The call that failed, while there is nothing to show. */
  readonly error: unknown;
  /** There is no such conversation for this member, or not any more. */
  readonly missing: boolean;
  readonly busy: boolean;
  readonly retry: () => void;
  readonly older: { readonly busy: boolean; readonly failed: boolean; readonly load: () => void };
}

/** A fault while catching up heals itself: the next hint, or the next connection, asks for the same messages again. */
const quietly = (work: Promise<void>) => void work.catch(() => undefined);

/** Loads a conversation and keeps it up to date: hints of the socket say what is missing, a reconnection asks for everything since. */
export const useThread = (conversationId: number): OpenThread => {
  const store = useStore() as AppStore;
  const viewerId = useUser()?.id ?? 0;
  const [closed, setClosed] = useState(false);
  const [loadingOlder, setLoadingOlder] = useState<'no' | 'busy' | 'failed'>('no');
  const { data = null, error, isFetching, refetch } = chatApi.useChatThreadQuery(conversationId, { refetchOnMountOrArgChange: true });

  useSocketEvent('message', (event) => {
    if (event.conversationId === conversationId) quietly(healGap(store, conversationId, event.seq));
  });
  useSocketEvent('connected', () => quietly(catchUp(store, conversationId)));
  // a confirmed address, or a partner who came back: state and what was held may have changed
  useSocketEvent('chats-changed', () => void refetch());
  useSocketEvent('read', (event) => {
    if (event.conversationId !== conversationId) return;
    changeThread(store, conversationId, (thread) =>
      event.memberId === viewerId
        ? { ...thread, ownRead: Math.max(thread.ownRead, event.seq) }
        : { ...thread, partnerRead: Math.max(thread.partnerRead ?? 0, event.seq) },
    );
  });
  useSocketEvent('conversation-closed', (event) => {
    if (event.conversationId === conversationId) setClosed(true);
  });

  // without a socket the page's polling of the list tells of new messages; this asks for them when the tab is looked at again
  useEffect(() => {
    const look = () => {
      if (!document.hidden) quietly(catchUp(store, conversationId));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, conversationId]);

  // the list of conversations is polled whether or not the socket lives
  const lastKnown = useChats().data?.chats.find(({ conversation }) => conversation.id === conversationId)?.conversation.last_seq ?? 0;
  useEffect(() => quietly(healGap(store, conversationId, lastKnown)), [store, conversationId, lastKnown]);

  const load = useCallback(() => {
    setLoadingOlder((state) => {
      if (state === 'busy') return state;
      loadOlder(store, conversationId).then(
        () => setLoadingOlder('no'),
        () => setLoadingOlder('failed'),
      );
      return 'busy';
    });
  }, [store, conversationId]);

  const missing = closed || refusalOf(error)?.code === 'chat.conversation-not-found';
  return {
    thread: missing ? null : data,
    error,
    missing,
    busy: isFetching,
    retry: () => void refetch(),
    older: { busy: loadingOlder === 'busy', failed: loadingOlder === 'failed', load },
  };
};
