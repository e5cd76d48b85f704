import type { SocketEvent } from '@rendezvous/contracts/events';

/** An event of the server, or `connected` after each (re)connection: whoever counts `seq` then asks for what it missed. */
export type ClientSocketEvent = SocketEvent | { readonly type: 'connected' };
