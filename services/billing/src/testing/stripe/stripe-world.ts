import { randomUUID } from 'node:crypto';
import { seconds } from '@rendezvous/contracts/kernel';
import type { Clock } from '@rendezvous/server/clock';
import { signature } from '../../payment/signature.rules.js';
import type { SignedRequest } from '../../payment/payment.provider.js';
import { StripeProvider } from '../../stripe/stripe.provider.js';
import type { DashboardWorld, FallibleWorld, StoringWorld } from '../provider-world.js';
import { disputeObject, intentObject, refundObject, sessionObject } from './stripe-objects.js';
import { StripeServer } from './stripe-server.js';

export const STRIPE_ENVIRONMENT = { STRIPE_SECRET_KEY: 'sk_test_played', STRIPE_WEBHOOK_SECRET: 'whsec_played' } as const;

/** Signs as Stripe does. */
export const stripeSigned = (body: string, ageSeconds = 0, secret: string = STRIPE_ENVIRONMENT.STRIPE_WEBHOOK_SECRET): SignedRequest => ({
  headers: { 'stripe-signature': signature(secret, new Date(Date.now() - seconds(ageSeconds)), body) },
  body: Buffer.from(body),
});

/** An event of Stripe's about something in its books, as its bytes. */
export const stripeEvent = (
  { books }: StripeServer,
  type: string,
  reference: string,
  id = `evt_${randomUUID().replaceAll('-', '')}`,
): string => {
  const object = type.startsWith('checkout.')
    ? sessionObject(books, books.session(reference), false)
    : type.startsWith('payment_intent.')
      ? intentObject(books, books.intent(reference))
      : type.startsWith('refund.')
        ? refundObject(books, books.refunds.get(reference)!)
        : disputeObject(books, books.disputes.get(reference)!);
  const created = books.seconds(books.now);
  return JSON.stringify({ id, object: 'event', api_version: '2020-08-27', created, livemode: false, type, data: { object } });
};

const DISPUTED = { warning: 'warning_needs_response', open: 'needs_response', won: 'won', lost: 'lost' } as const;

/** The same, a moment later. */
const later =
  <A extends unknown[]>(work: (...args: A) => void) =>
  (...args: A) =>
    Promise.resolve(work(...args));

/** Stripe, played by a server of this machine, and its payers. */
export const openStripeWorld = async (
  clock: Clock,
): Promise<FallibleWorld & StoringWorld & DashboardWorld & { readonly server: StripeServer }> => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = STRIPE_ENVIRONMENT;
  const server = await StripeServer.open(secretKey, clock);
  const { books } = server;
  return {
    server,
    provider: new StripeProvider({ secretKey, webhookSecret, api: server.address }, clock),
    card: { brand: 'Visa', last4: '4242' },
    findsStarted: true,
    listsDisputes: true,
    remembersFaults: true,
    begun: (id) =>
      [...books.sessions.values()].filter(({ params }) => params['client_reference_id'] === id).length +
      [...books.intents.values()].filter(({ metadata }) => metadata['payment'] === id).length,
    refunded: (reference) => books.refundsOf(books.paidBy(reference)?.id ?? '').length,
    pay: later((reference, charged) => books.pay(reference, charged)),
    payWith: later((reference, card) => {
      books.storedCard = card;
      books.pay(reference);
    }),
    answerAtBank: later((reference, yes) => books.answerAtBank(reference, yes)),
    fail: later((reference) => books.fail(reference)),
    cancel: later((reference) => books.expire(reference)),
    setRefunds: later((_, how) => (books.refunding = how === 'pay' ? 'succeeded' : 'refused')),
    bounce: later((_, refund) => (books.refunds.get(refund)!.status = 'failed')),
    dispute: (reference, status, amount) => Promise.resolve(books.dispute(reference, DISPUTED[status], amount).id),
    decide: later((dispute, status) => (books.disputes.get(dispute)!.status = DISPUTED[status])),
    chargeElsewhere: (amount, currency) => Promise.resolve(books.chargeElsewhere(amount, currency.toLowerCase()).id.replace('pi', 'ch')),
    event: (reference, { ageSeconds, secret } = {}) =>
      stripeSigned(stripeEvent(server, 'checkout.session.completed', reference), ageSeconds, secret),
    refundElsewhere: (reference, amount) => {
      const { id: intent } = books.paidBy(reference)!;
      return Promise.resolve(books.createRefund({ payment_intent: intent, amount: String(amount) }).id);
    },
    refundEvent: (refund) => stripeSigned(stripeEvent(server, 'refund.created', refund)),
    disputeEvent: (dispute) => stripeSigned(stripeEvent(server, 'charge.dispute.updated', dispute)),
    nonsense: () => stripeSigned('{"id":"evt_1","object":"event"}'),
    spoilNext: (how) => {
      server.spoilNext(how);
      // Stripe's library sends once more, under the same key, what was on a line that was closed.
      if (how.startsWith('cut')) server.spoilNext(how);
    },
    silence: (on) => server.silence(on),
  };
};
