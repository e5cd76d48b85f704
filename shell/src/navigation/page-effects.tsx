import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { connectSocket, invalidateAfter, useUser } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { useOwnFaces } from '../faces/use-own-faces';
import { useScrollRestoration } from './use-scroll-restoration';

const FIRST_POLL_MS = 5000;
/** User, chats and likes; the socket is quicker, the polling heals what it missed. */
const POLL_MS = 60_000;

/** What the page does without showing anything: the socket, the polling, the place in the page, its faces. */
export const PageEffects = () => {
  const store = useStore() as AppStore;
  const memberId = useUser()?.id ?? null;
  useScrollRestoration();
  useOwnFaces();

  // one socket for the page, for as long as somebody is logged in
  useEffect(() => (memberId === null ? undefined : connectSocket(store)), [memberId, store]);

  // user, chats and likes are asked for periodically whether or not the socket lives
  useEffect(() => {
    if (memberId === null) return undefined;
    const refresh = () => void store.dispatch(invalidateAfter('polled'));
    const first = setTimeout(refresh, FIRST_POLL_MS);
    const rest = setInterval(refresh, POLL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(rest);
    };
  }, [memberId, store]);
  return null;
};
