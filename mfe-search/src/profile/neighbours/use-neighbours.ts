import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { AppStore } from '@rendezvous/client';
import type { FoundMember, SearchResult } from '@rendezvous/contracts/search/members';
import type { SearchArgs } from '../../members/search-url';
import { searchApi } from '../../search.api';

/** Somebody beside this member in the results, in the search that both were found by. */
export interface Neighbour {
  readonly id: number;
  readonly name: string;
  readonly state: WalkState;
}

/** What a history entry keeps of the way here. It is no part of the address. */
interface WalkState {
  readonly results: SearchArgs;
}

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
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

const withPage = (args: SearchArgs, page: number): SearchArgs => {
  const { page: _, ...first } = args;
  return page > 1 ? { ...first, page } : first;
};

/** A page of results beside another; not asked for unless the member stands at that end. */
const useBeside = (args: SearchArgs | null, result: SearchResult | undefined, step: 1 | -1, atEnd: boolean) => {
  const page = (result?.page ?? 0) + step;
  const skip = args === null || result === undefined || !atEnd || page < 1 || page > result.pages;
  const beside = withPage(args ?? {}, Math.max(1, page));
  const { currentData } = searchApi.useSearchMembersQuery(beside, { skip });
  return skip ? null : { args: beside, members: currentData?.members ?? [] };
};

const neighbourOf = (member: FoundMember | undefined, results: SearchArgs): Neighbour | null =>
  member ? { id: member.id, name: member.name, state: { results } } : null;

/**
 * Who stands before and after a member in the results that the page was opened from; null when it was opened otherwise. Only what is shown
 * anyway is asked for: opening somebody's page tells them that their like was seen, so that no profile is fetched ahead.
 */
export const useNeighbours = (memberId: number): Neighbours | null => {
  const store = useStore() as AppStore;
  const { state } = useLocation();
  const type = useNavigationType();
  const [args] = useState(() => resultsWith(store, memberId, state as Partial<WalkState> | null));
  const { currentData: result } = searchApi.useSearchMembersQuery(args ?? {}, { skip: args === null });
  const members = result?.members ?? [];
  const at = members.findIndex(({ id }) => id === memberId);
  const before = useBeside(args, result, -1, at === 0);
  const after = useBeside(args, result, 1, at >= 0 && at === members.length - 1);

  // the shell keeps the place of a page that takes another's place in the history; here it is somebody else's page
  useEffect(() => {
    if (type === 'REPLACE') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [type]);

  if (args === null || at < 0) return null;
  // Whoever was active meanwhile may have moved on to the page beside.
  const isOther = ({ id }: FoundMember): boolean => members.every((member) => member.id !== id);
  return {
    previous: before ? neighbourOf(before.members.findLast(isOther), before.args) : neighbourOf(members[at - 1], args),
    next: after ? neighbourOf(after.members.find(isOther), after.args) : neighbourOf(members[at + 1], args),
  };
};
