import type { MatchReason } from '@rendezvous/contracts/match-reason';
import type { SearchOrder } from '@rendezvous/contracts/search/members';

/** What a viewer may know of a member beside themselves; null and false where it is not shown to them. */
export interface CommonFacts {
  readonly interests: number | null;
  /** Closer than so many kilometres. */
  readonly km: number | null;
  readonly sameRegion: boolean;
  /** The member joined lately, the viewer did. */
  readonly isNew: boolean;
  readonly viewerIsNew: boolean;
  readonly yearsApart: number | null;
}

/** Closer than this is worth telling where nobody asked for who is near. */
const CLOSE_KM = 25;
/** Up to so many years apart two are about the same age: as a reason, among similar members, and for the five of the day. */
export const SAME_AGE_YEARS = 5;

/** The one reason that is told of a member in a list or on their page: what was asked for, else what two people could talk about first. Nobody is weighed by it. */
export const reasonOf = (facts: CommonFacts, order: SearchOrder): MatchReason | null => {
  const { interests, km, sameRegion, isNew, viewerIsNew, yearsApart } = facts;
  if (order === 'near' && km !== null) return { kind: 'distance', km };
  if (interests !== null && interests > 0) return { kind: 'interests', count: interests };
  if (km !== null && km <= CLOSE_KM) return { kind: 'distance', km };
  if (isNew) return { kind: viewerIsNew ? 'both-new' : 'new' };
  if (sameRegion) return { kind: 'region' };
  return yearsApart !== null && yearsApart <= SAME_AGE_YEARS ? { kind: 'age' } : null;
};
