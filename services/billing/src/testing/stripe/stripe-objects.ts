import type { PlayedDispute, PlayedIntent, PlayedMethod, PlayedRefund, PlayedSession, StripeBooks } from './stripe-books.js';

type Json = Readonly<Record<string, unknown>>;

/** Objects as Stripe's API shows them, with what is read of them here and some of what is not. */
export const sessionObject = (books: StripeBooks, session: PlayedSession, expanded: boolean): Json => {
  const { id, createdAt, params, amount, currency, status, intent } = session;
  const charged = intent?.status === 'succeeded';
  return {
    id,
    object: 'checkout.session',
    created: books.seconds(createdAt),
    client_reference_id: params['client_reference_id'] ?? null,
    amount_total: amount,
    currency,
    mode: 'payment',
    status,
    payment_status: charged ? 'paid' : 'unpaid',
    payment_intent: intent === null ? null : expanded ? intentObject(books, intent) : intent.id,
    customer_details: intent === null ? null : { email: 'payer@mail.example', name: 'A Payer' },
    success_url: params['success_url'],
    url: status === 'open' ? `https://checkout.stripe.example/c/pay/${id}` : null,
  };
};

/** With its latest charge expanded. */
export const intentObject = (books: StripeBooks, intent: PlayedIntent): Json => {
  const { id, createdAt, status, amount, received, currency, metadata, method, stores, page } = intent;
  return {
    id,
    object: 'payment_intent',
    created: books.seconds(createdAt),
    status,
    amount,
    amount_received: received,
    currency,
    metadata,
    // Who was deleted is still named.
    customer: method?.made ?? null,
    payment_method: method?.id ?? null,
    setup_future_usage: stores ? 'on_session' : null,
    next_action: page === null ? null : { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: 'https://love.example' } },
    latest_charge: chargeObject(books, intent),
  };
};

const CHARGE_STATUS: Partial<Record<PlayedIntent['status'], string>> = { succeeded: 'succeeded', processing: 'pending' };

/** With the names that its PaymentIntent had when it was charged. */
export const chargeObject = (books: StripeBooks, intent: PlayedIntent): Json | null => {
  const { id, chargedAt, type, method, amount, received, currency, metadata } = intent;
  if (chargedAt === null) return null;
  const status = CHARGE_STATUS[intent.status] ?? 'failed';
  const card = { brand: 'visa', last4: method?.last4 ?? '4242', exp_month: 4, exp_year: 2031 };
  return {
    id: id.replace('pi', 'ch'),
    object: 'charge',
    created: books.seconds(chargedAt),
    amount: received === 0 ? amount : received,
    amount_captured: status === 'succeeded' ? received : 0,
    captured: status === 'succeeded',
    currency,
    metadata,
    payment_intent: id,
    status,
    payment_method: method?.id ?? 'pm_1',
    payment_method_details: type === 'card' ? { type, card } : { type },
  };
};

export const methodObject = ({ id, customer, last4 }: PlayedMethod): Json => ({
  id,
  object: 'payment_method',
  customer,
  type: 'card',
  card: { brand: 'visa', last4, exp_month: 4, exp_year: 2031 },
});

export const refundObject = (books: StripeBooks, { id, intent, amount, createdAt, metadata, status }: PlayedRefund): Json => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount,
  currency: books.intent(intent).currency,
  created: books.seconds(createdAt),
  metadata,
  status,
});

export const disputeObject = (books: StripeBooks, { id, intent, amount, currency, createdAt, status }: PlayedDispute): Json => ({
  id,
  object: 'dispute',
  charge: intent.replace('pi', 'ch'),
  payment_intent: intent,
  created: books.seconds(createdAt),
  amount,
  currency,
  status,
});
