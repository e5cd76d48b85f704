import type { OrderState } from '@rendezvous/contracts/billing/orders';

/**
 * Every transition between the states of an order. A payment that is captured after the order was given up still completes it: who paid gets the credits.
 */
export const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  failed: ['completed'],
  cancelled: ['completed'],
  expired: ['completed'],
  completed: ['partly_refunded', 'refunded', 'charged_back'],
  partly_refunded: ['refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
};

/** What a provider, the clock or a member can say about an order that is to be paid. */
export type Outcome = Extract<OrderState, 'pending' | 'completed' | 'failed' | 'cancelled' | 'expired'>;

/**
 * The transitions from one state to an outcome; none when the order is past it (an event that comes twice, or too late to matter).
 * An event can overtake our own note that the payment began, so `created` may pass through `pending`.
 */
export const transitionsTo = (from: OrderState, outcome: Outcome): readonly OrderState[] => {
  if (NEXT[from].includes(outcome)) return [outcome];
  if (from === 'created' && NEXT.pending.includes(outcome)) return ['pending', outcome];
  return [];
};

/** How much of an order's money went back. */
export type Returned = Extract<OrderState, 'completed' | 'partly_refunded' | 'refunded'>;

/**
 * True when what went back is to be noted on the order. Back from `refunded` leads only a pay-out that the payer's bank returns, days later: never
 * what is said about the payment.
 */
export const mayReturn = (from: OrderState, to: Returned): boolean =>
  from !== to && (from === 'completed' || from === 'partly_refunded' || from === 'refunded');

/** The order waits for its payment. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'pending';
