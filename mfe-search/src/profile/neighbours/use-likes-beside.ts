import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { api, type AppStore, useLikes } from '@rendezvous/client';
import { type Neighbour, type Neighbours, useBeginAtTop } from './use-neighbours';

type LikesTab = 'received' | 'sent';

/** What a history entry keeps of a walk through likes: the list as it was when the walk began, since looking at a new like moves it. */
interface LikesWalk {
  readonly tab: LikesTab;
  readonly order: readonly number[];
}

interface LikesBeside extends Neighbours {
  readonly tab: LikesTab;
}

type Likes = NonNullable<ReturnType<typeof useLikes>['data']>;

const listOf = (likes: Likes, tab: LikesTab): readonly { readonly id: number; readonly name: string }[] =>
  tab === 'received' ? likes.liked_by : likes.profiles;

/** The list that a like was opened from: as the way here says, else the one that holds the member. */
const walkFrom = (likes: Likes, memberId: number, asked: LikesTab | undefined): LikesWalk | null => {
  const tab = ([asked, 'received', 'sent'] as const).find((one) => one && listOf(likes, one).some(({ id }) => id === memberId));
  return tab ? { tab, order: listOf(likes, tab).map(({ id }) => id) } : null;
};

/** Who stands before and after a member in the likes; likes that have gone meanwhile are walked past. Null while nothing is known, or when there is no like. */
export const useLikesBeside = (memberId: number): LikesBeside | null => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const state = useLocation().state as Partial<LikesWalk> | null;
  const { data: likes } = useLikes();
  const [walk, setWalk] = useState<LikesWalk | null>(state?.tab && state.order ? { tab: state.tab, order: state.order } : null);
  // the first answer, done while rendering: later ones are in another order
  if (walk === null && likes) {
    const begun = walkFrom(likes, memberId, state?.tab);
    if (begun) setWalk(begun);
  }
  useBeginAtTop();
  const isNew = likes?.liked_by.some(({ id, like_new: fresh }) => id === memberId && fresh) ?? false;
  const [wasNew] = useState(isNew);
  // A page that came with its answers told the server of the look before the likes were asked for: they count again.
  useEffect(() => {
    if (wasNew) dispatch(api.util.invalidateTags(['Likes']));
  }, [wasNew, dispatch]);
  if (walk === null || !likes) return null;
  const names = new Map(listOf(likes, walk.tab).map(({ id, name }) => [id, name]));
  const at = walk.order.indexOf(memberId);
  const neighbourOf = (id: number | undefined): Neighbour | null =>
    id === undefined ? null : { name: names.get(id) ?? '', to: `/likes/m/${id}`, state: walk };
  return {
    tab: walk.tab,
    previous: neighbourOf(walk.order.slice(0, Math.max(0, at)).findLast((id) => names.has(id))),
    next: at < 0 ? null : neighbourOf(walk.order.slice(at + 1).find((id) => names.has(id))),
  };
};
