import type { Stripe } from 'stripe';
import { CHARGE_WITHIN_MS, type NewPayment, type PaymentReport, type StartedPayment } from '../payment/payment.provider.js';
import { cardOf, chargeOf, namesOf } from './stripe-card.rules.js';
import { moneyOf, productOf } from './stripe-payment.rules.js';

/** A payment with a stored method goes by the name of its PaymentIntent, every other by that of the page that it is paid on. */
export const isIntent = (reference: string): boolean => reference.startsWith('pi_');

/** Says of a PaymentIntent that it is one of these: those behind our pages go by the pages' names. */
const OURS = { stored: 'yes' } as const;

export const isOurs = ({ metadata }: { readonly metadata?: Stripe.Metadata | null }): boolean => metadata?.['stored'] === OURS.stored;

/** What Stripe is asked to note, and to take once it is told to: nothing is off-session, the payer is there. @param stored its name here */
export const intentFor = (payment: NewPayment, stored: string): Stripe.PaymentIntentCreateParams => {
  const { customer, method } = namesOf(stored);
  const { id, amount } = payment;
  return {
    amount: amount.amount,
    currency: amount.currency.toLowerCase(),
    customer,
    payment_method: method,
    allowed_payment_method_types: ['card'],
    description: productOf(payment),
    metadata: { payment: id, ...OURS },
  };
};

/** The page on which the payer's bank asks whether it is them; null while it asks nothing. */
export const pageOf = ({ status, next_action: next }: Stripe.PaymentIntent): string | null =>
  status === 'requires_action' ? (next?.redirect_to_url?.url ?? null) : null;

export const startedIntent = (intent: Stripe.PaymentIntent): StartedPayment => ({ reference: intent.id, redirect: pageOf(intent) });

/** Nobody has told Stripe to take the money. */
export const isUncharged = ({ status }: Stripe.PaymentIntent): boolean => status === 'requires_confirmation';

/** Too old to be charged. @param now in real time */
export const isOver = ({ created }: Stripe.PaymentIntent, now: number): boolean => now - created * 1000 >= CHARGE_WITHIN_MS;

const STATUS: Readonly<Record<string, PaymentReport['status']>> = {
  succeeded: 'paid',
  canceled: 'cancelled',
  // The bank said no, or the payer did not say yes on its page.
  requires_payment_method: 'failed',
};

/** How a payment with a stored method stands. @param intent with its latest charge @param aheadMs how far business time is ahead */
export const intentReportOf = (intent: Stripe.PaymentIntent, aheadMs: number): PaymentReport => {
  const status = STATUS[intent.status] ?? 'pending';
  const charge = chargeOf(intent);
  return {
    status,
    ...(intent.status === 'processing' && { processing: true }),
    amount: moneyOf(status === 'paid' ? intent.amount_received : intent.amount, intent.currency),
    card: cardOf(charge),
    stored: null,
    at: new Date((charge?.created ?? intent.created) * 1000 + aheadMs),
  };
};
