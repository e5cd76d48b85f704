import { createContext, useContext } from 'react';
import type { Composition } from './composition';

export const CompositionContext = createContext<Composition | null>(null);

/** What the gateway chose for this page. */
export const useComposition = (): Composition => {
  const composition = useContext(CompositionContext);
  if (!composition) throw new Error('No composition is provided.');
  return composition;
};
