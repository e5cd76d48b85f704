import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { createOrder, listOrders, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents } from '@rendezvous/contracts/billing/payment-incidents';
import { traceMoney } from '@rendezvous/contracts/billing/operator-trace';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, hours, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import type { Database } from '@rendezvous/server/database';
import { BillingModule, Wallets } from '../index.js';
import { billingData } from '../testing/index.js';
import { pdfText } from '../testing/pdf-text.js';
import { SPEND } from '../testing/spend.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { SettlementProofStore } from '../proof/settlement-proof.store.js';
import { RefundSettling } from './refund-settling.service.js';
import { RefundStore } from './refund.store.js';

let app: TestApp;
let as: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
beforeEach(async () => {
  as = await givenMember(app.database);
});

/** Buys a bundle that the sandbox bank has been paid for. @param refunds what the bank does when its money is asked back */
const buy = async (refunds = 'pay', bundle = '10', expected_total = 1299, method: 'card' | 'paypal' = 'card'): Promise<number> => {
  const { body } = await app.call(createOrder, { clientId: randomUUID(), bundle, method, expected_total }, { as });
  const { id, redirect } = body.order;
  await app.database.change(`update billing.sandbox_payments set refunds = $2 where id = $1`, [redirect!.split('/').at(-1), refunds]);
  await app.app.inject({
    method: 'POST',
    url: redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ outcome: 'approve', delivery: 'withheld' }).toString(),
  });
  app.clock.advance(seconds(31));
  await app.jobs.run('billing.settle-orders');
  expect(await stateOf(id)).toBe('completed');
  return id;
};

const spend = (cost: number, reference: string = randomUUID()) => app.database.change(SPEND, [as, cost, reference, app.clock.now()]);

const stateOf = async (orderId: number) => (await app.call(readOrder, { orderId }, { as })).body.state;
const balance = () => app.get(Wallets).balance(as);
const list = async () => (await app.call(listRefunds, undefined, { as })).body;
const ask = (orderId: number, expected_credits: number, expected_amount: number, clientId: string = randomUUID(), viewer = as) =>
  app.call(requestRefund, { orderId, clientId, expected_credits, expected_amount }, { as: viewer });
/** The job that every request brings along, then polling while time passes. */
const send = async (refundId: string) => app.jobs.run('billing.send-refund', { refundId });
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.jobs.run('billing.ask-refunds');
};
const isPremium = async () =>
  (
    await app.database.read<{ premium: boolean }>('select premium_since is not null as premium from account.members where id = $1', [as])
  )[0]!.premium;
const moneyOf = async (orderId: number) =>
  (await app.database.read('select amount as captured, refunding, refunded from billing.payments where order_id = $1', [orderId]))[0];

describe('refused is', () => {
  test('what belongs to somebody else, or does not exist', async () => {
    const order = await buy();
    const other = await givenMember(app.database);
    expect(await ask(order, 10, 1299, randomUUID(), other)).toMatchObject({ status: 404, refusal: 'billing.order-not-found' });
    expect(await ask(2_000_000_000, 10, 1299)).toMatchObject({ status: 404, refusal: 'billing.order-not-found' });
    expect(await balance()).toBe(10);
  });

  test('another sum than the member saw, with what it is now', async () => {
    const order = await buy();
    await spend(4);
    const answer = await ask(order, 10, 1299);
    expect(answer).toMatchObject({ status: 409, refusal: 'billing.refund-changed' });
    expect([await balance(), await moneyOf(order)]).toEqual([6, { captured: 1299, refunding: 0, refunded: 0 }]);
  });

  test('an order that was not paid, and one whose credits are used', async () => {
    const { body } = await app.call(createOrder, { clientId: randomUUID(), bundle: '10', method: 'card', expected_total: 1299 }, { as });
    expect(await ask(body.order.id, 10, 1299)).toMatchObject({ status: 409, refusal: 'billing.refund-not-possible' });
    const order = await buy();
    await spend(10);
    expect(await ask(order, 10, 1299)).toMatchObject({ status: 409, refusal: 'billing.refund-not-possible' });
    expect((await list()).quotes).toEqual([]);
  });

  test('a purchase of more than 14 days ago, to the second', async () => {
    app.clock.set('2026-11-20T12:00:00Z');
    const order = await buy();
    app.clock.set('2026-12-04T22:59:59Z');
    expect((await list()).quotes).toMatchObject([{ order, until: '2026-12-04' }]);
    app.clock.set('2026-12-04T23:00:00Z');
    expect((await list()).quotes).toEqual([]);
    expect(await ask(order, 10, 1299)).toMatchObject({ status: 409, refusal: 'billing.refund-not-possible' });
  });
});

