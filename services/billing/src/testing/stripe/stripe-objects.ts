import type { PlayedDispute, PlayedRefund, PlayedSession, StripeBooks } from './stripe-books.js';

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

const intentObject = (books: StripeBooks, intent: NonNullable<PlayedSession['intent']>): Json => {
  const { id, status, received, currency, chargedAt, method } = intent;
  const details = method === 'card' ? { type: 'card', card: { brand: 'visa', last4: '4242' } } : { type: method };
  const charge = { id: id.replace('pi', 'ch'), object: 'charge', created: books.seconds(chargedAt), payment_method_details: details };
  return { id, object: 'payment_intent', status, amount_received: received, currency, latest_charge: charge };
};

export const refundObject = (books: StripeBooks, { id, intent, amount, createdAt, metadata, status }: PlayedRefund): Json => ({
  id,
  object: 'refund',
  payment_intent: intent,
  amount,
  created: books.seconds(createdAt),
  metadata,
  status,
});

export const disputeObject = ({ id, intent, amount, currency, status }: PlayedDispute): Json => ({
  id,
  object: 'dispute',
  payment_intent: intent,
  amount,
  currency,
  status,
});
