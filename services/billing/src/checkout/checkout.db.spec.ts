import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { checkOrder, createOrder, listOrders, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { receivePaymentEvent } from '@rendezvous/contracts/billing/webhook';
import { minutes } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { Config } from '@rendezvous/server/config';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { signature } from '../payment/signature.rules.js';
import { SIGNATURE_HEADER, webhookSecret } from '../sandbox/sandbox-event.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from '../testing/sandbox-bank.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());

type Wish = ArgsOf<typeof createOrder>;
const wish = (changes: Partial<Wish> = {}): Wish => ({
  clientId: randomUUID(),
  bundle: '25',
  method: 'card',
  expected_total: 2799,
  ...changes,
});

const givenOrder = async (memberId: number, changes: Partial<Wish> = {}): Promise<Order> => {
  const { body } = await app.call(createOrder, wish(changes), { as: memberId });
  return body.order;
};

const paymentOf = bankPaymentOf;
const eventFor = (order: Order, changes: object = {}) => ({ ...bankEvent(app, paymentOf(order)), ...changes });
const send = (event: object, headers: Record<string, string> = {}) => sendBankEvent(app, event, headers);

/** The bank decides and tells, and what it told is processed. */
const bankSays = async (order: Order, status: 'pending' | 'paid' | 'failed' | 'cancelled' = 'paid', money: object = {}) => {
  await decideAtBank(app, paymentOf(order), status, money);
  const answer = await send(bankEvent(app, paymentOf(order), status));
  await app.bus.drain();
  return answer;
};
const eventsOf = (order: Order) =>
  app.database.read<{ state: string }>('select state from billing.webhook_events where reference = $1', [paymentOf(order)]);

const stateOf = async (memberId: number, orderId: number) => (await app.call(readOrder, { orderId }, { as: memberId })).body.state;
const balance = (memberId: number) => app.get(Wallets).balance(memberId);
const premium = async (memberId: number) =>
  (await app.database.read<{ premium_since: Date | null }>('select premium_since from account.members where id = $1', [memberId]))[0]!
    .premium_since;
const bank = (order: Order, outcome: string, delivery = 'withheld') =>
  app.app.inject({
    method: 'POST',
    url: order.redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ outcome, delivery }).toString(),
  });