test('who used nothing gets everything back, the fee too; the credits go at once, and "refunded" is said when the money went', async () => {
  const order = await buy('pay', '10', 1334, 'paypal');
  expect((await list()).quotes).toMatchObject([
    { order, credits: 10, unused: 10, amount: { amount: 1334, currency: 'EUR' }, whole: true, ends_premium: true },
  ]);
  const { body: refund } = await ask(order, 10, 1334);
  expect([refund.state, await balance(), await stateOf(order)]).toEqual(['requested', 0, 'completed']);
  expect(await moneyOf(order)).toEqual({ captured: 1334, refunding: 1334, refunded: 0 });
  await send(refund.id);
  expect([(await list()).refunds[0]?.state, await stateOf(order), await isPremium()]).toEqual(['pending', 'completed', true]);
  await pass(minutes(1));
  expect((await list()).refunds).toMatchObject([
    { state: 'succeeded', amount: { amount: 1334 }, credit_note: expect.stringMatching(/^C\d{4}-\d{6}$/) },
  ]);
  expect([await stateOf(order), await isPremium(), await balance()]).toEqual(['refunded', false, 0]);
  expect(await moneyOf(order)).toEqual({ captured: 1334, refunding: 0, refunded: 1334 });
});

test('who used a part gets the rest, keeps Premium, and what comes back later can go back, too: together everything', async () => {
  const order = await buy();
  await spend(4, 'held');
  const first = (await ask(order, 6, 779)).body;
  await send(first.id);
  await pass(minutes(1));
  expect([await stateOf(order), await isPremium(), await balance()]).toEqual(['partly_refunded', true, 0]);
  await app.database.transaction((tx) =>
    app.get(Wallets).giveBack(tx, { memberId: as, kind: 'message', spent: 'held', reference: 'unread' }),
  );
  expect((await list()).quotes).toMatchObject([{ order, unused: 4, amount: { amount: 520 }, ends_premium: true }]);
  const second = (await ask(order, 4, 520)).body;
  await send(second.id);
  await pass(minutes(1));
  expect([await stateOf(order), await isPremium(), await moneyOf(order)]).toEqual([
    'refunded',
    false,
    { captured: 1299, refunding: 0, refunded: 1299 },
  ]);
});

test('spends took the oldest purchase first, so the newer one goes back whole; Premium stays as long as one stands', async () => {
  const [older, newer] = [await buy(), await buy('pay', '25', 2799)];
  await spend(3);
  expect((await list()).quotes).toMatchObject([
    { order: newer, unused: 25, amount: { amount: 2799 }, ends_premium: false },
    { order: older, unused: 7, amount: { amount: 909 }, ends_premium: false },
  ]);
  const refund = (await ask(newer, 25, 2799)).body;
  await send(refund.id);
  await pass(minutes(1));
  expect([await isPremium(), await balance(), await stateOf(older)]).toEqual([true, 7, 'completed']);
});

test('the last purchase is known to end Premium as soon as the other is being paid back, and no longer when that fails', async () => {
  const [older, newer] = [await buy(), await buy('refuse', '25', 2799)];
  expect((await list()).quotes.map(({ ends_premium: ends }) => ends)).toEqual([false, false]);
  const refund = (await ask(newer, 25, 2799)).body;
  expect((await list()).quotes).toMatchObject([{ order: older, whole: true, ends_premium: true }]);
  await send(refund.id);
  expect((await list()).quotes.map(({ ends_premium: ends }) => ends)).toEqual([false, false]);
});

test('a purchase tells what of it is on its way back until that is decided, and no other one does', async () => {
  const [order, other] = [await buy(), await buy()];
  const told = async (orderId: number) => (await app.call(readOrder, { orderId }, { as })).body.open_refunds;
  const refund = (await ask(order, 10, 1299)).body;
  const open = { credits: 10, amount: { amount: 1299, currency: 'EUR' }, collected: true, requested_at: refund.requested_at };
  expect([await told(order), await told(other)]).toEqual([[{ ...open, state: 'requested' }], []]);
  await send(refund.id);
  const { orders } = (await app.call(listOrders, {}, { as })).body;
  expect(orders.map(({ id, open_refunds: refunds }) => [id, refunds])).toEqual([
    [other, []],
    [order, [{ ...open, state: 'pending' }]],
  ]);
  await pass(minutes(1));
  expect(await told(order)).toEqual([]);
});

