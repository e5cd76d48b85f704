import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { days, minutes } from '@rendezvous/contracts/kernel';
import type { Order } from './order.entity.js';

/**
 * Every move that an order can make. A payment that is captured after the order was given up still completes it: who paid gets the credits.
 */
export const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  failed: ['completed'],
  cancelled: ['completed'],
  expired: ['completed'],
  completed: ['partly_refunded', 'charged_back'],
  partly_refunded: ['refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
};

/** What a provider, the clock or a member can say about an order that is to be paid. */
export type Outcome = Extract<OrderState, 'pending' | 'completed' | 'failed' | 'cancelled' | 'expired'>;

/**
 * The moves from one state to an outcome; none when the order is past it (an event that comes twice, or too late to matter).
 * An event can overtake our own note that the payment began, so `created` may pass through `pending`.
 */
export const movesTo = (from: OrderState, outcome: Outcome): readonly OrderState[] => {
  if (NEXT[from].includes(outcome)) return [outcome];
  if (from === 'created' && NEXT.pending.includes(outcome)) return ['pending', outcome];
  return [];
};

/** The order waits for its payment. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'pending';

/** How long a provider may take: a debit from a bank account takes days, everything else is decided while one looks at it. */
export const expiresAt = (method: PaymentMethod, at: Date): Date => new Date(at.getTime() + (method === 'sepa' ? days(10) : minutes(60)));

/** Invoice numbers begin again each year of the site's calendar. */
export const invoiceYear = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(at));

/** An invoice number as it is printed, for example `2026-000042`. */
export const invoiceNumber = (year: number, number: number): string => `${year}-${String(number).padStart(6, '0')}`;

/** The page that a provider sends the payer back to. */
export const returnPath = (orderId: number): string => `/credits/return/${orderId}`;

/** What an order sells for how much. */
export type Sale = Pick<Order, 'credits' | 'price' | 'discount' | 'discountCode'>;

/** What an order had before it lost its discount, and to which one. */
export type Lost = Pick<Order, 'chosenCredits' | 'lostDiscount' | 'discountUsedBy'>;

/**
 * An order whose discount another one has used meanwhile: its money was captured all the same, and buys what it buys at the normal price.
 * A part of a credit is the member's. What was chosen is kept, so that the member can be told.
 */
export const withoutDiscount = ({ credits, price, discount }: Sale, usedBy: number): Sale & Lost => ({
  credits: Math.ceil((credits * (price - discount)) / price),
  price: price - discount,
  discount: 0,
  discountCode: null,
  chosenCredits: credits,
  lostDiscount: discount,
  discountUsedBy: usedBy,
});