describe('refused', () => {
  test('nobody buys or sees orders without a login', async () => {
    const answers = [
      await app.call(createOrder, wish()),
      await app.call(readOrder, { orderId: 1 }),
      await app.call(checkOrder, { orderId: 1 }),
      await app.call(listOrders, {}),
    ];
    expect(answers.map(({ status, refusal }) => [status, refusal])).toEqual(Array.from({ length: 4 }, () => [403, 'auth.required']));
  });

  test('bodies that are no order', async () => {
    const memberId = await givenMember(app.database);
    const bad = [
      { clientId: 'x' },
      { bundle: '' },
      { method: 'cash' as never },
      { expected_total: -1 },
      { expected_total: 27.99 },
      { expected_total: '2799' as never },
    ];
    for (const changes of bad) {
      const { status, refusal, fields } = await app.call(createOrder, wish(changes), { as: memberId });
      expect([status, refusal, Object.keys(fields)]).toEqual([400, 'request.invalid', Object.keys(changes)]);
    }
    expect((await app.call(listOrders, {}, { as: memberId })).body.orders).toEqual([]);
  });

  test('what is not sold, and ways to pay that the country does not have', async () => {
    const memberId = await givenMember(app.database, { country: 'FR' });
    expect((await app.call(createOrder, wish({ bundle: '26' }), { as: memberId })).refusal).toBe('billing.bundle-not-found');
    expect((await app.call(createOrder, wish({ method: 'ideal' }), { as: memberId })).refusal).toBe('billing.method-not-offered');
    const british = await givenMember(app.database, { country: 'GB' });
    const debit = wish({ method: 'sepa', expected_total: 2399 });
    expect((await app.call(createOrder, debit, { as: british })).refusal).toBe('billing.method-not-offered');
  });

  test('a total that the member did not see; the new one is told', async () => {
    const memberId = await givenMember(app.database);
    const { status, refusal, params } = await app.call(createOrder, wish({ expected_total: 2599 }), { as: memberId });
    expect([status, refusal, params]).toEqual([409, 'billing.price-changed', { total: 2799, currency: 'EUR' }]);
    expect((await app.call(listOrders, {}, { as: memberId })).body.orders).toEqual([]);
  });

  test('the same number in another currency', async () => {
    const memberId = await givenMember(app.database, { country: 'FR' });
    const seen = wish({ expected_currency: 'EUR' });
    await app.database.change(`update account.members set country = 'CH' where id = $1`, [memberId]);
    const { refusal, params } = await app.call(createOrder, seen, { as: memberId });
    expect([refusal, params]).toEqual(['billing.price-changed', { total: 2799, currency: 'CHF' }]);
    const placed = await app.call(createOrder, { ...seen, expected_currency: 'CHF' }, { as: memberId });
    expect(placed.body.order.total).toEqual({ amount: 2799, currency: 'CHF' });
    expect((await app.call(createOrder, seen, { as: memberId })).refusal).toBe('billing.order-not-payable');
  });

  test('a client id that stood for something else', async () => {
    const memberId = await givenMember(app.database);
    const first = wish();
    await app.call(createOrder, first, { as: memberId });
    const second = await app.call(createOrder, { ...first, bundle: '50', expected_total: 4999 }, { as: memberId });
    expect([second.status, second.refusal]).toEqual([409, 'billing.order-not-payable']);
    const cheaper = await app.call(createOrder, { ...first, expected_total: first.expected_total - 1 }, { as: memberId });
    expect([cheaper.status, cheaper.refusal]).toEqual([409, 'billing.order-not-payable']);
    expect((await app.call(createOrder, first, { as: memberId })).status).toBe(200);
  });

  test('another member’s order is not found', async () => {
    const [owner, other] = [await givenMember(app.database), await givenMember(app.database)];
    const { id: orderId } = await givenOrder(owner);
    const answers = [await app.call(readOrder, { orderId }, { as: other }), await app.call(checkOrder, { orderId }, { as: other })];
    expect(answers.map(({ status, refusal }) => [status, refusal])).toEqual(
      Array.from({ length: 2 }, () => [404, 'billing.order-not-found']),
    );
  });

  test('an event without the right signature changes nothing', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    const event = eventFor(order);
    const forged = signature('another key', new Date(), JSON.stringify(event));
    const old = signature(webhookSecret(app.get(Config)), new Date(Date.now() - minutes(6)), JSON.stringify(event));
    const otherBody = signature(webhookSecret(app.get(Config)), new Date(), '{}');
    for (const header of [forged, old, otherBody, '', 'v1=1']) {
      const { status, body } = await send(event, { [SIGNATURE_HEADER]: header });
      expect([status, body.error?.code]).toEqual([401, 'billing.webhook-signature']);
    }
    expect(await stateOf(memberId, order.id)).toBe('pending');
    expect(await balance(memberId)).toBe(0);
  });

  test.each([
    ['no date', { at: 'soon' }],
    ['a date far from now', { at: '0001-01-01T00:00:00Z' }],
    ['a date beyond the calendar', { at: '2026-02-30T00:00:00Z' }],
    ['an id with a null byte', { id: 'evt_\u0000' }],
    ['an id as long as a book', { id: 'e'.repeat(5000) }],
    ['a payment with a null byte', { payment: '\u0000' }],
    ['a status that we do not know', { status: 'stolen' }],
    ['nothing', { id: undefined, at: undefined }],
  ])('a signed event with %s is refused, and nothing of it is kept', async (_, odd) => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    const { status, body } = await send({ ...eventFor(order), ...odd });
    expect([status, body.error?.code]).toEqual([400, 'request.invalid']);
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['pending', 0]);
    expect(await eventsOf(order)).toEqual([]);
  });

  test('an event in the name of a company that is not set up, or that nobody knows', async () => {
    const refusals = await Promise.all(
      ['stripe', 'paypal', 'bitcoin'].map(
        async (provider) => (await app.call(receivePaymentEvent, { provider: provider as never })).refusal,
      ),
    );
    expect(refusals).toEqual(['billing.webhook-signature', 'billing.webhook-signature', 'request.invalid']);
  });

  test('an amount that was not asked for brings no credits', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await bankSays(order, 'paid', { amount: 1 });
    await bankSays(order, 'paid', { amount: 2799, currency: 'PLN' });
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['pending', 0]);
    const incidents = await app.database.read(
      `select kind, reported_amount::integer as amount, reported_currency as currency from billing.payment_incidents i
         join billing.payments p on p.id = i.payment_id where p.order_id = $1 order by i.id`,
      [order.id],
    );
    expect(incidents).toEqual([
      { kind: 'amount-differs', amount: 1, currency: 'EUR' },
      { kind: 'amount-differs', amount: 2799, currency: 'PLN' },
    ]);
  });

  test('a claim in an event that the bank’s books do not bear out', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    expect((await send(eventFor(order, { amount: order.total, card: null }))).status).toBe(200);
    await app.bus.drain();
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['pending', 0]);
  });
});

