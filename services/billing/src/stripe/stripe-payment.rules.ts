import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Currency, type Money } from '@rendezvous/contracts/kernel';
import type { Stripe } from 'stripe';
import type { DisputeReport, NewPayment, PaymentReport, RefundReport } from '../payment/payment.provider.js';
import { cardOf, chargeOf, storedWith } from './stripe-card.rules.js';

/** The ways to pay that go through Stripe, by Stripe's names. */
export const STRIPE_METHODS = {
  card: 'card',
  ideal: 'ideal',
  bancontact: 'bancontact',
  eps: 'eps',
  twint: 'twint',
  blik: 'blik',
  przelewy24: 'p24',
} as const satisfies Partial<Record<PaymentMethod, string>>;

/** Stripe takes no page that closes sooner than half an hour from now; a minute is for the way there. */
const SHORTEST_PAGE_SECONDS = 31 * 60;

const PRODUCT = { en: 'credits', fr: 'crédits' } as const;

/** What the payer reads. */
export const productOf = ({ merchant, credits, locale }: NewPayment): string => `${merchant} · ${credits} ${PRODUCT[locale]}`;

/** What Stripe is asked to open: its own page, in one way to pay, at the very amount that the member saw. @param now in real time, as all here */
export const sessionFor = (payment: NewPayment, method: string, expiresAt: Date, now: Date): Stripe.Checkout.SessionCreateParams => {
  const { id, amount, locale, origin, returnPath, leavePath, store } = payment;
  const closes = Math.floor(expiresAt.getTime() / 1000);
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale,
    allowed_payment_method_types: [method],
    // Nobody pays in another currency than they saw.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.amount,
          product_data: { name: productOf(payment) },
        },
      },
    ],
    client_reference_id: id,
    metadata: { payment: id },
    payment_intent_data: { metadata: { payment: id }, ...(store && { setup_future_usage: 'on_session' as const }) },
    // A customer of Stripe's for each method that it stores: removing the method takes all of it.
    ...(store && { customer_creation: 'always' as const }),
    success_url: origin + returnPath,
    cancel_url: origin + leavePath,
    ...(closes - now.getTime() / 1000 < SHORTEST_PAGE_SECONDS ? {} : { expires_at: closes }),
  };
};

/** Throws for a currency that nothing is sold in. */
export const moneyOf = (amount: number, currency: string): Money => ({ amount, currency: Currency.parse(currency.toUpperCase()) });

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof intent === 'string' ? null : intent;

const statusOf = (session: Stripe.Checkout.Session): PaymentReport['status'] => {
  if (session.payment_status !== 'unpaid') return 'paid';
  if (session.status === 'expired') return 'cancelled';
  const intent = intentOf(session)?.status;
  // On an open page the payer can try again; once it is left, what was refused stays so.
  const over = session.status === 'complete' && (intent === 'requires_payment_method' || intent === 'canceled');
  return over ? 'failed' : 'pending';
};

/** How a payment stands. @param session with its payment and that one's latest charge expanded @param aheadMs how far business time is ahead */
export const paymentReportOf = (session: Stripe.Checkout.Session, aheadMs: number): PaymentReport => {
  const [status, intent] = [statusOf(session), intentOf(session)];
  const charge = intent === null ? null : chargeOf(intent);
  const amount =
    status === 'paid' && intent !== null
      ? moneyOf(intent.amount_received, intent.currency)
      : moneyOf(session.amount_total ?? 0, session.currency ?? '');
  return {
    status,
    // the page is done with, and its money is on its way
    ...(status === 'pending' && session.status === 'complete' && { processing: true }),
    amount,
    card: cardOf(charge),
    stored: status === 'paid' && intent !== null ? storedWith(intent) : null,
    at: new Date((charge?.created ?? session.created) * 1000 + aheadMs),
  };
};

const REFUND_STATUS: Readonly<Record<string, RefundReport['status']>> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** How a refund stands; whatever waits for the bank or the payer is pending. */
export const refundReportOf = ({ id, status }: Stripe.Refund): RefundReport => ({
  reference: id,
  status: REFUND_STATUS[status ?? ''] ?? 'pending',
});

const DISPUTE_STATUS: Readonly<Record<string, DisputeReport['status']>> = {
  warning_needs_response: 'warning',
  warning_under_review: 'warning',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
  // The money is gone until an appeal is won.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** How a dispute stands; throws for a status of tomorrow. One that was prevented took no money. @param payment the name of the page that was paid on */
export const disputeReportOf = ({ id, status, amount, currency }: Stripe.Dispute, payment: string): DisputeReport => {
  const known = DISPUTE_STATUS[status];
  if (known === undefined) throw new Error(`Stripe says of the dispute ${id} that it is ${status}`);
  return { reference: id, payment, amount: moneyOf(amount, currency), status: known };
};
