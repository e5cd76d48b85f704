import type { EntryKind } from '@rendezvous/contracts/billing/statement';

/** Kinds that give credits nobody paid for. */
export type GrantKind = Extract<EntryKind, 'signup' | 'promotion' | 'demo'>;

/** Kinds that pay for something. */
export type SpendKind = Extract<EntryKind, 'message' | 'photo' | 'gift' | 'icebreaker'>;

/** A wallet's three amounts, in credits. */
export interface Wallet {
  /** Given, so that nobody has them refunded. */
  readonly granted: number;
  /** Of purchases; each is a lot. */
  readonly bought: number;
  /** Credits that a chargeback could not take back; owed from the next purchase. */
  readonly debt: number;
}

/** What a purchase adds once it has paid what is owed. */
export const afterPurchase = (wallet: Wallet, credits: number): Wallet => {
  const owed = Math.min(wallet.debt, credits);
  return { ...wallet, bought: wallet.bought + credits - owed, debt: wallet.debt - owed };
};
