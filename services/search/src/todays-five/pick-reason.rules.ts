import type { PickReason } from '@rendezvous/contracts/search/todays-five';

/** How far apart those are who count as of one age, in years. */
export const SAME_AGE_YEARS = 5;

/** What is true of a member and the viewer, as far as the viewer may see it. */
export interface PickFacts {
  /** How many interests both have. */
  readonly shared: number;
  readonly sameRegion: boolean;
  readonly isNew: boolean;
}

/** The strongest reason that holds. Whoever is chosen is of nearly the viewer's age: that is left when nothing else holds. */
export const pickReason = ({ shared, sameRegion, isNew }: PickFacts): PickReason => {
  if (shared > 0) return { kind: 'interests', count: shared };
  if (sameRegion) return { kind: 'region' };
  return { kind: isNew ? 'new' : 'age' };
};
