import { type RefObject, useEffect } from 'react';
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
  useEffect(() => {
    if (!writes) return;
    composer.current?.focus();
    // a new page gives the focus to its main part, in an effect after this one
    queueMicrotask(() => composer.current?.focus());
  }, [writes, composer]);
};