test('what a bank refuses, the member has again, and may ask for again', async () => {
  const order = await buy('refuse');
  const refund = (await ask(order, 10, 1299)).body;
  await send(refund.id);
  expect((await list()).refunds).toMatchObject([{ id: refund.id, state: 'failed', credit_note: null }]);
  expect([await balance(), await moneyOf(order)]).toEqual([10, { captured: 1299, refunding: 0, refunded: 0 }]);
  expect((await list()).quotes).toMatchObject([{ order, unused: 10, amount: { amount: 1299 } }]);
});

test('a refund that fails days after it succeeded gives credits, order and Premium back', async () => {
  const order = await buy('bounce');
  const refund = (await ask(order, 10, 1299)).body;
  await send(refund.id);
  await app.database.change(`update billing.sandbox_refunds set created_at = $2 where id = $1`, [
    refund.id,
    new Date(app.clock.now().getTime() - seconds(5)),
  ]);
  await send(refund.id);
  expect([await stateOf(order), await isPremium()]).toEqual(['refunded', false]);
  const at = app.clock.now().toISOString();
  const { credit_note } = (await list()).refunds[0]!;
  await pass(days(1));
  expect((await list()).refunds).toMatchObject([{ state: 'failed', credit_note, reversal: expect.stringMatching(/^R\d{4}-000001$/) }]);
  const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  const { body: trace } = await app.call(traceMoney, { find: (await list()).refunds[0]!.reversal! }, { as: operator });
  expect(trace.rows.slice(-2)).toMatchObject([
    { kind: 'credit-note', label: credit_note, at },
    { kind: 'reversal', name: trace.found[0], at: app.clock.now().toISOString() },
  ]);
  const file = async (name: string) => {
    const headers = { 'x-test-viewer': String(as), 'sec-fetch-site': 'same-origin' };
    return app.app.inject({ url: `/api/refunds/${refund.id}/${name}?language=en`, headers });
  };
  const words = pdfText((await file('reversal')).rawPayload);
  for (const text of ['Cancels credit note', credit_note!, '€12.99', '€2.25']) expect(words).toContain(text);
  expect(words).not.toMatch(/[-−]€/);
  expect(pdfText((await file('credit-note')).rawPayload)).toContain('−€2.25');
  expect([await stateOf(order), await isPremium(), await balance()]).toEqual(['completed', true, 10]);
  expect(await moneyOf(order)).toEqual({ captured: 1299, refunding: 0, refunded: 0 });
});

