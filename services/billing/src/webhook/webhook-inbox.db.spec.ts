import { randomUUID } from 'node:crypto';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listWebhookEvents, replayWebhookEvent, type WebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { Metrics } from '@rendezvous/server/metrics';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from '../testing/sandbox-bank.js';
import { WebhookInbox } from './webhook-inbox.service.js';

let app: TestApp;
let member: number;
let operator: { memberId: number; operator: true };
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
beforeEach(async () => {
  await app.database.change('delete from billing.webhook_events');
  member = await givenMember(app.database);
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

type Query = Parameters<typeof app.call<typeof listWebhookEvents>>[1];
const list = async (query: Query = {}) => (await app.call(listWebhookEvents, query, { as: operator })).body;
const replay = (eventId: number) => app.call(replayWebhookEvent, { eventId }, { as: operator });
const only = async (): Promise<WebhookEvent> => {
  const { events } = await list();
  expect(events).toHaveLength(1);
  return events[0]!;
};
const processDue = () => app.jobs.run('billing.process-webhook-events');
const place = async (): Promise<Order> => {
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
  return (await app.call(createOrder, wish, { as: member })).body.order;
};
const paid = async (): Promise<{ order: Order; event: ReturnType<typeof bankEvent> }> => {
  const order = await place();
  await decideAtBank(app, bankPaymentOf(order), 'paid');
  return { order, event: bankEvent(app, bankPaymentOf(order)) };
};
const stateOf = async ({ id }: Order) => (await app.call(readOrder, { orderId: id }, { as: member })).body.state;
/** The bank does not say how payments stand. */
const silence = () => jest.spyOn(app.get(SandboxProvider), 'report').mockRejectedValue(new Error('The line is broken.'));

test('operators see the inbox and replay from it, members and visitors do not', async () => {
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [member, 'auth.forbidden'],
  ] as const) {
    expect(await app.call(listWebhookEvents, {}, { as })).toMatchObject({ status: 403, refusal });
    expect(await app.call(replayWebhookEvent, { eventId: 1 }, { as })).toMatchObject({ status: 403, refusal });
  }
  expect(await replay(2_000_000_000)).toMatchObject({ status: 404, refusal: 'billing.webhook-event-not-found' });
  expect(await list()).toEqual({ events: [], more: false, counts: { received: 0, processed: 0, parked: 0, failed: 0 } });
});

test('an event is kept before it is acknowledged, and processed after that', async () => {
  const { order, event } = await paid();
  expect((await sendBankEvent(app, event)).status).toBe(200);
  expect(await only()).toEqual({
    id: expect.any(Number),
    provider: 'sandbox',
    event_id: event.id,
    kind: 'payment',
    type: 'paid',
    reference: bankPaymentOf(order),
    state: 'received',
    reason: null,
    tries: 0,
    try_after: app.clock.now().toISOString(),
    occurred_at: event.at,
    received_at: app.clock.now().toISOString(),
    processed_at: null,
    order_id: order.id,
  });
  expect(await stateOf(order)).toBe('pending');
  await app.bus.drain();
  expect(await only()).toMatchObject({ state: 'processed', processed_at: app.clock.now().toISOString(), try_after: null });
  expect(await stateOf(order)).toBe('completed');
});

test('an event that no job took up is processed by the next run', async () => {
  const { order, event } = await paid();
  await sendBankEvent(app, event);
  await app.database.change('select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null');
  await processDue();
  expect([(await only()).state, await stateOf(order)]).toEqual(['processed', 'completed']);
});

