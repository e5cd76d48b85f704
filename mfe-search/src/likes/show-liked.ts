import type { AppStore } from '@rendezvous/client';
import { searchApi } from '../search.api';

interface Shown {
  readonly liked: boolean;
  readonly matched?: boolean;
}

interface Liked {
  readonly id: number;
  liked: boolean;
  matched: boolean;
}

const apply = (member: Liked, { liked, matched }: Shown): void => {
  member.liked = liked;
  // A match ends with the like; that it begins is known from the server only.
  member.matched = liked && (matched ?? member.matched);
};

/** Changes a member in everything that is cached: lists, similar members, the page. Answers how to change it back. */
export const showLiked = ({ dispatch, getState }: AppStore, memberId: number, shown: Shown): (() => void) => {
  const state = getState();
  const inList = ({ members }: { members: Liked[] }): void => {
    for (const member of members) if (member.id === memberId) apply(member, shown);
  };
  const patches = [
    ...searchApi.util
      .selectCachedArgsForQuery(state, 'searchMembers')
      .map((args) => searchApi.util.updateQueryData('searchMembers', args, inList)),
    ...searchApi.util
      .selectCachedArgsForQuery(state, 'searchSimilar')
      .map((args) => searchApi.util.updateQueryData('searchSimilar', args, inList)),
    ...searchApi.util
      .selectCachedArgsForQuery(state, 'searchTodaysFive')
      .map((args) => searchApi.util.updateQueryData('searchTodaysFive', args, inList)),
    ...searchApi.util
      .selectCachedArgsForQuery(state, 'searchMember')
      .filter((args) => args.memberId === memberId)
      .map((args) =>
        searchApi.util.updateQueryData('searchMember', args, (profile) => {
          if (profile.view !== 'blocked') apply(profile, shown);
        }),
      ),
  ].map((patch) => dispatch(patch));
  return () => patches.forEach((patch) => patch.undo());
};