test('no answer is neither yes nor no: it is asked again, never sent twice, and is an operator’s in the end', async () => {
  const order = await buy('stall');
  const refund = (await ask(order, 10, 1299)).body;
  await send(refund.id);
  expect([(await list()).refunds[0]?.state, await balance()]).toEqual(['unknown', 0]);
  expect((await app.call(readOrder, { orderId: order }, { as })).body.open_refunds).toMatchObject([{ state: 'unknown' }]);
  expect(await ask(order, 10, 1299)).toMatchObject({ status: 409, refusal: 'billing.refund-not-possible' });
  for (const wait of [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) await pass(wait);
  const operator = await givenMember(app.database, { operator: true });
  const incidents = (await app.call(listPaymentIncidents, {}, { as: { memberId: operator, operator: true } })).body.incidents;
  expect(incidents).toMatchObject([{ kind: 'refund-unknown', order_id: order, reported: { amount: 1299, currency: 'EUR' } }]);
  expect(await app.database.read('select id from billing.sandbox_refunds where id = $1', [refund.id])).toHaveLength(1);
  // The bank speaks again, when an operator has it asked once more.
  await app.database.change(`update billing.sandbox_payments set refunds = 'pay' where refunds = 'stall'`);
  await send(refund.id);
  expect((await list()).refunds).toMatchObject([{ state: 'succeeded' }]);
});

test('each refund that nobody knows the end of is told, also a second one of the same amount', async () => {
  const order = await buy('stall');
  for (let count = 1; count <= 2; count += 1) {
    const { id } = (await ask(order, 10, 1299)).body;
    await app.database.change(`update billing.refunds set state = 'unknown', tries = 6, try_after = $2 where id = $1`, [
      id,
      app.clock.now(),
    ]);
    await send(id);
    expect(await incidents(order)).toHaveLength(count);
    await app.get(RefundSettling).settle((await app.get(RefundStore).find(id))!, { state: 'failed', fault: 'Not paid.' });
    await forget(id);
  }
});

test('one whose provider is set up no more is unknown, asked about ever more seldom, and an operator’s in the end', async () => {
  const order = await buy();
  const { id } = (await ask(order, 10, 1299)).body;
  await app.database.change(`update billing.payments set provider = 'stripe' where order_id = $1`, [order]);
  for (const wait of [minutes(5), minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) await pass(wait);
  expect([await asking(id), await incidents(order)]).toEqual([{ state: 'unknown', tries: 7, tryAfter: null }, ['refund-unknown']]);
});

test('a silence is told of once, calmly, and again when the refund has moved on since', async () => {
  const order = await buy('stall');
  const bankWill = (refunds: string) =>
    app.database.change(
      `update billing.sandbox_payments set refunds = $2 where id = (select reference::uuid from billing.payments where order_id = $1)`,
      [order, refunds],
    );
  const { id } = (await ask(order, 10, 1299)).body;
  const levels = ['warn', 'log', 'debug'] as const;
  const spies = levels.map((level) => jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined));
  const said = () => spies.map((spy) => spy.mock.calls.filter(([line]) => (line as { refund?: string }).refund === id).length);
  try {
    // sent for the first time: there is nothing to ask about yet
    await send(id);
    await send(id);
    expect(said()).toEqual([0, 1, 0]);
    for (let count = 1; count <= 3; count += 1) await send(id);
    expect(said()).toEqual([0, 1, 3]);
    await bankWill('pay');
    await send(id);
    await bankWill('stall');
    await send(id);
    await send(id);
    expect(said()).toEqual([0, 2, 4]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
});

const forget = (refundId: string) => app.database.change('delete from billing.sandbox_refunds where id = $1', [refundId]);
const asking = async (refundId: string) =>
  (await app.database.read('select state, tries, try_after as "tryAfter" from billing.refunds where id = $1', [refundId]))[0];
const incidents = async (order: number) => {
  const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  const { body } = await app.call(listPaymentIncidents, {}, { as: operator });
  return body.incidents.filter((one) => one.order_id === order).map(({ kind }) => kind);
};

describe('one that its provider does not list any more', () => {
  test('is asked about ever more seldom though it succeeded, and is an operator’s in the end', async () => {
    const order = await buy();
    const { id } = (await ask(order, 10, 1299)).body;
    await send(id);
    await pass(minutes(1));
    await forget(id);
    await pass(days(1));
    expect(await asking(id)).toEqual({ state: 'succeeded', tries: 1, tryAfter: new Date(app.clock.now().getTime() + days(1)) });
    for (let day = 0; day < 8; day += 1) await pass(days(1));
    expect(await incidents(order)).toEqual([]);
    await pass(days(1));
    expect([await asking(id), await incidents(order)]).toEqual([{ state: 'succeeded', tries: 10, tryAfter: null }, ['refund-unknown']]);
  });

  test('is not sent again while it is on its way', async () => {
    const { id } = (await ask(await buy(), 10, 1299)).body;
    await send(id);
    await forget(id);
    await pass(minutes(1));
    expect(await asking(id)).toMatchObject({ state: 'pending', tries: 1 });
    expect(await app.database.read('select id from billing.sandbox_refunds where id = $1', [id])).toEqual([]);
  });
});

test('pressed 50 times at once it is one refund, by one client id or by as many', async () => {
  const order = await buy();
  const clientId = randomUUID();
  const same = await Promise.all(Array.from({ length: 25 }, () => ask(order, 10, 1299, clientId)));
  const others = await Promise.all(Array.from({ length: 25 }, () => ask(order, 10, 1299)));
  expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
  expect(others.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 25 }, () => 'billing.refund-not-possible'));
  const { id } = same[0]!.body;
  await Promise.all(Array.from({ length: 10 }, () => send(id)));
  await pass(minutes(1));
  expect(await moneyOf(order)).toEqual({ captured: 1299, refunding: 0, refunded: 1299 });
  expect((await list()).refunds).toHaveLength(1);
});

test('50 refunds by as many client ids at once make one', async () => {
  const order = await buy();
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(order, 10, 1299)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await balance(), await moneyOf(order)]).toEqual([0, { captured: 1299, refunding: 1299, refunded: 0 }]);
});

