import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { FoundMember, SearchResult } from '@rendezvous/contracts/search/members';
import { argsOf, argsOfPage, memberAddress, type SearchArgs } from '../../members/search-url';
import { searchApi } from '../../search.api';
import type { WalkState } from './use-results-with';

/** Somebody beside this member, and the way on from there. */
export interface Neighbour {
  readonly name: string;
  readonly to: string;
  /** What the history keeps of the walk. */
  readonly state: unknown;
}

export interface Neighbours {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/** A page of results beside another; not asked for unless the member stands at that end. */
const useBeside = (args: SearchArgs, result: SearchResult | undefined, step: 1 | -1, atEnd: boolean) => {
  const page = (result?.page ?? 0) + step;
  const skip = result === undefined || !atEnd || page < 1 || page > result.pages;
  // an address that says nothing means what was searched last: what that is says the answer
  const said = result && Object.keys(args).length === 0 ? argsOf(result.search, result.defaults) : args;
  const beside = argsOfPage(said, Math.max(1, page));
  const { currentData } = searchApi.useSearchMembersQuery(beside, { skip });
  return skip ? null : { args: beside, members: currentData?.members ?? [] };
};

const neighbourOf = (member: FoundMember | undefined, results: SearchArgs): Neighbour | null => {
  if (member === undefined) return null;
  const state: WalkState = { results };
  return { name: member.name, to: memberAddress(member.id, results.me), state };
};

/** The shell keeps the place of a page that takes another's place in the history; here it is somebody else's page. */
export const useBeginAtTop = (): void => {
  const type = useNavigationType();
  // where the window stands is no part of what is drawn
  useEffect(() => {
    if (type === 'REPLACE') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [type]);
};

/**
 * Who stands before and after a member in the results that the page was opened from; null when the member is not among them any more. Only what is shown
 * anyway is asked for: opening somebody's page tells them that their like was seen, so that no profile is fetched ahead.
 */
export const useNeighbours = (memberId: number, args: SearchArgs): Neighbours | null => {
  const { currentData: result } = searchApi.useSearchMembersQuery(args);
  const members = result?.members ?? [];
  const at = members.findIndex(({ id }) => id === memberId);
  const before = useBeside(args, result, -1, at === 0);
  const after = useBeside(args, result, 1, at >= 0 && at === members.length - 1);

  useBeginAtTop();

  if (at < 0) return null;
  // Whoever was active meanwhile may have moved on to the page beside.
  const isOther = ({ id }: FoundMember): boolean => members.every((member) => member.id !== id);
  return {
    previous: before ? neighbourOf(before.members.findLast(isOther), before.args) : neighbourOf(members[at - 1], args),
    next: after ? neighbourOf(after.members.find(isOther), after.args) : neighbourOf(members[at + 1], args),
  };
};
