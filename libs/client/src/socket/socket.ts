import type { WebSocket as ReconnectingSocket } from 'partysocket';
import type { SocketCommand } from '@rendezvous/contracts/events';
import type { AppStore } from '../store/store';
import { runListener } from '../run-listener';
import type { ClientSocketEvent } from './client-socket-event';

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

const tell = (event: ClientSocketEvent): void => {
  for (const listener of listeners) runListener(() => listener(event));
};

/**
 * Opens the page's one socket; returns how to close it. Its code comes after the first
 * screen: until then the page lives on what came with it.
 */
export const connectSocket = (store: AppStore): (() => void) => {
  let wanted = true;
  void import(/* webpackChunkName: "socket" */ './open-socket').then(
    ({ openSocket }) => {
      if (wanted) socket = openSocket(store, tell);
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