test('the same event fifty times at once is kept once', async () => {
  const { event } = await paid();
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendBankEvent(app, event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all([app.bus.drain(), processDue(), processDue()]);
  expect(await only()).toMatchObject({ state: 'processed', tries: 0 });
  expect(await app.get(Wallets).balance(member)).toBe(25);
  // Sent once more after that, it is acknowledged and not even looked at.
  expect((await sendBankEvent(app, event)).status).toBe(200);
  expect(await only()).toMatchObject({ state: 'processed', try_after: null });
});

test('an event that overtakes our own note of its payment waits for it', async () => {
  const { order, event } = await paid();
  const payment = bankPaymentOf(order);
  await app.database.change('update billing.payments set reference = null where order_id = $1', [order.id]);
  await sendBankEvent(app, event);
  await app.bus.drain();
  expect(await only()).toMatchObject({ state: 'parked', reason: 'not-here', tries: 1, order_id: null });
  await app.database.change('update billing.payments set reference = $2 where order_id = $1', [order.id, payment]);
  app.clock.advance(minutes(5) - 1);
  await processDue();
  expect((await only()).state).toBe('parked');
  app.clock.advance(1);
  await processDue();
  expect([(await only()).state, await stateOf(order)]).toEqual(['processed', 'completed']);
});

test('an event of what is not known here is an operator’s after a week, and nobody asks for ever', async () => {
  await sendBankEvent(app, bankEvent(app, randomUUID()));
  await app.bus.drain();
  for (const wait of [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) {
    app.clock.advance(wait);
    await processDue();
  }
  expect(await only()).toMatchObject({ state: 'failed', tries: 8, try_after: null });
});

test('while its provider is silent an event is tried ever more seldom, and then an operator’s; replayed, it is settled and noted who did it', async () => {
  const { order, event } = await paid();
  const silent = silence();
  await sendBankEvent(app, event);
  await app.bus.drain();
  expect(await only()).toMatchObject({ state: 'received', tries: 1 });
  for (const wait of [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) {
    app.clock.advance(wait);
    await processDue();
  }
  const failed = await only();
  expect(failed).toMatchObject({ state: 'failed', tries: 8, try_after: null });
  expect(await app.get(Metrics).text()).toMatch(/^webhook_events_failed 1$/m);
  expect((await replay(failed.id)).body).toMatchObject({ state: 'received', tries: 1 });
  silent.mockRestore();
  expect((await replay(failed.id)).body).toMatchObject({ state: 'processed', order_id: order.id });
  expect([await stateOf(order), await app.get(Wallets).balance(member)]).toEqual(['completed', 25]);
  const log = await app.database.read('select member_id, source, action from site.audit_log where subject = $1', [
    `webhook event ${failed.id}`,
  ]);
  const entry = { member_id: operator.memberId, source: '/api/operator/webhook-events', action: 'billing.replay-webhook-event' };
  expect(log).toEqual([entry, entry]);
});

test('replayed fifty times at once, what was settled stays so', async () => {
  const { order, event } = await paid();
  await sendBankEvent(app, event);
  await app.bus.drain();
  const { id } = await only();
  const answers = await Promise.all(Array.from({ length: 50 }, () => replay(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await app.bus.drain();
  expect([(await only()).state, await stateOf(order), await app.get(Wallets).balance(member)]).toEqual(['processed', 'completed', 25]);
});

test('an event that was given up is tried again when its provider sends it again', async () => {
  const { event, order } = await paid();
  await sendBankEvent(app, event);
  await app.database.change(`update billing.webhook_events set state = 'failed', tries = 8, try_after = null`);
  await app.bus.drain();
  expect((await only()).state).toBe('processed');
  await app.database.change(`update billing.webhook_events set state = 'failed', tries = 8, try_after = null, processed_at = null`);
  await sendBankEvent(app, event);
  await app.bus.drain();
  expect([(await only()).state, await stateOf(order)]).toEqual(['processed', 'completed']);
});

test('what is about nothing that is kept here is kept all the same, and done with', async () => {
  const at = app.clock.now();
  await app.get(WebhookInbox).receive('sandbox', { id: 'evt_other', kind: 'other', type: 'payout.paid', reference: null, at });
  await app.bus.drain();
  expect(await only()).toMatchObject({
    kind: 'other',
    type: 'payout.paid',
    state: 'processed',
    reason: 'not-kept',
  });
});

test('the list is filtered, counted and told page by page, latest first', async () => {
  await app.database.change(
    `insert into billing.webhook_events (provider, event_id, kind, type, reference, state, occurred_at, received_at, processed_at)
     select case when n % 2 = 0 then 'stripe' else 'sandbox' end, 'evt_' || n, 'payment', 'paid', 'ref_' || n % 3,
       case when n > 55 then 'failed' else 'processed' end, $1, $1, case when n > 55 then null else $1::timestamptz end from generate_series(1, 60) n`,
    [app.clock.now()],
  );
  const first = await list();
  expect([first.events.length, first.more, first.counts]).toEqual([50, true, { received: 0, processed: 55, parked: 0, failed: 5 }]);
  const second = await list({ before: first.events.at(-1)!.id });
  expect([second.events.length, second.more]).toEqual([10, false]);
  const ids = [...first.events, ...second.events].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect((await list({ state: 'failed', provider: 'stripe' })).events.map(({ event_id: id }) => id)).toEqual([
    'evt_60',
    'evt_58',
    'evt_56',
  ]);
  expect((await list({ reference: 'ref_1' })).events).toHaveLength(20);
  expect((await list({ reference: 'evt_7' })).events).toHaveLength(1);
  expect((await app.call(listWebhookEvents, { state: 'lost' as never }, { as: operator })).status).toBe(400);
});

test('after 120 days an event is forgotten, unless it is still to be settled', async () => {
  await app.database.change(
    `insert into billing.webhook_events (provider, event_id, kind, type, reference, state, occurred_at, received_at, processed_at)
     select 'sandbox', state || age, 'payment', 'paid', 'x', state, $1, $1::timestamptz - age * interval '1 day', case when state = 'processed' then $1::timestamptz end
     from unnest(array['processed', 'parked', 'failed']) state, unnest(array[119, 121]) age`,
    [app.clock.now()],
  );
  await app.jobs.run('billing.remove-old-webhook-events');
  const left = (await list()).events.map(({ event_id: id }) => id).toSorted();
  expect(left).toEqual(['failed119', 'failed121', 'parked119', 'parked121', 'processed119']);
});
