import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this was drawn by a server, also once a browser has taken it over. What a browser draws itself was not. */
export const useDrawnByServer = (): boolean => {
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasDrawn] = useState(isDrawn);
  return wasDrawn;
};
