import { useEffect, useEffectEvent } from 'react';
import { onSocketEvent } from './socket';
import type { ClientSocketEvent } from './client-socket-event';

/** Reacts to one kind of event of the server for as long as the component is shown. */
export const useSocketEvent = <Type extends ClientSocketEvent['type']>(
  type: Type,
  react: (event: Extract<ClientSocketEvent, { type: Type }>) => void,
): void => {
  const latest = useEffectEvent(react);
  // the socket lives outside React
  useEffect(() => onSocketEvent((event) => event.type === type && latest(event as Extract<ClientSocketEvent, { type: Type }>)), [type]);
};
