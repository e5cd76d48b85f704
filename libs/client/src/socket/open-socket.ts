import { WebSocket as ReconnectingSocket } from 'partysocket';
import type { SocketEvent } from '@rendezvous/contracts/events';
import { invalidateAfter } from '../api/cache-tags';
import { chatsFollower } from '../chats-and-likes/follow-chat-list';
import { endSession } from '../session/session-change';
import { overlayActions } from '../store/overlay.slice';
import type { AppStore } from '../store/store';
import { runListener } from '../run-listener';
import type { ClientSocketEvent } from './client-socket-event';

const refresh = (store: AppStore, event: SocketEvent): void => {
  store.dispatch(invalidateAfter(event.type));
  if (event.type === 'likes-changed' && event.match)
    store.dispatch(overlayActions.showMatch({ memberId: event.match.memberId, kind: 'match' }));
  if (event.type === 'logged-out') void store.dispatch(endSession({ tellServer: false }));
};

/** Opens a socket that reconnects by itself with growing delays, and follows what it says. @param tell hears of every event */
export const openSocket = (store: AppStore, tell: (event: ClientSocketEvent) => void): ReconnectingSocket => {
  const followChats = chatsFollower(store);
  const address = new URL('/api/socket', window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new ReconnectingSocket(address.href, [], {
    minReconnectionDelay: 500,
    maxReconnectionDelay: 15_000,
    maxEnqueuedMessages: 0,
  });
  let again = false;
  opened.addEventListener('open', () => {
    // what was told meanwhile is lost
    if (again) store.dispatch(invalidateAfter('reconnected'));
    again = true;
    tell({ type: 'connected' });
  });
  opened.addEventListener('message', ({ data }) => {
    const event = JSON.parse(String(data)) as SocketEvent;
    runListener(() => followChats(event));
    runListener(() => refresh(store, event));
    tell(event);
  });
  return opened;
};
