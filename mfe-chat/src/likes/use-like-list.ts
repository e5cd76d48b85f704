import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { LikedBy, LikeType } from '@rendezvous/contracts/chat/likes';
import { useLikes } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import { chatApi } from '../chat.api';
import { useSteadyList } from './use-steady-list';

type Likes = NonNullable<ReturnType<typeof useLikes>['data']>;

/** One of the three lists, as `likes.php` has it. */
const listOf = (likes: Likes, type: LikeType): readonly LikedBy[] => {
  if (type === 'received') return likes.liked_by;
  if (type === 'matches') return likes.liked_by.filter(({ matched }) => matched);
  return likes.profiles.map((profile) => ({ ...profile, like_new: false }));
};

const merged = (first: readonly LikedBy[], further: readonly LikedBy[]): readonly LikedBy[] => {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...further.filter(({ id }) => !known.has(id))];
};

/** The list of a tab: what came with the page's poll, and further pages on demand. */
export const useLikeList = (type: LikeType, onFailed: (error: unknown) => void) => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const likes = useLikes();
  const [further, setFurther] = useState<{ readonly members: readonly LikedBy[]; readonly next: string | null | undefined }>({
    members: [],
    next: undefined,
  });
  const [busy, setBusy] = useState(false);
  const first = useSteadyList(likes.data ? listOf(likes.data, type) : null);
  const profiles = first && merged(first, further.members);
  const total = likes.data?.totals[type] ?? 0;
  const load = async () => {
    setBusy(true);
    try {
      let { members, next } = further;
      const before = merged(first ?? [], members).length;
      // the lists of the poll are sorted differently: pages that bring nobody new are passed over
      do {
        const page = await dispatch(
          chatApi.endpoints.chatMoreLikes.initiate({ type, ...(next ? { after: next } : {}) }, { subscribe: false, forceRefetch: true }),
        ).unwrap();
        members = merged(members, page.members);
        ({ next } = page);
      } while (next !== null && merged(first ?? [], members).length === before);
      setFurther({ members, next });
    } catch (error) {
      onFailed(error);
    } finally {
      setBusy(false);
    }
  };
  const hasMore = profiles !== null && further.next !== null && profiles.length < total;
  return { ...likes, profiles, more: hasMore ? { busy, load: () => void load() } : null };
};