test('a refund and a spend at once: the credits go one way', async () => {
  const order = await buy();
  await Promise.all([ask(order, 10, 1299), ...Array.from({ length: 10 }, () => spend(1).catch(() => undefined))]);
  const [row] = await app.database.read<{ spent: number; refunded: number }>(
    `select coalesce(-sum(amount) filter (where kind = 'message'), 0)::integer as spent,
       coalesce(-sum(amount) filter (where kind = 'refund'), 0)::integer as refunded from billing.entries where member_id = $1`,
    [as],
  );
  expect([row!.spent, row!.refunded]).toEqual(row!.refunded === 10 ? [0, 10] : [10, 0]);
});

test('a client id stands for one request', async () => {
  const [older, newer] = [await buy(), await buy()];
  const clientId = randomUUID();
  await ask(older, 10, 1299, clientId);
  expect(await ask(newer, 10, 1299, clientId)).toMatchObject({ status: 409, refusal: 'billing.refund-not-possible' });
});

test('more than was captured cannot go back, whatever asks for it', async () => {
  const order = await buy();
  const over = app.database.change('update billing.payments set refunding = 1000, refunded = 300 where order_id = $1', [order]);
  await expect(over).rejects.toThrow('payments_money_back');
});

const creditNotes = async () =>
  (
    await app.database.read<{ n: number }>(
      'select credit_note_number as n from billing.refunds where credit_note_number is not null order by n',
    )
  ).map(({ n }) => n);

test('credit notes are numbered without a gap, also past one that failed', async () => {
  const made: string[] = [];
  for (const refunds of ['pay', 'refuse', 'pay']) {
    const refund = (await ask(await buy(refunds), 10, 1299)).body;
    await send(refund.id);
    await pass(minutes(1));
    made.push((await list()).refunds[0]!.credit_note ?? 'none');
  }
  expect(made).toEqual([expect.stringMatching(/^C\d{4}-/), 'none', expect.stringMatching(/^C\d{4}-/)]);
  const after = await creditNotes();
  expect(after).toEqual(Array.from({ length: after.length }, (_, index) => index + 1));
});

test('whatever happened here: entries follow each other, wallets are their sums, and each purchase is settled', async () => {
  expect((await app.get(LedgerProofs).prove()).faults).toEqual([]);
});

test.each([
  ['order-payment', 'update billing.payments set amount = amount + 1 where order_id = $1'],
  ['order-payment', `update billing.payments set currency = 'USD' where order_id = $1`],
  ['order-entry', 'update billing.lots set credits = credits + 1 where order_id = $1'],
  ['order-refund', 'update billing.payments set refunding = refunding - 1 where order_id = $1'],
  ['order-refund', `update billing.refunds set state = 'failed', decided_at = now() where order_id = $1`],
])('the proof finds what does not agree: %s, by %s', async (kind, change) => {
  const order = await buy();
  await ask(order, 10, 1299);
  const rollback = new Error('as it was');
  await expect(
    app.database.transaction(async (tx) => {
      await tx.change(change, [order]);
      const found = await new SettlementProofStore({
        read: (sql: string, values?: unknown[]) => tx.read(sql, values),
      } as unknown as Database).ordersAfter(order - 1);
      expect(found.faults).toMatchObject([{ kind, order }]);
      throw rollback;
    }),
  ).rejects.toBe(rollback);
});

test.each([
  ['invoice-numbers', `update billing.document_numbers set last = last + 1 where kind = 'invoice'`],
  ['reversal-numbers', 'update billing.refunds set reversal_number = reversal_number + 1000 where reversal_number = 1'],
  ['credit-note-numbers', 'update billing.refunds set credit_note_number = credit_note_number + 1000 where credit_note_number = 1'],
])('the proof finds a missing number: %s', async (kind, change) => {
  const rollback = new Error('as it was');
  await expect(
    app.database.transaction(async (tx) => {
      await tx.change(change);
      const store = new SettlementProofStore({ read: (sql: string) => tx.read(sql) } as unknown as Database);
      expect((await store.missingNumbers())[0]).toMatchObject({ kind });
      throw rollback;
    }),
  ).rejects.toBe(rollback);
});
