import { useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { AppStore } from '@rendezvous/client';
import type { SearchArgs } from '../../members/search-url';
import { searchApi } from '../../search.api';

/** What a history entry keeps of the way here. It is no part of the address. */
export interface WalkState {
  readonly results: SearchArgs;
}

const sameSearch = (one: SearchArgs, other: SearchArgs | undefined): boolean =>
  other !== undefined && JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/** The results that the member was opened from: those that the way here names, else the latest that are still known and hold the member. */
const resultsWith = (store: AppStore, memberId: number, walk: Partial<WalkState> | null): SearchArgs | null => {
  const state = store.getState();
  const known = searchApi.util
    .selectCachedArgsForQuery(state, 'searchMembers')
    .map((args) => ({ args: args as SearchArgs, entry: searchApi.endpoints.searchMembers.select(args)(state) }))
    .filter(({ entry }) => entry.data?.members.some(({ id }) => id === memberId))
    .toSorted((one, other) => (other.entry.fulfilledTimeStamp ?? 0) - (one.entry.fulfilledTimeStamp ?? 0));
  return (known.find(({ args }) => sameSearch(args, walk?.results)) ?? known[0])?.args ?? null;
};

/** The results that a member's page was opened from; null when it was opened otherwise. */
export const useResultsWith = (memberId: number): SearchArgs | null => {
  const store = useStore() as AppStore;
  const { state } = useLocation();
  const [args] = useState(() => resultsWith(store, memberId, state as Partial<WalkState> | null));
  return args;
};
