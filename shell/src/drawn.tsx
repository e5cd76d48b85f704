import { useEffect } from 'react';

/** Says so when the page stands. */
export const Drawn = () => {
  // that it is drawn for the first time is known afterwards
  useEffect(() => globalThis.rendezvousStart?.drawn(), []);
  return null;
};
