import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { connectSocket, contactApi, sessionApi, useUser } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { useNavigationMemory } from './use-navigation-memory';

const FIRST_POLL_MS = 5000;
/** Specification, section 9; the socket is quicker, the polling heals what it missed. */
const POLL_MS = 60_000;

/** What the page does without showing anything: the socket, the polling, the place in the page. */
export const PageLife = () => {
  const store = useStore() as AppStore;
  const memberId = useUser()?.id ?? null;
  useNavigationMemory();

  // one socket for the page, for as long as somebody is logged in
  useEffect(() => (memberId === null ? undefined : connectSocket(store)), [memberId, store]);

  // user, chats and likes are asked for periodically whether or not the socket lives
  useEffect(() => {
    if (memberId === null) return undefined;
    const refresh = () => {
      const again = { forceRefetch: true, subscribe: false } as const;
      void store.dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, again));
      void store.dispatch(contactApi.endpoints.contactChats.initiate(undefined, again));
      void store.dispatch(contactApi.endpoints.contactLikes.initiate(undefined, again));
    };
    const first = setTimeout(refresh, FIRST_POLL_MS);
    const rest = setInterval(refresh, POLL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(rest);
    };
  }, [memberId, store]);
  return null;
};
