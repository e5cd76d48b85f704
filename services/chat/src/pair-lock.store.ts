import type { Tx } from '@rendezvous/server/database';

/** Two members in ascending order, as a conversation keeps them. */
export const pairOf = (oneId: number, otherId: number): readonly [number, number] =>
  oneId < otherId ? [oneId, otherId] : [otherId, oneId];

/**
 * Locks everything between two members until the transaction ends: likes, starting, blocking. There need not be a row yet that could be
 * locked. Taken before any row, and never for two pairs in one transaction.
 */
export const lockPair = async (tx: Tx, oneId: number, otherId: number): Promise<void> => {
  await tx.lock('chat.pair', ...pairOf(oneId, otherId));
};
