import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { days } from '@rendezvous/contracts/kernel';

/** How long after an order was made its payment is still asked about once it was given up. */
export const LATE_CAPTURE_MS = days(3);

/**
 * Every transition between the states of an order. A payment that is captured after the order was given up still completes it: who paid gets the credits.
 */
export const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'failed', 'cancelled', 'expired'],
  pending: ['completed', 'failed', 'cancelled', 'expired'],
  failed: ['completed'],
  cancelled: ['completed'],
  expired: ['completed'],
  completed: ['partly_refunded', 'refunded', 'disputed', 'charged_back'],
  partly_refunded: ['refunded', 'disputed', 'charged_back'],
  refunded: [],
  disputed: ['refunded', 'charged_back'],
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

/** How an order stands once it was paid: what of its money went back, or is disputed. */
export type Standing = Extract<OrderState, 'completed' | 'partly_refunded' | 'refunded' | 'disputed' | 'charged_back'>;

/** The order was paid, whatever became of its money since. */
const isPaid = (state: OrderState): state is Standing => state === 'completed' || NEXT.completed.includes(state);

/**
 * True when an order is to stand otherwise. Back from `refunded` leads only a pay-out that the payer's bank returns, back from `disputed` and
 * `charged_back` only a dispute that was won: never what is said about the payment.
 */
export const mayStand = (from: OrderState, to: Standing): boolean => from !== to && isPaid(from);

/** The order waits for its payment. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'pending';

/** Its provider can have something to say about it: it waits for its payment, or was given up lately and may have been paid all the same. */
export const mayStillBePaid = ({ state, createdAt }: { readonly state: OrderState; readonly createdAt: Date }, now: Date): boolean =>
  isOpen(state) || (NEXT[state].includes('completed') && now.getTime() - createdAt.getTime() < LATE_CAPTURE_MS);

/** It can be paid: its time is not over, though nobody may have given it up yet. What was paid before and is heard of later counts all the same. */
export const isPayable = ({ state, expiresAt }: { readonly state: OrderState; readonly expiresAt: Date }, now: Date): boolean =>
  isOpen(state) && now < expiresAt;
