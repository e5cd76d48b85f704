import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ComposerHandle } from './composer/composer';

/** What the page before says of whoever comes to a conversation. */
export interface Arrival {
  /** They were writing its first messages, and go on. */
  readonly writes: boolean;
}

/** Gives the composer the focus of the one that it takes the place of. */
export const useArrival = (composer: RefObject<ComposerHandle | null>): void => {
  const state = useLocation().state as Partial<Arrival> | null;
  // a reload finds the state again, and nobody who writes
  const writes = useNavigationType() === 'REPLACE' && state?.writes === true;
  // before the next key, which would go nowhere
  useLayoutEffect(() => {
    if (writes) composer.current?.focus();
  }, [writes, composer]);
  // a new page takes the focus to its main part, in an effect after this one
  useEffect(() => {
    if (writes) queueMicrotask(() => composer.current?.focus());
  }, [writes, composer]);
};
