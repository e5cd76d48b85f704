import type { Bundle } from '@rendezvous/contracts/billing/bundles';
import { type Currency, percentOf, taxIncluded } from '@rendezvous/contracts/kernel';

/** How tables name what counts wherever a site has none of its own. */
export const EVERY_SITE = 0;

/** The site of a row; null for what counts for all. */
export const siteOf = (siteId: number): number | null => (siteId === EVERY_SITE ? null : siteId);

/** The parts of a price in minor units of one currency. */
export interface Quote {
  readonly price: number;
  readonly discount: number;
  readonly fee: number;
  readonly total: number;
  /** Contained in the total. */
  readonly tax: number;
}

/**
 * What an order costs. The discount is cut from the bundle, never from the provider's fee.
 * @param price normal price of the bundle, minor units
 * @param percentage of the discount, 0 without one
 * @param taxRate per cent contained in prices
 */
export const quote = (price: number, percentage: number, fee: number, taxRate: number): Quote => {
  const discount = percentOf(price, percentage);
  const total = price - discount + fee;
  return { price, discount, fee, total, tax: taxIncluded(total, taxRate) };
};

/** A bundle with its price in one currency. */
export interface PricedBundle {
  readonly id: string;
  readonly credits: number;
  readonly popular: boolean;
  readonly amount: number;
}

/**
 * A bundle as members see it.
 * @param percentage of the discount, 0 without one
 */
export const toBundle = ({ id, credits, popular, amount }: PricedBundle, currency: Currency, percentage: number): Bundle => ({
  id,
  credits,
  popular,
  price: { amount, currency },
  price_now: { amount: amount - percentOf(amount, percentage), currency },
});

/**
 * What one message costs at least, in whole currency units rounded to cents; null where nothing is sold.
 * @param messageCredits credits that a message takes
 */
export const cheapestMessage = (bundles: readonly PricedBundle[], messageCredits: number): number | null => {
  if (bundles.length === 0) return null;
  const perCredit = Math.min(...bundles.map((bundle) => bundle.amount / bundle.credits));
  return Math.round(perCredit * messageCredits) / 100;
};
