import { randomUUID } from 'node:crypto';
import { checkOrder, createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import { requestRefund } from '@rendezvous/contracts/billing/refunds';
import { listStoredMethods, removeStoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { Wallets } from '../index.js';
import type { Misbehaviour } from '../testing/played-server.js';
import type { PlayedCard } from '../testing/provider-world.js';
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

const order = (changes: object = {}) =>
  app.call(createOrder, { clientId: randomUUID(), bundle: '25', method: 'card', expected_total: 2799, ...changes }, { as });
const referenceOf = async ({ id }: Order): Promise<string> =>
  (await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [id]))[0]!.reference;
const check = async ({ id: orderId }: Order) => (await app.call(checkOrder, { orderId }, { as })).body;
const stored = async () => (await app.call(listStoredMethods, undefined, { as })).body.stored;
const balance = () => app.get(Wallets).balance(as);
/** A card that the member agreed to store, bought 25 credits with. */
const givenStored = async (card: PlayedCard = 'approves'): Promise<number> => {
  const { body } = await order({ store_consent: 1 });
  stripe.books.storedCard = card;
  stripe.books.pay(await referenceOf(body.order));
  await check(body.order);
  return (await stored())[0]!.id;
};
/** The call that begins the next payment goes well, the one that charges it does not; Stripe's library sends once more what was on a line that was cut. */
const spoilCharge = (how: Misbehaviour) => stripe.spoil('/confirm', how, ...(how.startsWith('cut') ? [how] : []));
const post = async (type: string, reference: string) => {
  const { headers, body } = stripeSigned(stripeEvent(stripe, type, reference));
  const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
  return (await app.app.inject({ method: 'POST', url: '/api/payments/stripe/webhook', headers: sent, payload: body })).statusCode;
};
/** Stripe's payments with the stored card of this test's member, by what was received. */
const received = () => {
  const [customer] = [...stripe.books.customers].slice(-1);
  return [...stripe.books.intents.values()].filter(({ method }) => method?.made === customer).map(({ received: amount }) => amount);
};

test('a stored card pays at once, and its refund goes the same way', async () => {
  const { body } = await order({ stored_method: await givenStored() });
  expect(body).toMatchObject({ redirect: `/credits/return/${body.order.id}`, order: { state: 'completed', card: { last4: '4242' } } });
  expect([await balance(), received()]).toEqual([50, [2799]]);
  await app.call(requestRefund, { orderId: body.order.id, clientId: randomUUID(), expected_credits: 25, expected_amount: 2799 }, { as });
  await app.bus.drain();
  expect([await balance(), (await check(body.order)).state]).toEqual([25, 'refunded']);
});

test('a bank that asks gets the payer to its own page and back to ours, and its event completes the order', async () => {
  const { body } = await order({ stored_method: await givenStored('confirms') });
  const reference = await referenceOf(body.order);
  expect([body.redirect, body.order.state]).toEqual([`https://hooks.stripe.example/3d_secure/${reference}`, 'pending']);
  stripe.books.answerAtBank(reference, true);
  expect(await post('payment_intent.succeeded', reference)).toBe(200);
  await app.bus.drain();
  expect([(await check(body.order)).state, await balance()]).toEqual(['completed', 50]);
});

describe('an order ends right in spite of', () => {
  test('3-D Secure that is given up: it fails when the bank says so, and the next try is another payment', async () => {
    const id = await givenStored('confirms');
    const { order: first } = (await order({ stored_method: id })).body;
    const reference = await referenceOf(first);
    stripe.books.answerAtBank(reference, false);
    await post('payment_intent.payment_failed', reference);
    await app.bus.drain();
    expect(await check(first)).toMatchObject({ state: 'failed', stored_method: { id } });
    const { order: second } = (await order({ stored_method: id })).body;
    stripe.books.answerAtBank(await referenceOf(second), true);
    expect([(await check(second)).state, (await check(first)).state, await balance()]).toEqual(['completed', 'failed', 50]);
  });

  test('3-D Secure whose page is closed: the order is given up, and who confirms it later has the credits', async () => {
    const { order: placed } = (await order({ stored_method: await givenStored('confirms') })).body;
    app.clock.advance(minutes(61));
    await app.jobs.run('billing.expire-orders');
    expect([(await check(placed)).state, await balance()]).toEqual(['expired', 25]);
    const reference = await referenceOf(placed);
    stripe.books.answerAtBank(reference, true);
    await post('payment_intent.succeeded', reference);
    await app.bus.drain();
    expect(await balance()).toBe(50);
  });

  test('a card that is declined: nothing is charged, and the same card can be tried again', async () => {
    const id = await givenStored('declines');
    const { body } = await order({ stored_method: id });
    expect(body).toMatchObject({ redirect: `/credits/return/${body.order.id}`, order: { state: 'failed', card: null } });
    expect([(await order({ stored_method: id })).body.order.state, await stored(), received()]).toEqual([
      'failed',
      [expect.objectContaining({ id })],
      [0, 0],
    ]);
  });

  test('a beginning without an answer: it is found, and charged once', async () => {
    const [stored_method, clientId] = [await givenStored(), randomUUID()];
    stripe.spoilNext('fault-after');
    expect(await order({ clientId, stored_method })).toMatchObject({ status: 503, refusal: 'billing.provider-silent' });
    expect(received()).toEqual([0]);
    const { body } = await order({ clientId, stored_method });
    expect([body.order.state, await balance(), received()]).toEqual(['completed', 50, [2799]]);
  });

  test.each(['cut-after', 'fault-after'] as const)(
    'a charge without an answer (%s): the page that follows asks, and the credits are there',
    async (how) => {
      const stored_method = await givenStored();
      spoilCharge(how);
      const { body } = await order({ stored_method });
      expect(body.redirect).toBe(`/credits/return/${body.order.id}`);
      expect([(await check(body.order)).state, await balance(), received()]).toEqual(['completed', 50, [2799]]);
    },
  );

  test.each(['cut-before', 'busy'] as const)(
    'a charge that was never made (%s): the order has come to nothing, and nothing is charged',
    async (how) => {
      const stored_method = await givenStored();
      spoilCharge(how);
      const { body } = await order({ stored_method });
      expect((await check(body.order)).state).toBe('pending');
      app.clock.advance(seconds(61));
      expect([(await check(body.order)).state, await balance(), received()]).toEqual(['cancelled', 25, [0]]);
    },
  );

  test('a crash between beginning and charge: who presses again at once pays once, who comes later pays nothing', async () => {
    const [stored_method, clientId] = [await givenStored(), randomUUID()];
    spoilCharge('cut-before');
    await order({ clientId, stored_method });
    expect((await order({ clientId, stored_method })).body.order.state).toBe('completed');
    expect([await balance(), received()]).toEqual([50, [2799]]);
  });

  test('a customer who was deleted at Stripe: nothing is charged, and the card is offered no more', async () => {
    const stored_method = await givenStored();
    for (const customer of stripe.books.customers) stripe.books.deleteCustomer(customer);
    const clientId = randomUUID();
    expect(await order({ clientId, stored_method })).toMatchObject({ status: 410, refusal: 'billing.stored-method-gone' });
    expect([await stored(), await balance()]).toEqual([[], 25]);
    const { body } = await order({ clientId, stored_method });
    expect([body.order.state, body.redirect]).toEqual(['failed', `/credits/return/${body.order.id}`]);
  });

  test('an event that overtakes our own note of the payment', async () => {
    const { order: placed } = (await order({ stored_method: await givenStored('confirms') })).body;
    const reference = await referenceOf(placed);
    await app.database.change('update billing.payments set reference = null where order_id = $1', [placed.id]);
    stripe.books.answerAtBank(reference, true);
    await post('payment_intent.succeeded', reference);
    await app.bus.drain();
    await app.database.change('update billing.payments set reference = $2 where order_id = $1', [placed.id, reference]);
    app.clock.advance(minutes(5));
    await app.jobs.run('billing.process-webhook-events');
    expect([(await check(placed)).state, await balance()]).toEqual(['completed', 50]);
  });

  test('events about payments on our pages, which go by the pages’ names: nothing waits for them', async () => {
    const { order: placed } = (await order()).body;
    stripe.books.pay(await referenceOf(placed));
    const { intent } = stripe.books.session(await referenceOf(placed));
    await post('payment_intent.succeeded', intent!.id);
    await app.bus.drain();
    const events = await app.database.read(
      `select kind, state from billing.webhook_events where type = 'payment_intent.succeeded' order by id desc limit 1`,
    );
    expect(events).toEqual([{ kind: 'other', state: 'processed' }]);
  });
});

test('return page, webhook and second tab, fifty times each and at once, charge once', async () => {
  const [stored_method, clientId] = [await givenStored(), randomUUID()];
  const first = (await order({ clientId, stored_method })).body;
  const reference = await referenceOf(first.order);
  await Promise.all(
    Array.from({ length: 50 }, () => [
      order({ clientId, stored_method }),
      check(first.order),
      post('payment_intent.succeeded', reference),
    ]).flat(),
  );
  await app.bus.drain();
  expect([await balance(), received()]).toEqual([50, [2799]]);
});

test('one wish, sent fifty times at once, is one payment and one charge', async () => {
  const [stored_method, clientId] = [await givenStored(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 50 }, () => order({ clientId, stored_method })));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.redirect}`)).size).toBe(1);
  expect([await balance(), received()]).toEqual([50, [2799]]);
});

test('a removed card is detached, and its customer deleted, however often Stripe gives no answer', async () => {
  const id = await givenStored();
  const [customer] = [...stripe.books.customers].slice(-1);
  await app.call(removeStoredMethod, { storedMethodId: id }, { as });
  expect([await stored(), stripe.books.customers.has(customer!)]).toEqual([[], true]);
  stripe.spoil('/detach', 'fault');
  await app.jobs.run('billing.forget-methods');
  expect(stripe.books.customers.has(customer!)).toBe(true);
  app.clock.advance(minutes(5));
  await app.jobs.run('billing.forget-methods');
  const method = [...stripe.books.methods.values()].find(({ made }) => made === customer);
  expect([stripe.books.customers.has(customer!), method?.customer]).toEqual([false, null]);
  expect(await app.database.read('select 1 from billing.stored_method_removals')).toEqual([]);
});
