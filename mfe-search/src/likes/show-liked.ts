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

type InList = (list: { members: Liked[] }) => void;
type ShowIn = (store: AppStore, inList: InList) => { undo: () => void }[];

const further: ShowIn[] = [];

/** Lists of parts that come later show likes, too. */
export const showLikesIn = (showIn: ShowIn): void => {
  further.push(showIn);
};

/** Changes a member in everything that is cached: lists, similar members, the page. Answers how to change it back. */
export const showLiked = (store: AppStore, memberId: number, shown: Shown): (() => void) => {
  const { dispatch } = store;
  const state = store.getState();
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
      .selectCachedArgsForQuery(state, 'searchMember')
      .filter((args) => args.memberId === memberId)
      .map((args) =>
        searchApi.util.updateQueryData('searchMember', args, (profile) => {
          if (profile.view !== 'blocked') apply(profile, shown);
        }),
      ),
  ].map((patch) => dispatch(patch));
  const all = [...patches, ...further.flatMap((showIn) => showIn(store, inList))];
  return () => all.forEach((patch) => patch.undo());
};
