import { useSyncExternalStore } from 'react';
import { privateStorage } from '@rendezvous/client';
import { ownPath } from '@rendezvous/contracts/kernel';

const KEYS = 'billing:came-from:';
const keyOf = (orderId: number): string => `${KEYS}${orderId}`;
const follow = () => () => undefined;

/**
 * Remembers which page asked for the credits of an order: the way to the bank and back loads the application anew. A member has one open order,
 * so what is known of others goes.
 */
export const keepCameFrom = (orderId: number, page: string | null): void => {
  for (const key of privateStorage.keys(KEYS)) privateStorage.remove(key);
  if (page !== null) privateStorage.write(keyOf(orderId), page);
};

/** The page that asked for the credits of an order; null when nobody knows. */
export const useCameFrom = (orderId: number): string | null =>
  useSyncExternalStore(
    follow,
    () => ownPath(privateStorage.read<string>(keyOf(orderId))),
    () => null,
  );
