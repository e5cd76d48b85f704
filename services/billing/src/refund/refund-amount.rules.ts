import { taxIncluded } from '@rendezvous/contracts/kernel';
import { valueOf } from '../wallet/lot-balances.rules.js';

/** A purchase whose money may go back. Amounts are minor units of one currency. */
export interface RefundablePurchase {
  /** Credits that it brought. */
  readonly credits: number;
  /** What was paid for them, without the fee. */
  readonly paid: number;
  /** What was captured: `paid` and the fee. */
  readonly captured: number;
  /** Credits whose money went back already, is on its way, or was lost in disputes. */
  readonly refundedCredits: number;
  /** That money, and what was lost in disputes. */
  readonly givenBack: number;
}

export interface RefundAmount {
  readonly credits: number;
  readonly amount: number;
  /** What of it is the fee. */
  readonly fee: number;
  /** No credit of the purchase was used: the whole payment goes back, the fee with it. */
  readonly whole: boolean;
}

/**
 * What the unused credits of a purchase are worth. Parts are cut from the running total, so that all parts of a purchase add up to what was paid;
 * whoever used nothing gets everything that was captured.
 * @param unused credits of the purchase that are left
 * @returns null when there is nothing to give back
 */
export const refundAmount = (purchase: RefundablePurchase, unused: number): RefundAmount | null => {
  if (unused <= 0) return null;
  const { credits, paid, captured, refundedCredits, givenBack } = purchase;
  const whole = refundedCredits + unused === credits;
  const value = whole ? captured - givenBack : valueOf({ credits, paid }, refundedCredits, unused);
  const amount = Math.min(value, captured - givenBack);
  return amount <= 0 ? null : { credits: unused, amount, fee: whole ? Math.min(captured - paid, amount) : 0, whole };
};

/** Nothing of the purchase was used, and nothing of it went back. */
export const isUntouched = ({ credits, refundedCredits, givenBack }: RefundablePurchase, unused: number): boolean =>
  unused === credits && refundedCredits === 0 && givenBack === 0;

/** What is left of a payment: neither gone back, nor on its way, nor lost. */
export const roomOf = ({ captured, givenBack }: RefundablePurchase): number => captured - givenBack;

/**
 * What a provider paid back without being asked here takes of the purchase: as many unused credits as it is the price of, and all of them where nothing
 * is left of the payment. What was spent is not owed: whoever paid it back knew.
 * @param amount at most what is left
 */
export const adoptedAmount = (purchase: RefundablePurchase, unused: number, amount: number): Pick<RefundAmount, 'credits' | 'fee'> => {
  const { credits: bought, paid, captured, refundedCredits } = purchase;
  if (amount === roomOf(purchase)) return { credits: unused, fee: Math.min(captured - paid, amount) };
  let credits = unused;
  while (credits > 0 && valueOf({ credits: bought, paid }, refundedCredits, credits) > amount) credits -= 1;
  return { credits, fee: 0 };
};

/**
 * What of a refund is tax. It is cut from the running total, too, so that the credit notes of a receipt give back its tax to the cent.
 * @param before what went back of the purchase by then, and what of that was tax
 */
export const refundedTax = (amount: number, taxRate: number, before: { readonly amount: number; readonly tax: number }): number =>
  Math.max(0, taxIncluded(before.amount + amount, taxRate) - before.tax);
