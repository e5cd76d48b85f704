import { createContext, useContext } from 'react';
import type { Composition } from '@rendezvous/contracts/releases';

export const CompositionContext = createContext<Composition | null>(null);

/** What the gateway chose for this page. */
export const useComposition = (): Composition => {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('No composition is provided.');
  return composition;
};
