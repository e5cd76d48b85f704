import { useSyncExternalStore } from 'react';
import { ownPath } from '@rendezvous/contracts/kernel';

const key = (orderId: number): string => `rdv:came-from:${orderId}`;
const follow = () => () => undefined;

/** Remembers for this tab which page asked for the credits of an order: the way to the bank and back loads the application anew. */
export const keepCameFrom = (orderId: number, page: string | null): void => {
  if (page === null) return;
  try {
    sessionStorage.setItem(key(orderId), page);
  } catch {
    // without storage the way leads to the members
  }
};

const read = (orderId: number): string | null => {
  try {
    return ownPath(sessionStorage.getItem(key(orderId)));
  } catch {
    return null;
  }
};

/** The page that asked for the credits of an order; null when nobody knows. */
export const useCameFrom = (orderId: number): string | null =>
  useSyncExternalStore(
    follow,
    () => read(orderId),
    () => null,
  );
