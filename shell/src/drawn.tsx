import { useEffect } from 'react';

/** Longest that a page which has nothing to wait for is taken as not alive, in milliseconds. */
const ALIVE_MS = 2000;

/** React hears of nothing that is done while it is at work. */
const tellAlive = (delayMs = 0) => {
  const timer = setTimeout(() => globalThis.rendezvousStart?.alive(), delayMs);
  return () => clearTimeout(timer);
};

/** Says so when the page stands. */
export const Drawn = () => {
  // that it is drawn for the first time is known afterwards
  useEffect(() => {
    globalThis.rendezvousStart?.drawn();
    return tellAlive(ALIVE_MS);
  }, []);
  return null;
};

/** Says so when scripts hold what it stands beside: React takes over what may have to wait after all that is around it. */
export const Held = () => {
  useEffect(() => tellAlive(), []);
  return null;
};
