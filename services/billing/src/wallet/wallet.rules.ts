/** Why credits came or went. The database holds the same list. */
const ENTRY_KINDS = [
  'signup',
  'promotion',
  'demo',
  'purchase',
  'debt',
  'message',
  'photo',
  'gift',
  'icebreaker',
  'returned',
  'refund',
  'chargeback',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Kinds that give credits nobody paid for. */
export type GrantKind = Extract<EntryKind, 'signup' | 'promotion' | 'demo' | 'returned'>;

/** A wallet's three amounts, in credits. */
export interface Wallet {
  readonly granted: number;
  readonly bought: number;
  /** Credits that a chargeback could not take back; owed from the next purchase. */
  readonly debt: number;
}

/** What can be spent. Debt is kept apart: it never makes a balance negative. */
export const balanceOf = (wallet: Pick<Wallet, 'granted' | 'bought'>): number => wallet.granted + wallet.bought;

/** The wallet after a spend, or null when there is too little: granted credits go first, they cannot be refunded. */
export const afterSpend = (wallet: Wallet, credits: number): Wallet | null => {
  if (credits > balanceOf(wallet)) return null;
  const fromGranted = Math.min(wallet.granted, credits);
  return { ...wallet, granted: wallet.granted - fromGranted, bought: wallet.bought - (credits - fromGranted) };
};

/** What a purchase adds once it has paid what is owed. */
export const afterPurchase = (wallet: Wallet, credits: number): Wallet => {
  const owed = Math.min(wallet.debt, credits);
  return { ...wallet, bought: wallet.bought + credits - owed, debt: wallet.debt - owed };
};

/** One purchase as far as its credits go. */
export interface Lot {
  readonly credits: number;
  /** Minor units paid for all of them, without fee. */
  readonly paid: number;
  readonly takenBack: number;
}

/**
 * What is left of each lot. Spends take the oldest lot first, so what the wallet still holds belongs to the newest lots.
 * @param lots oldest first
 * @param bought bought credits left in the wallet
 * @returns one number a lot, in the same order; together `bought`
 */
export const remainders = (lots: readonly Lot[], bought: number): number[] => {
  let left = bought;
  const newestFirst = lots.toReversed().map((lot) => {
    const here = Math.min(lot.credits - lot.takenBack, left);
    left -= here;
    return here;
  });
  if (left > 0) throw new Error(`${left} bought credits belong to no lot`);
  return newestFirst.toReversed();
};

/**
 * What some of a lot's credits cost, in minor units. Parts are cut from the running total, so that all parts of a lot add up to its price.
 * @param before credits of the lot valued earlier
 */
export const valueOf = (lot: Pick<Lot, 'credits' | 'paid'>, before: number, credits: number): number => {
  const upTo = (count: number) => Math.round((lot.paid * count) / lot.credits);
  return upTo(before + credits) - upTo(before);
};
