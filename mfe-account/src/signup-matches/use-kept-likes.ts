import { useState, useSyncExternalStore } from 'react';
import { privateStorage } from '@rendezvous/client';
import { KEPT_LIKES, KEPT_LIKES_MAX } from '@rendezvous/contracts/landers/kept-likes';

const NOBODY: readonly number[] = [];
const follow = () => () => {};

const readKept = (): readonly number[] => {
  const kept = privateStorage.read<unknown>(KEPT_LIKES);
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)).slice(-KEPT_LIKES_MAX) : NOBODY;
};

const once = <T>(read: () => T): (() => T) => {
  let found: { readonly value: T } | undefined;
  return () => (found ??= { value: read() }).value;
};

/** Whom somebody would have liked before they joined, as this browser kept it when the page was opened. */
export const useKeptLikes = (): readonly number[] => {
  const [read] = useState(() => once(readKept));
  return useSyncExternalStore(follow, read, () => NOBODY);
};

/** What was liked by now is kept no longer. */
export const forgetKeptLike = (id: number): void => {
  const rest = readKept().filter((kept) => kept !== id);
  if (rest.length === 0) privateStorage.remove(KEPT_LIKES);
  else privateStorage.write(KEPT_LIKES, rest);
};
