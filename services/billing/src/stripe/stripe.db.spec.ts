import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { cancelOrder, checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents } from '@rendezvous/contracts/billing/payment-incidents';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, hours, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { Wallets } from '../index.js';
import { openStripeApp } from '../testing/stripe/stripe-app.js';
import type { StripeServer } from '../testing/stripe/stripe-server.js';
import { stripeEvent, stripeSigned } from '../testing/stripe/stripe-world.js';

let app: TestApp;
let stripe: StripeServer;
let as: number;

beforeAll(async () => void ({ app, stripe } = await openStripeApp()));
beforeEach(async () => {
  stripe.behave();
  as = await givenMember(app.database);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const wish = (changes: object = {}) => ({
  clientId: randomUUID(),
  bundle: '25',
  method: 'card' as const,
  expected_total: 2799,
  ...changes,
});
const place = async (changes: object = {}): Promise<Order> => (await app.call(createOrder, wish(changes), { as })).body.order;
const referenceOf = async ({ id }: Order): Promise<string> =>
  (await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [id]))[0]!.reference;
const stateOf = async (orderId: number) => (await app.call(readOrder, { orderId }, { as })).body.state;
const balance = () => app.get(Wallets).balance(as);

/** Stripe sends an event, and what is waiting is processed. */
const post = async ({ headers, body }: ReturnType<typeof stripeSigned>) => {
  const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
  return (await app.app.inject({ method: 'POST', url: '/api/payments/stripe/webhook', headers: sent, payload: body })).statusCode;
};
const tell = async (type: string, reference: string): Promise<number> => {
  const status = await post(stripeSigned(stripeEvent(stripe, type, reference)));
  await app.bus.drain();
  return status;
};
const events = (reference: string) =>
  app.database.read<{ type: string; state: string }>('select type, state from billing.webhook_events where reference = $1 order by id', [
    reference,
  ]);
const incidents = async () => {
  const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  return (await app.call(listPaymentIncidents, {}, { as: operator })).body.incidents.filter(({ member_id: member }) => member === as);
};

/** Payments of which nobody knows whether they began. */
const starts = () =>
  app.database.read(
    `select attempt, tries, s.ask_after is null as settled
     from billing.payment_starts s join billing.payments p on p.id = s.payment_id join billing.orders o on o.id = p.order_id
     where o.member_id = $1`,
    [as],
  );
const sessions = () => stripe.books.sessions.size;

const bought = async (): Promise<{ order: Order; reference: string }> => {
  const order = await place();
  const reference = await referenceOf(order);
  stripe.books.pay(reference);
  await tell('checkout.session.completed', reference);
  return { order, reference };
};
const ask = async (orderId: number) =>
  (await app.call(requestRefund, { orderId, clientId: randomUUID(), expected_credits: 25, expected_amount: 2799 }, { as })).body;
const stateOfRefund = async () => (await app.call(listRefunds, undefined, { as })).body.refunds[0]?.state;
const refundsAt = (reference: string) => stripe.books.refundsOf(stripe.books.session(reference).intent!.id);
const fifty = <T>(work: () => Promise<T>) => Array.from({ length: 50 }, work);

test('only ways to pay that somebody takes are offered', async () => {
  const dutch = await givenMember(app.database, { country: 'NL' });
  const { body } = await app.call(listBundles, undefined, { as: dutch });
  expect(body.methods.map(({ method }) => method)).toEqual(['ideal', 'card']);
  expect((await app.call(createOrder, wish({ method: 'paypal', expected_total: 2834 }), { as: dutch })).refusal).toBe(
    'billing.method-not-offered',
  );
});

test('a purchase leads to Stripe’s page and back, and its event brings the credits', async () => {
  const { body } = await app.call(createOrder, wish(), { as });
  const reference = await referenceOf(body.order);
  expect(body.redirect).toBe(`https://checkout.stripe.example/c/pay/${reference}`);
  expect(stripe.books.session(reference).params).toMatchObject({
    success_url: `https://love.example/credits/return/${body.order.id}`,
    cancel_url: `https://love.example/credits/return/${body.order.id}?left=yes`,
  });
  stripe.books.pay(reference);
  expect(await tell('checkout.session.completed', reference)).toBe(200);
  expect([await stateOf(body.order.id), await balance()]).toEqual(['completed', 25]);
  expect((await app.call(readOrder, { orderId: body.order.id }, { as })).body.card).toEqual({ brand: 'Visa', last4: '4242' });
});

test('nothing of the payer’s is kept of an event', async () => {
  const reference = await referenceOf(await place());
  stripe.books.pay(reference);
  await tell('checkout.session.completed', reference);
  const [row] = await app.database.read<{ kept: string }>('select e::text as kept from billing.webhook_events e where reference = $1', [
    reference,
  ]);
  expect(row!.kept).not.toMatch(/payer|mail\.example|\b4242\b/i);
});

const leave = async ({ id }: Order) => (await app.call(cancelOrder, { orderId: id }, { as })).body.state;

describe('who leaves Stripe’s page', () => {
  test('has its page closed and the order cancelled: nothing can be paid there any more', async () => {
    const order = await place();
    expect([await leave(order), await leave(order)]).toEqual(['cancelled', 'cancelled']);
    expect(stripe.books.session(await referenceOf(order)).status).toBe('expired');
  });

  test('has paid all the same where that came first, or waits for the bank', async () => {
    const paid = await place();
    stripe.books.pay(await referenceOf(paid));
    expect(await leave(paid)).toBe('completed');
    const waiting = await place();
    stripe.books.leaveProcessing(await referenceOf(waiting));
    expect([await leave(waiting), await balance()]).toEqual(['pending', 25]);
  });

  test('waits while Stripe gives no answer, and is nobody else’s', async () => {
    const order = await place();
    stripe.silence(true);
    expect(await leave(order)).toBe('pending');
    stripe.silence(false);
    const other = await givenMember(app.database);
    expect((await app.call(cancelOrder, { orderId: order.id }, { as: other })).refusal).toBe('billing.order-not-found');
    expect(await leave(order)).toBe('cancelled');
  });
});

test('what was paid back in Stripe’s dashboard and waits for the bank takes its credits at once, and is told when it is paid', async () => {
  const { order, reference } = await bought();
  const { id: intent } = stripe.books.session(reference).intent!;
  stripe.books.refunding = 'pending';
  const refund = stripe.books.createRefund({ payment_intent: intent, amount: '1120' });
  await tell('refund.created', refund.id);
  const stands = async () => [await stateOfRefund(), await stateOf(order.id), await balance()];
  expect(await stands()).toEqual(['pending', 'completed', 15]);
  refund.status = 'succeeded';
  await tell('refund.updated', refund.id);
  expect(await stands()).toEqual(['succeeded', 'partly_refunded', 15]);
  const [entry] = await app.database.read('select actor, action, subject, details from site.audit_log order by id desc limit 1');
  expect(entry).toMatchObject({ actor: 'stripe', action: 'billing.adopt-refund', details: { amount: 1120, currency: 'EUR' } });
  expect(await incidents()).toMatchObject([{ kind: 'refund-adopted', reference, reported: { amount: 1120, currency: 'EUR' } }]);
});

/** What Stripe alone does with a payment, and what stands here in the end; what every company does is in `payment/misbehaviour.db.spec.ts`. */
const MISBEHAVIOUR: readonly (readonly [string, (reference: string) => unknown, { state: string; credits: number }])[] = [
  ['no event at all', (reference) => stripe.books.pay(reference), { state: 'completed', credits: 25 }],
  [
    'events in the wrong order',
    async (reference) => {
      stripe.books.leaveProcessing(reference);
      const processing = stripeEvent(stripe, 'checkout.session.completed', reference);
      stripe.books.pay(reference);
      await tell('checkout.session.async_payment_succeeded', reference);
      await post(stripeSigned(processing));
    },
    { state: 'completed', credits: 25 },
  ],
  [
    'a failure that is told after the payment',
    async (reference) => {
      stripe.books.fail(reference);
      const failed = stripeEvent(stripe, 'checkout.session.async_payment_failed', reference);
      stripe.books.pay(reference);
      await tell('checkout.session.completed', reference);
      await post(stripeSigned(failed));
    },
    { state: 'completed', credits: 25 },
  ],
  [
    'a page that closed',
    async (reference) => {
      stripe.books.expire(reference);
      await tell('checkout.session.expired', reference);
    },
    { state: 'cancelled', credits: 0 },
  ],
  [
    'a bank that says no days later',
    async (reference) => {
      stripe.books.leaveProcessing(reference);
      await tell('checkout.session.completed', reference);
      stripe.books.fail(reference);
      await tell('checkout.session.async_payment_failed', reference);
    },
    { state: 'failed', credits: 0 },
  ],
  [
    'an event that claims a payment which the books do not know',
    async (reference) => {
      stripe.books.pay(reference);
      const claim = stripeEvent(stripe, 'checkout.session.completed', reference);
      stripe.books.expire(reference);
      stripe.books.session(reference).intent = null;
      await post(stripeSigned(claim));
    },
    { state: 'cancelled', credits: 0 },
  ],
];

describe('an order ends right in spite of', () => {
  test.each(MISBEHAVIOUR)('%s', async (_, misbehave, end) => {
    const order = await place();
    await misbehave(await referenceOf(order));
    await app.bus.drain();
    app.clock.advance(seconds(31));
    await app.jobs.run('billing.settle-orders');
    expect([await stateOf(order.id), await balance()]).toEqual([end.state, end.credits]);
  });
});

describe('a payment of which nobody knows whether it began', () => {
  test('is told to the member, and their second try finds it', async () => {
    const [asked, before] = [wish(), sessions()];
    stripe.spoilNext('fault-after');
    expect(await app.call(createOrder, asked, { as })).toMatchObject({ status: 503, refusal: 'billing.provider-silent' });
    expect(await starts()).toEqual([{ attempt: 0, tries: 0, settled: false }]);
    const { body } = await app.call(createOrder, asked, { as });
    expect([body.redirect, sessions() - before]).toEqual([expect.stringContaining('https://checkout.stripe.example/c/pay/cs_'), 1]);
    expect(await starts()).toEqual([]);
    stripe.books.pay(await referenceOf(body.order));
    expect((await app.call(checkOrder, { orderId: body.order.id }, { as })).body.state).toBe('completed');
  });

  test('is begun with another key when nothing came of it: the fault is remembered under the first', async () => {
    const asked = wish();
    stripe.spoilNext('fault');
    expect((await app.call(createOrder, asked, { as })).refusal).toBe('billing.provider-silent');
    expect((await app.call(createOrder, asked, { as })).status).toBe(200);
    const keys = stripe.calls.flatMap(({ headers }) => headers['idempotency-key'] ?? []).map((key) => key.split(':').at(-1));
    expect(keys).toEqual(['0', '1']);
  });

  test('is asked about before anything else, also by a member who is impatient', async () => {
    const [asked, before] = [wish(), sessions()];
    stripe.spoilNext('fault-after');
    await app.call(createOrder, asked, { as });
    stripe.silence(true);
    expect((await app.call(createOrder, asked, { as })).refusal).toBe('billing.provider-silent');
    stripe.silence(false);
    expect((await app.call(createOrder, asked, { as })).status).toBe(200);
    expect(sessions() - before).toBe(1);
  });

  test('is found after a crash between asking and keeping the answer', async () => {
    const [asked, before] = [wish(), sessions()];
    const first = (await app.call(createOrder, asked, { as })).body;
    await app.database.change('update billing.payments set reference = null, redirect = null where order_id = $1', [first.order.id]);
    await app.database.change(
      'insert into billing.payment_starts (payment_id, answer_until, ask_after) select id, $2, $2 from billing.payments where order_id = $1',
      [first.order.id, app.clock.now()],
    );
    await app.jobs.run('billing.ask-unknown-starts');
    expect([(await app.call(createOrder, asked, { as })).body.redirect, sessions() - before]).toEqual([first.redirect, 1]);
  });

  test('is asked about after five minutes, an hour and five days, and is an operator’s then', async () => {
    stripe.spoilNext('fault');
    await app.call(createOrder, wish(), { as });
    stripe.silence(true);
    for (const wait of [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) {
      expect(await incidents()).toEqual([]);
      app.clock.advance(wait);
      await app.jobs.run('billing.ask-unknown-starts');
    }
    expect(await starts()).toEqual([{ attempt: 0, tries: 7, settled: true }]);
    expect(await incidents()).toMatchObject([{ kind: 'payment-unknown', provider: 'stripe', reported: { amount: 2799, currency: 'EUR' } }]);
  });

  test('that Stripe refuses ends the order, and says so', async () => {
    const asked = wish();
    stripe.books.refuseSessions = true;
    expect(await app.call(createOrder, asked, { as })).toMatchObject({ status: 422, refusal: 'billing.payment-refused' });
    stripe.books.refuseSessions = false;
    const { body } = await app.call(createOrder, asked, { as });
    expect([body.order.state, body.redirect, await starts()]).toEqual(['failed', `/credits/return/${body.order.id}`, []]);
  });
});

describe('a refund through Stripe', () => {
  test('is decided by its event', async () => {
    const { order, reference } = await bought();
    stripe.books.refunding = 'pending';
    await ask(order.id);
    await app.bus.drain();
    expect(await stateOfRefund()).toBe('pending');
    const [refund] = refundsAt(reference);
    refund!.status = 'succeeded';
    await tell('refund.updated', refund!.id);
    expect([await stateOfRefund(), await stateOf(order.id), await balance()]).toEqual(['succeeded', 'refunded', 0]);
  });

  test('that fails days later gives the credits back', async () => {
    const { order, reference } = await bought();
    await ask(order.id);
    await app.bus.drain();
    expect(await stateOfRefund()).toBe('succeeded');
    app.clock.advance(days(3));
    refundsAt(reference)[0]!.status = 'failed';
    await tell('refund.failed', refundsAt(reference)[0]!.id);
    expect([await stateOfRefund(), await stateOf(order.id), await balance()]).toEqual(['failed', 'completed', 25]);
  });

  test('that is refused gives the credits back at once', async () => {
    const { order } = await bought();
    stripe.books.refunding = 'refused';
    await ask(order.id);
    await app.bus.drain();
    expect([await stateOfRefund(), await balance()]).toEqual(['failed', 25]);
  });

  test('of which nobody knows is asked about, also after Stripe forgot its key, and paid once', async () => {
    const { order, reference } = await bought();
    stripe.spoilNext('fault-after');
    await ask(order.id);
    await app.bus.drain();
    expect(await stateOfRefund()).toBe('unknown');
    app.clock.advance(hours(30));
    await app.jobs.run('billing.ask-refunds');
    expect([await stateOfRefund(), refundsAt(reference).length]).toEqual(['succeeded', 1]);
  });

  test('whose event overtakes the answer is decided all the same', async () => {
    const { order, reference } = await bought();
    stripe.spoilNext('fault-after');
    await ask(order.id);
    await app.bus.drain();
    const [refund] = refundsAt(reference);
    await tell('refund.created', refund!.id);
    expect(await events(refund!.id)).toEqual([{ type: 'refund.created', state: 'parked' }]);
    app.clock.advance(minutes(5));
    await app.jobs.run('billing.ask-refunds');
    await app.jobs.run('billing.process-webhook-events');
    expect([await stateOfRefund(), await events(refund!.id)]).toEqual(['succeeded', [{ type: 'refund.created', state: 'processed' }]]);
  });
});

test('a dispute at Stripe is followed by its events', async () => {
  const { order, reference } = await bought();
  const dispute = stripe.books.dispute(reference);
  await tell('charge.dispute.created', dispute.id);
  expect([await stateOf(order.id), await balance()]).toEqual(['disputed', 0]);
  dispute.status = 'won';
  await tell('charge.dispute.closed', dispute.id);
  expect([await stateOf(order.id), await balance()]).toEqual(['completed', 25]);
  expect((await events(dispute.id)).map(({ state }) => state)).toEqual(['processed', 'processed']);
});

test('return page, webhook and poller, fifty times each and at once, complete an order once', async () => {
  const order = await place();
  const reference = await referenceOf(order);
  stripe.books.pay(reference);
  app.clock.advance(minutes(1));
  await Promise.all([
    ...fifty(() => post(stripeSigned(stripeEvent(stripe, 'checkout.session.completed', reference)))),
    ...fifty(() => app.call(checkOrder, { orderId: order.id }, { as })),
    ...fifty(() => app.jobs.run('billing.settle-orders')),
    ...Array.from({ length: 4 }, () => app.bus.drain()),
  ]);
  await app.bus.drain();
  expect([await stateOf(order.id), await balance()]).toEqual(['completed', 25]);
  const [counted] = await app.database.read(
    `select (select count(*) from billing.lots where order_id = $1)::integer as lots,
       (select count(*) from billing.entries where member_id = $2)::integer as entries,
       (select count(*) from billing.webhook_events where reference = $3 and state = 'processed')::integer as events`,
    [order.id, as, reference],
  );
  expect(counted).toEqual({ lots: 1, entries: 1, events: 50 });
});

test('one wish, sent fifty times at once, opens one page', async () => {
  const [asked, before] = [wish(), stripe.books.sessions.size];
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.call(createOrder, asked, { as })));
  expect([new Set(answers.map(({ body }) => body.redirect)).size, stripe.books.sessions.size - before]).toEqual([1, 1]);
});
