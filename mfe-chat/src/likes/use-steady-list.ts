import { useState } from 'react';
import type { LikedBy } from '@rendezvous/contracts/chat/likes';

/**
 * A list as it was when it was opened: whom it marked as new stays marked, and everybody stays where they were, though looking at a like
 * makes it an old one. Who comes later stands before them, as new ones do.
 */
export const useSteadyList = (now: readonly LikedBy[] | null): readonly LikedBy[] | null => {
  const [opened, setOpened] = useState(now);
  // the first answer, done while rendering, so that no frame shows another order
  if (opened === null && now !== null) setOpened(now);
  return now && steady(now, opened ?? now);
};

const steady = (now: readonly LikedBy[], opened: readonly LikedBy[]): readonly LikedBy[] => {
  const current = new Map(now.map((profile) => [profile.id, profile]));
  const known = new Set(opened.map(({ id }) => id));
  return [
    ...now.filter(({ id }) => !known.has(id)),
    ...opened.flatMap(({ id, like_new: wasNew }) => {
      const profile = current.get(id);
      return profile ? [{ ...profile, like_new: profile.like_new || wasNew }] : [];
    }),
  ];
};
