import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { api, type AppStore, useLikes } from '@rendezvous/client';
import { furtherLikes, type Person, type Place } from './further-likes.api';
import { type Neighbour, type Neighbours, useBeginAtTop } from './use-neighbours';

type LikesTab = 'received' | 'sent';

/**
 * What a history entry keeps of a walk through likes: the list as it was when the walk began, since looking at a new like moves it, with the names of
 * those whom the answer may not hold any more or not yet.
 */
interface LikesWalk {
  readonly tab: LikesTab;
  readonly beside: readonly Person[];
  /** Where the list goes on. */
  readonly next?: Place;
}

interface LikesBeside extends Neighbours {
  /** null: not known. */
  readonly tab: LikesTab | null;
}

const ALONE = { previous: null, next: null };

type Likes = NonNullable<ReturnType<typeof useLikes>['data']>;

const listOf = (likes: Likes, tab: LikesTab): readonly Person[] => (tab === 'received' ? likes.liked_by : likes.profiles);

/** The list that a like was opened from: as the way here says, else the one that holds the member. */
const walkFrom = (likes: Likes, memberId: number, asked: LikesTab | undefined): LikesWalk | null => {
  const tab = ([asked, 'received', 'sent'] as const).find((one) => one && listOf(likes, one).some(({ id }) => id === memberId));
  return tab ? { tab, beside: listOf(likes, tab).map(({ id, name }) => ({ id, name })) } : null;
};

/** Who stands before and after a member in the likes; likes that have gone meanwhile are walked past, as far as the answer holds all of them. Null while nothing is known. */
export const useLikesBeside = (memberId: number): LikesBeside | null => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const state = useLocation().state as Partial<LikesWalk> | null;
  const { data: likes } = useLikes();
  const [walk, setWalk] = useState<LikesWalk | null>(
    state?.tab && state.beside ? { tab: state.tab, beside: state.beside, next: state.next } : null,
  );
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
  // the list is longer than what every page knows of it
  const isLonger = walk !== null && walk.next !== null && walk.beside.length < (likes?.totals[walk.tab] ?? 0);
  const isAtEnd = isLonger && walk.beside.at(-1)?.id === memberId;
  useEffect(() => {
    if (!isAtEnd || walk === null) return undefined;
    let isLeft = false;
    const goOn = async (): Promise<void> => {
      const { people, next } = await furtherLikes(dispatch, walk.tab, walk.beside, walk.next);
      if (!isLeft) setWalk({ ...walk, beside: [...walk.beside, ...people], next });
    };
    void goOn();
    return () => {
      isLeft = true;
    };
  }, [isAtEnd, walk, dispatch]);
  if (!likes) return null;
  if (walk === null) return { tab: state?.tab ?? null, ...ALONE };
  const list = listOf(likes, walk.tab);
  const left = new Set(list.map(({ id }) => id));
  const isThere = ({ id }: Person): boolean => left.has(id) || list.length < likes.totals[walk.tab];
  const at = walk.beside.findIndex(({ id }) => id === memberId);
  const neighbourOf = (person: Person | undefined): Neighbour | null =>
    person === undefined ? null : { name: person.name, to: `/likes/m/${person.id}`, state: walk };
  return {
    tab: walk.tab,
    previous: neighbourOf(walk.beside.slice(0, Math.max(0, at)).findLast(isThere)),
    next: at < 0 ? null : neighbourOf(walk.beside.slice(at + 1).find(isThere)),
  };
};
