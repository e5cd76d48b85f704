import type { WebSocket as ReconnectingSocket } from 'partysocket';
import type { SocketCommand, SocketEvent } from '@rendezvous/contracts/events';
import { api } from '../api/api';
import { contactApi } from '../contact/contact.api';
import type { chatsFollower } from '../contact/follow-chats';
import { endSession } from '../session/session-change';
import type { AppStore } from '../store/store';
import { overlayActions } from '../store/overlay.slice';
import { undisturbed } from '../undisturbed';

/** An event of the server, or `connected` after each (re)connection: whoever counts `seq` then asks for what it missed. */
export type ClientSocketEvent = SocketEvent | { readonly type: 'connected' };

/** `readyState` of a socket that can send. */
const OPEN = 1;
const listeners = new Set<(event: ClientSocketEvent) => void>();
let socket: ReconnectingSocket | null = null;

export const onSocketEvent = (listener: (event: ClientSocketEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells the server something that may be lost, such as typing; dropped while there is no connection. */
export const sendSocket = (command: SocketCommand): void => {
  if (socket?.readyState === OPEN) socket.send(JSON.stringify(command));
};

const refresh = (store: AppStore, event: SocketEvent): void => {
  if (event.type === 'likes-changed') {
    store.dispatch(contactApi.util.invalidateTags(['Likes']));
    if (event.match) store.dispatch(overlayActions.showMatch({ memberId: event.match.memberId, kind: 'match' }));
  }
  if (event.type === 'user-changed') store.dispatch(api.util.invalidateTags(['User']));
  if (event.type === 'logged-out') void store.dispatch(endSession({ tellServer: false }));
};

const tell = (event: ClientSocketEvent): void => {
  for (const listener of listeners) undisturbed(() => listener(event));
};

const open = (Socket: typeof ReconnectingSocket, store: AppStore, followChats: ReturnType<typeof chatsFollower>): ReconnectingSocket => {
  const address = new URL('/api/socket', window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new Socket(address.href, [], { minReconnectionDelay: 500, maxReconnectionDelay: 15_000, maxEnqueuedMessages: 0 });
  let again = false;
  opened.addEventListener('open', () => {
    // what was told meanwhile is lost
    if (again) store.dispatch(api.util.invalidateTags(['Chats', 'Likes', 'User']));
    again = true;
    tell({ type: 'connected' });
  });
  opened.addEventListener('message', ({ data }) => {
    const event = JSON.parse(String(data)) as SocketEvent;
    undisturbed(() => followChats(event));
    undisturbed(() => refresh(store, event));
    tell(event);
  });
  return opened;
};

/**
 * Opens the page's one socket; returns how to close it. Reconnects by itself with growing delays. Its code comes after the first
 * screen: until then the page lives on what came with it.
 */
export const connectSocket = (store: AppStore): (() => void) => {
  let wanted = true;
  void Promise.all([
    import(/* webpackChunkName: "socket" */ 'partysocket'),
    import(/* webpackChunkName: "socket" */ '../contact/follow-chats'),
  ]).then(
    ([{ WebSocket: Socket }, { chatsFollower: followerOf }]) => {
      if (wanted) socket = open(Socket, store, followerOf(store));
      return undefined;
    },
    // without it the polling still brings everything
    reportError,
  );
  return () => {
    wanted = false;
    socket?.close();
    socket = null;
  };
};
