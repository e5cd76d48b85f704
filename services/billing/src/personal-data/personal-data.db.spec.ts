import { randomUUID } from 'node:crypto';
import { days } from '@rendezvous/contracts/kernel';
import { readWhole, rowsNaming, testApp, type TestApp } from '@rendezvous/server/testing';
import { BillingModule } from '../billing.module.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';
import { BillingPersonalData } from './personal-data.service.js';

let app: TestApp;
let part: BillingPersonalData;

beforeAll(async () => {
  app = await testApp({ ...billingData, imports: [BillingModule] });
  part = app.get(BillingPersonalData);
});
afterAll(() => app.close());

const run = (sql: string, ...values: readonly unknown[]) => app.database.read<Record<string, unknown>>(sql, values);
const erase = (id: number) => app.database.transaction((tx) => part.erase(id, tx));
const everyRow = (id: number) => rowsNaming(app.database, part.tables, id);
const statesOf = async (id: number) =>
  (await run('select state from billing.orders where member_id = $1 order by state', id)).map(({ state }) => state);

let invoices = 0;
/** An order of a member, made some days ago, with a payment that went to the provider and an event of it. */
const givenOrder = async (memberId: number, state: string, daysAgo = 30) => {
  const at = new Date(app.clock.now().getTime() - days(daysAgo));
  const invoice = state === 'completed' ? (invoices += 1) : null;
  const [order] = await app.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax,
       created_at, expires_at, completed_at, invoice_year, invoice_number)
     values ($1, $2, $3, '10', 10, 'FR', 'card', 'EUR', 1299, 0, 1299, 20, 217, $4, $4::timestamptz + interval '1 hour', $5, $6, $7) returning id`,
    [memberId, randomUUID(), state, at, invoice && at, invoice && 2026, invoice],
  );
  const payment = randomUUID();
  await run(
    `insert into billing.payments (id, order_id, provider, reference, amount, currency, card_last4, created_at)
     values ($1::uuid, $2, 'sandbox', $1::uuid::text, 1299, 'EUR', '4242', $3)`,
    payment,
    order!.id,
    at,
  );
  await run(
    `insert into billing.webhook_events (provider, event_id, kind, type, reference, occurred_at, received_at)
     values ('sandbox', $1, 'payment', 'failed', $2, now(), now())`,
    randomUUID(),
    payment,
  );
  return { id: order!.id, payment };
};
const report = async (payment: string) => {
  await run(
    `insert into billing.payment_incidents (kind, payment_id, reported_amount, reported_currency, noticed_at) values ('amount-differs', $1, 5, 'EUR', now())`,
    payment,
  );
};

test('an export tells credits, orders and how they were paid', async () => {
  const [id, other] = [await givenMemberWithCredits(app.database, 5), await givenMemberWithCredits(app.database, 7)];
  await givenOrder(id, 'completed');
  await givenOrder(other, 'completed');
  expect(await readWhole(await part.export(id))).toMatchObject({
    wallets: [{ member_id: id, granted: 5 }],
    entries: [{ amount: 5, kind: 'demo' }],
    orders: [{ member_id: id, total: 1299 }],
    lots: [],
    payments: [{ card_last4: '4242' }],
  });
  expect(await readWhole(await part.export(0))).toEqual({
    wallets: [],
    entries: [],
    orders: [],
    lots: [],
    refunds: [],
    disputes: [],
    reversals: [],
    adjustments: [],
    payments: [],
    direct_debit_codes: [],
    direct_debits: [],
    mandates: [],
    discount_codes: [],
    welcome_offers: [],
    stored_methods: [],
    method_blocks: [],
  });
});

test('an erasure takes orders that nobody paid, with all that hangs on them; invoices and ledger stay, and others keep theirs', async () => {
  const [id, other] = [await givenMemberWithCredits(app.database, 5), await givenMemberWithCredits(app.database, 7)];
  for (const state of ['completed', 'failed', 'cancelled', 'expired']) {
    await givenOrder(id, state);
    await givenOrder(other, state);
  }
  const before = await everyRow(other);
  const payments = 'select p.id from billing.payments p join billing.orders o on o.id = p.order_id where o.member_id = $1';
  expect(await erase(id)).toBeNull();
  expect(await statesOf(id)).toEqual(['completed']);
  expect(await run(payments, id)).toHaveLength(1);
  expect(Object.keys(await everyRow(id)).toSorted()).toEqual(['billing.entries', 'billing.orders', 'billing.wallets']);
  expect(await everyRow(other)).toEqual(before);
  expect(await run(payments, other)).toHaveLength(4);
  expect(
    await run('select from billing.webhook_events e where not exists (select from billing.payments p where p.reference = e.reference)'),
  ).toEqual([]);
});

test('codes of their own and the time of their welcome discount are told of, and go with them', async () => {
  const [id, other] = [await givenMemberWithCredits(app.database, 0), await givenMemberWithCredits(app.database, 0)];
  for (const [code, memberId] of [
    ['OWN1', id],
    ['OWN2', other],
  ] as const) {
    await run(
      `insert into billing.discount_codes (code, reason, percentage, member_id, created_at) values ($1, 'code', 10, $2, now())`,
      code,
      memberId,
    );
    await run(
      `insert into billing.welcome_offers (member_id, code, began_at, ends_at) values ($1, 'WELCOME25', now(), now() + interval '1 day')`,
      memberId,
    );
  }
  expect(await part.export(id)).toMatchObject({ discount_codes: [{ code: 'OWN1' }], welcome_offers: [{ code: 'WELCOME25' }] });
  const before = await everyRow(other);
  expect(await erase(id)).toBeNull();
  expect(Object.keys(await everyRow(id))).not.toContain('billing.discount_codes');
  expect(Object.keys(await everyRow(id))).not.toContain('billing.welcome_offers');
  expect(await everyRow(other)).toEqual(before);
});

test('codes that they made as an operator stay, and name them no more', async () => {
  const [id, other] = [await givenMemberWithCredits(app.database, 0), await givenMemberWithCredits(app.database, 0)];
  for (const [code, madeBy] of [
    ['MADE1', id],
    ['MADE2', other],
  ] as const)
    await run(
      `insert into billing.discount_codes (code, reason, percentage, made_by, created_at) values ($1, 'code', 10, $2, now())`,
      code,
      madeBy,
    );
  expect(await readWhole(await part.export(id))).toMatchObject({ discount_codes: [] });
  expect(await erase(id)).toBeNull();
  expect(await run(`select code, made_by from billing.discount_codes where code like 'MADE%' order by code`)).toEqual([
    { code: 'MADE1', made_by: null },
    { code: 'MADE2', made_by: other },
  ]);
});

test('the code by SMS of an order is told of without the code, and goes with its message; others keep theirs', async () => {
  const [id, other] = [await givenMemberWithCredits(app.database, 0), await givenMemberWithCredits(app.database, 0)];
  const numbers = ['+31612345671', '+31612345672'];
  for (const [at, memberId] of [id, other].entries()) {
    const { id: order } = await givenOrder(memberId, 'completed');
    await run(
      `insert into billing.direct_debit_codes (order_id, mobile, code_hash, sent_at, expires_at, resend_at)
       values ($1, $2, decode(repeat('00', 32), 'hex'), $3, $3::timestamptz + interval '10 minutes', $3)`,
      order,
      numbers[at],
      app.clock.now(),
    );
    await run(
      `insert into server.mailbox (at, "to", subject, text, locale, kind) values ($2, $1, 'SMS', 'SMS', 'en', 'direct-debit-code')`,
      numbers[at],
      app.clock.now(),
    );
  }
  const told = await part.export(id);
  expect(told).toMatchObject({ direct_debit_codes: [{ mobile: numbers[0], tries: 0 }] });
  expect(JSON.stringify(told)).not.toContain('code_hash');
  expect(await erase(id)).toBeNull();
  expect(await run('select mobile from billing.direct_debit_codes')).toEqual([{ mobile: numbers[1] }]);
  expect(await run('select "to" from server.mailbox')).toEqual([{ to: numbers[1] }]);
});

describe('it is not yet time', () => {
  test.each(['created', 'pending'])('while an order is %s', async (state) => {
    const id = await givenMemberWithCredits(app.database, 0);
    await givenOrder(id, state);
    await givenOrder(id, 'failed');
    expect(await erase(id)).toEqual({ notYet: 'billing.payment-pending' });
    expect(await statesOf(id)).toEqual([state, 'failed'].toSorted());
  });

  test('while the money of an order that was given up may still come', async () => {
    const id = await givenMemberWithCredits(app.database, 0);
    await givenOrder(id, 'cancelled', 2.9);
    expect(await erase(id)).toEqual({ notYet: 'billing.payment-pending' });
    app.clock.advance(days(0.2));
    expect(await erase(id)).toBeNull();
    expect(await statesOf(id)).toEqual([]);
  });

  test('while its provider does not say what became of it, until an operator knows', async () => {
    const id = await givenMemberWithCredits(app.database, 0);
    await givenOrder(id, 'expired', 4);
    await run(
      `update billing.payments p set silent_since = $2 from billing.orders o where o.id = p.order_id and o.member_id = $1`,
      id,
      app.clock.now(),
    );
    expect(await erase(id)).toEqual({ notYet: 'billing.payment-pending' });
    await run(
      `insert into billing.payment_incidents (kind, payment_id, reported_amount, reported_currency, noticed_at)
       select 'payment-unknown', p.id, 1299, 'EUR', now() from billing.payments p join billing.orders o on o.id = p.order_id where o.member_id = $1`,
      id,
    );
    expect(await erase(id)).toEqual({ notYet: 'billing.incident-open' });
  });

  test('while money is on its way back', async () => {
    const id = await givenMemberWithCredits(app.database, 0);
    const { id: order } = await givenOrder(id, 'completed');
    await run(
      `insert into billing.refunds (id, order_id, member_id, client_id, credits, amount, currency, requested_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), 10, 1299, 'EUR', now())`,
      order,
      id,
    );
    expect(await erase(id)).toEqual({ notYet: 'billing.refund-open' });
    await run(`update billing.refunds set state = 'failed', decided_at = now() where member_id = $1`, id);
    expect(await erase(id)).toBeNull();
    expect(await run('select order_id from billing.refunds where member_id = $1', id)).toEqual([{ order_id: order }]);
  });

  test('while a dispute is not decided; what is owed after it keeps nobody', async () => {
    const id = await givenMemberWithCredits(app.database, 0);
    const { id: order, payment } = await givenOrder(id, 'completed');
    await run(
      `insert into billing.disputes (payment_id, order_id, member_id, provider, reference, status, amount, currency, heard_at, opened_at)
       values ($1, $2, $3, 'sandbox', gen_random_uuid()::text, 'open', 1299, 'EUR', now(), now())`,
      payment,
      order,
      id,
    );
    expect(await erase(id)).toEqual({ notYet: 'billing.dispute-open' });
    await run(`update billing.disputes set status = 'lost', decided_at = now() where member_id = $1`, id);
    await run('update billing.wallets set debt = 10 where member_id = $1', id);
    expect(await erase(id)).toBeNull();
    expect(await part.export(id)).toMatchObject({ disputes: [{ status: 'lost', amount: 1299 }] });
  });

  test('while nobody has dealt with money that fits no order, which is then kept like an invoice', async () => {
    const [id, operator] = [await givenMemberWithCredits(app.database, 0), await givenMemberWithCredits(app.database, 0)];
    const { payment } = await givenOrder(id, 'failed');
    await report(payment);
    expect(await erase(id)).toEqual({ notYet: 'billing.incident-open' });
    await run('update billing.payment_incidents set resolved_at = now(), resolved_by = $2 where payment_id = $1', payment, operator);
    expect(await erase(id)).toBeNull();
    expect(await statesOf(id)).toEqual(['failed']);
    expect(await erase(operator)).toBeNull();
    expect(await run('select resolved_by from billing.payment_incidents where payment_id = $1', payment)).toEqual([
      { resolved_by: operator },
    ]);
  });
});