describe('prices', () => {
  test('a visitor sees the site’s country, a member their own', async () => {
    const polish = await givenMember(app.database, { country: 'PL' });
    const { body } = await app.call(listBundles, undefined, { as: polish });
    expect([body.country, body.tax_rate, body.bundles.map(({ price }) => price.amount)]).toEqual([
      'PL',
      23,
      [5499, 11_799, 20_999, 37_799, 83_999],
    ]);
    expect(body.methods.map(({ method }) => method)).toEqual(['blik', 'przelewy24', 'card', 'paypal']);
    expect((await app.call(listBundles)).status).toBe(200);
  });

  test('the bundles, the popular one and the fees are those of the tables', async () => {
    const member = await givenMember(app.database, { country: 'NL', premium: true });
    const { body } = await app.call(listBundles, undefined, { as: member });
    expect(body.bundles.map(({ credits, price, popular }) => [credits, price.amount, popular])).toEqual([
      [10, 1299, false],
      [25, 2799, false],
      [50, 4999, true],
      [100, 8999, false],
      [250, 19_999, false],
    ]);
    expect(body.methods).toContainEqual({ method: 'paypal', fee: { amount: 35, currency: 'EUR' }, blocked: false });
    expect(body.offer).toBeNull();
  });

  test('a fee belongs to the total, and the tax is contained in it', async () => {
    const memberId = await givenMember(app.database, { country: 'NL' });
    const order = await givenOrder(memberId, { method: 'paypal', expected_total: 2834 });
    expect(order).toMatchObject({
      price: { amount: 2799 },
      fee: { amount: 35 },
      total: { amount: 2834 },
      tax: { amount: 492 },
      tax_rate: 21,
    });
  });
});

describe('a purchase', () => {
  test('brings credits, premium, an invoice and news, all at once', async () => {
    const memberId = await givenMember(app.database, { country: 'FR' });
    const order = await givenOrder(memberId);
    expect(order).toMatchObject({
      state: 'pending',
      credits: 25,
      total: { amount: 2799, currency: 'EUR' },
      tax: { amount: 467 },
      invoice: null,
    });
    expect((await bankSays(order)).body).toEqual({ received: true });
    const done = (await app.call(readOrder, { orderId: order.id }, { as: memberId })).body;
    expect(done).toMatchObject({
      state: 'completed',
      card: { brand: 'Visa', last4: '4242' },
      completed_at: app.clock.now().toISOString(),
      redirect: null,
    });
    expect(done.invoice).toMatch(/^2026-\d{6}$/);
    expect(await balance(memberId)).toBe(25);
    expect(await premium(memberId)).toEqual(app.clock.now());
    expect(app.realtime.to(memberId)).toContainEqual({ type: 'user-changed' });
    expect(
      await app.database.read('select credits, paid, currency, taken_back from billing.lots where member_id = $1', [memberId]),
    ).toEqual([{ credits: 25, paid: 2799, currency: 'EUR', taken_back: 0 }]);
  });

  test('keeps the date of the first for premium', async () => {
    const memberId = await givenMember(app.database);
    await bankSays(await givenOrder(memberId));
    const first = await premium(memberId);
    app.clock.advance(minutes(5));
    await bankSays(await givenOrder(memberId));
    expect(await premium(memberId)).toEqual(first);
    expect(await balance(memberId)).toBe(50);
  });

  test('announces which one was the first', async () => {
    const seen: boolean[] = [];
    const memberId = await givenMember(app.database);
    app.bus.on(
      'billing.order-completed',
      `test.first-${memberId}`,
      (data) => void (data.memberId === memberId && seen.push(data.firstPurchase)),
    );
    const orders = [await givenOrder(memberId), await givenOrder(memberId)];
    await Promise.all(orders.map((order) => bankSays(order)));
    await app.bus.drain();
    expect(seen.toSorted()).toEqual([false, true]);
  });

  test('lists latest first, page by page', async () => {
    const memberId = await givenMember(app.database);
    const ids: number[] = [];
    for (let made = 0; made < 27; made += 1) {
      app.clock.advance(minutes(5));
      ids.unshift((await givenOrder(memberId)).id);
    }
    const first = (await app.call(listOrders, {}, { as: memberId })).body;
    const second = (await app.call(listOrders, { before: first.orders.at(-1)!.id }, { as: memberId })).body;
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(ids);
  });
});

