import { type LotCredits, takenFromLots } from './spend-priority.rules.js';

/** One entry of a member's ledger, as far as its bought credits go. */
export interface BoughtChange {
  readonly id: number;
  /** Bought credits that came, or went as a negative number. */
  readonly bought: number;
  /** The lot that they are of, as its order's id; null for a spend, which takes the oldest lots, and for its reversal. */
  readonly lot: number | null;
  /** The spend that this entry gives back. */
  readonly reverses: number | null;
}

/**
 * What is left of each lot, oldest purchase first. Told from the ledger alone: a spend takes the oldest lot that has credits, and what is given
 * back returns to the lots that its spend took them from, whatever was bought or spent since.
 * @param changes those of one member, in the order of their ids
 */
export const lotBalances = (changes: readonly BoughtChange[]): LotCredits[] => {
  const left = new Map<number, number>();
  const spent = new Map<number, readonly LotCredits[]>();
  const add = ({ lot, credits }: LotCredits) => void left.set(lot, (left.get(lot) ?? 0) + credits);
  for (const { id, bought, lot, reverses } of changes) {
    if (lot !== null) {
      add({ lot, credits: bought });
    } else if (reverses === null) {
      const taken = takenFromLots(left, -bought);
      for (const share of taken) add({ ...share, credits: -share.credits });
      spent.set(id, taken);
    } else {
      for (const share of spent.get(reverses) ?? []) add(share);
    }
  }
  return [...left].map(([lot, credits]) => ({ lot, credits }));
};

/** One purchase as far as its credits go. */
export interface Lot {
  readonly credits: number;
  /** Minor units paid for all of them, without fee. */
  readonly paid: number;
}

/**
 * What some of a lot's credits cost, in minor units. Parts are cut from the running total, so that all parts of a lot add up to its price.
 * @param before credits of the lot valued earlier
 */
export const valueOf = (lot: Lot, before: number, credits: number): number => {
  const upTo = (count: number) => Math.round((lot.paid * count) / lot.credits);
  return upTo(before + credits) - upTo(before);
};
