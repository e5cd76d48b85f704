import { useRef } from 'react';
import type { HidingField, Search } from '@rendezvous/contracts/search/members';
import { searchApi } from '../search.api';

type Hiding = Pick<Search, HidingField>;

/**
 * Keeps whom a member chose to leave out, for searches to come. A link that says otherwise changes nothing: only what is chosen counts.
 * @param defaults the search of this member when they choose nothing; they hold what is kept so far
 */
export const useRememberedHiding = (defaults: Search | undefined): ((chosen: Search) => void) => {
  const [keep] = searchApi.useSearchPreferencesMutation();
  // what was chosen last is known before an answer says so
  const last = useRef<Hiding>(null);
  return ({ passed, seen }) => {
    const known: Hiding | undefined = last.current ?? defaults;
    if (known === undefined || (passed === known.passed && seen === known.seen)) return;
    last.current = { passed, seen };
    // what is shown now is what was chosen, whether or not it can be kept
    void keep({ hide_passed: passed === 'no', hide_seen: seen === 'no' });
  };
};