describe('once, however it comes', () => {
  test('the same client id 50 times at the same moment is one order with one payment', async () => {
    const memberId = await givenMember(app.database);
    const same = wish();
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.call(createOrder, same, { as: memberId })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1);
    const rows = await app.database.read(
      'select o.id from billing.orders o join billing.payments p on p.order_id = o.id where o.member_id = $1',
      [memberId],
    );
    expect(rows).toHaveLength(1);
    expect(
      await app.database.read('select id from billing.sandbox_payments where id = $1', [paymentOf(answers[0]!.body.order)]),
    ).toHaveLength(1);
  });

  test('the same event 50 times at the same moment credits once', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    const event = eventFor(order);
    await decideAtBank(app, paymentOf(order), 'paid');
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    await app.bus.drain();
    expect(await balance(memberId)).toBe(25);
    expect(await eventsOf(order)).toEqual([{ state: 'processed' }]);
  });

  test('50 different events of one capture credit once', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await decideAtBank(app, paymentOf(order), 'paid');
    await Promise.all(Array.from({ length: 50 }, () => send(eventFor(order))));
    await app.bus.drain();
    expect(await balance(memberId)).toBe(25);
    expect(await eventsOf(order)).toEqual(Array.from({ length: 50 }, () => ({ state: 'processed' })));
  });

  test('event, return page and poller at the same moment complete once', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await bank(order, 'approve');
    app.clock.advance(minutes(1));
    await Promise.all([
      ...Array.from({ length: 50 }, () => send(eventFor(order))),
      ...Array.from({ length: 10 }, () => app.bus.drain()),
      ...Array.from({ length: 50 }, () => app.call(checkOrder, { orderId: order.id }, { as: memberId })),
      ...Array.from({ length: 50 }, () => app.jobs.run('billing.settle-orders')),
    ]);
    await app.bus.drain();
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
    expect(await app.database.read('select 1 from billing.lots where member_id = $1', [memberId])).toHaveLength(1);
  });

  test('invoices of orders that complete at the same moment have no gap and no double', async () => {
    app.clock.set('2027-06-01T12:00:00Z');
    const members = await Promise.all(Array.from({ length: 12 }, () => givenMember(app.database)));
    const orders = await Promise.all(members.map((memberId) => givenOrder(memberId)));
    await Promise.all(orders.map((order) => bankSays(order)));
    const numbers = await app.database.read<{ n: number }>(
      'select invoice_number as n from billing.orders where invoice_year = 2027 order by 1',
    );
    expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });
});

describe('in any order', () => {
  test('what came before the capture and arrives after it changes nothing', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    for (const status of ['paid', 'pending', 'failed', 'cancelled'] as const) await bankSays(order, status);
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
  });

  test.each(['failed', 'cancelled'] as const)(
    'a capture after the order was %s completes it: who paid gets the credits',
    async (status) => {
      const memberId = await givenMember(app.database);
      const order = await givenOrder(memberId);
      await bankSays(order, status);
      expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual([status, 0]);
      await bankSays(order);
      expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
    },
  );

  test('an order that nobody pays expires after an hour, and a capture after that completes it', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    app.clock.advance(minutes(59));
    await app.jobs.run('billing.expire-orders');
    expect(await stateOf(memberId, order.id)).toBe('pending');
    app.clock.advance(minutes(1));
    await app.jobs.run('billing.expire-orders');
    expect(await stateOf(memberId, order.id)).toBe('expired');
    await bankSays(order);
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
  });

  test('an order whose time is over is begun no more, though nobody gave it up yet: its member is told that it expired', async () => {
    const memberId = await givenMember(app.database);
    const asked = wish();
    const start = jest.spyOn(app.get(SandboxProvider), 'start').mockRejectedValueOnce(new Error('The line broke.'));
    expect((await app.call(createOrder, asked, { as: memberId })).refusal).toBe('billing.provider-silent');
    app.clock.advance(minutes(60));
    start.mockClear();
    const { body } = await app.call(createOrder, asked, { as: memberId });
    expect([body.redirect, body.order.state]).toEqual([`/credits/return/${body.order.id}`, 'expired']);
    expect(start).not.toHaveBeenCalled();
    start.mockRestore();
  });

  test('nobody is led to the page of an order whose time is over; who paid there in time gets the credits', async () => {
    const [other, memberId] = [await givenMember(app.database), await givenMember(app.database)];
    const [unpaid, paid] = [wish(), wish()];
    await app.call(createOrder, unpaid, { as: other });
    await bank((await app.call(createOrder, paid, { as: memberId })).body.order, 'approve');
    app.clock.advance(minutes(60));
    const answers = [await app.call(createOrder, unpaid, { as: other }), await app.call(createOrder, paid, { as: memberId })];
    expect(answers.map(({ body }) => body.order.state)).toEqual(['expired', 'completed']);
    expect(answers.map(({ body }) => body.redirect)).toEqual(answers.map(({ body }) => `/credits/return/${body.order.id}`));
    expect(await balance(memberId)).toBe(25);
  });

  test('an order that was paid in its last minute completes although no event came', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await bank(order, 'approve');
    app.clock.advance(minutes(61));
    await app.jobs.run('billing.expire-orders');
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
  });
});

test('after all this every balance is the sum of its entries', async () => {
  await app.jobs.run('billing.prove-balances');
  const wrong = await app.database.read(
    `select w.member_id from billing.wallets w where w.granted + w.bought <> (select coalesce(sum(amount), 0) from billing.entries e where e.member_id = w.member_id)`,
  );
  expect(wrong).toEqual([]);
});
