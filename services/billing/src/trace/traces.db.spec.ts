import { randomUUID } from 'node:crypto';
import { createAdjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { traceMoney, type TraceRow } from '@rendezvous/contracts/billing/operator-trace';
import { createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import { requestRefund, listRefunds } from '@rendezvous/contracts/billing/refunds';
import { listWebhookEvents } from '@rendezvous/contracts/billing/webhook-events';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { Disputes } from '../dispute/disputes.service.js';
import { billingData } from '../testing/index.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from '../testing/sandbox-bank.js';
import { SPEND } from '../testing/spend.js';
import { WebhookInbox } from '../webhook/webhook-inbox.service.js';

let app: TestApp;
let member: number;
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
beforeEach(async () => {
  member = await givenMember(app.database, { email: `ada-${randomUUID()}@given.test` });
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterAll(() => app.close());

const find = async (text: string) => (await app.call(traceMoney, { find: text }, { as: operator })).body;
const place = async (): Promise<Order> => {
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
  return (await app.call(createOrder, wish, { as: member })).body.order;
};
const bought = async (): Promise<Order> => {
  const order = await place();
  await decideAtBank(app, bankPaymentOf(order), 'paid');
  await sendBankEvent(app, bankEvent(app, bankPaymentOf(order)));
  await app.bus.drain();
  return order;
};
const refund = async () => {
  const { quotes } = (await app.call(listRefunds, undefined, { as: member })).body;
  const { order, credits, amount } = quotes[0]!;
  await app.call(
    requestRefund,
    { orderId: order, clientId: randomUUID(), expected_credits: credits, expected_amount: amount.amount },
    { as: member },
  );
  await app.bus.drain();
  app.clock.advance(minutes(6));
  await app.jobs.run('billing.ask-refunds');
};
const dispute = async (order: Order, status: 'open' | 'won' = 'open', reference: string = randomUUID()) => {
  const report = { reference, payment: bankPaymentOf(order), status, amount: { amount: 2799, currency: 'EUR' as const } };
  await app.get(Disputes).follow('sandbox', report);
  return reference;
};
const links = (rows: readonly TraceRow[]) => rows.map(({ part, kind, missing, state }) => [part.of, kind, missing ?? state]);
const spend = (reference: string) => app.database.change(SPEND, [member, 1, reference, app.clock.now()]);

test('operators trace money, members and visitors do not', async () => {
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [member, 'auth.forbidden'],
  ] as const)
    expect(await app.call(traceMoney, { find: '1' }, { as })).toMatchObject({ status: 403, refusal });
});

test('a purchase is one chain from the company’s line to the receipt', async () => {
  const order = await bought();
  app.clock.advance(days(1));
  await app.jobs.run('billing.report-providers');
  const { rows, member_id: owner, found } = await find(`order:${order.id}`);
  expect([owner, found]).toEqual([member, [`order:${order.id}`]]);
  expect(links(rows)).toEqual([
    ['purchase', 'line', 'captured'],
    ['purchase', 'event', 'processed'],
    ['purchase', 'payment', 'captured'],
    ['purchase', 'order', 'completed'],
    ['purchase', 'entry', 'purchase'],
    ['purchase', 'receipt', null],
  ]);
  expect(rows.find(({ kind }) => kind === 'payment')).toMatchObject({
    label: bankPaymentOf(order),
    amount: { amount: 2799, currency: 'EUR' },
    source: 'sandbox',
  });
  expect(rows.find(({ kind }) => kind === 'entry')).toMatchObject({ credits: 25 });
});

test('every link of a chain, refund and dispute included, leads to the same chain', async () => {
  const order = await bought();
  const reference = await dispute(order);
  await dispute(order, 'won', reference);
  await refund();
  await app
    .get(WebhookInbox)
    .receive('sandbox', { id: `evt_${randomUUID()}`, kind: 'dispute', type: 'dispute', reference, at: app.clock.now() });
  await app.bus.drain();
  const { rows } = await find(`order:${order.id}`);
  expect(links(rows).map(([part, kind]) => `${part}:${kind}`)).toEqual([
    ...['line', 'event', 'payment', 'order', 'entry', 'receipt'].map((kind) => `purchase:${kind}`),
    ...['line', 'event', 'refund', 'entry', 'credit-note'].map((kind) => `refund:${kind}`),
    ...['line', 'event', 'dispute', 'entry', 'entry'].map((kind) => `dispute:${kind}`),
  ]);
  const names = rows.flatMap(({ name }) => name ?? []);
  expect(names.length).toBe(12);
  for (const name of names) expect([name, (await find(name)).rows]).toEqual([name, rows]);
  // And by what stands on paper, or in the company's own books.
  const labels = rows
    .filter(({ kind }) => ['payment', 'refund', 'dispute', 'receipt', 'credit-note'].includes(kind))
    .map(({ label }) => label!);
  for (const label of labels) expect([label, (await find(label)).rows]).toEqual([label, rows]);
});

test('a number that two companies gave names both, and each by its company', async () => {
  const [first, second] = [await bought(), await bought()];
  const [issued] = await app.database.read<{ company: number; year: number; number: number }>(
    'select company_id as company, invoice_year as year, invoice_number as number from billing.orders where id = $1',
    [first.id],
  );
  const label = `${issued!.year}-${String(issued!.number).padStart(6, '0')}`;
  const [other] = await app.database.change<{ id: number }>(
    `insert into site.companies (name, address, kvk, city, country, vat_numbers, support_phone, time_zone)
     select name || ' Two', address, kvk, city, country, vat_numbers, support_phone, time_zone from site.companies limit 1 returning id`,
  );
  await app.database.change('update billing.orders set company_id = $2, invoice_number = $3 where id = $1', [
    second.id,
    other!.id,
    issued!.number,
  ]);
  expect((await find(label)).found).toEqual([`receipt:${issued!.company}/${label}`, `receipt:${other!.id}/${label}`]);
  expect((await find(`receipt:${other!.id}/${label}`)).rows.find(({ kind }) => kind === 'order')?.label).toBe(String(second.id));
});

test('what our own bank says of a debit and its refund stands at the top of each', async () => {
  const order = await bought();
  await refund();
  const [payment] = await app.database.read<{ id: string; refund: string }>(
    'select p.id, r.id as refund from billing.payments p join billing.refunds r on r.order_id = p.order_id where p.order_id = $1',
    [order.id],
  );
  await app.database.change(
    `with file as (insert into billing.bank_files (kind, message_id, hash, payments, total, created_at) values ('pain.008', $3, $3, 1, 2799, $4) returning id),
       debit as (insert into billing.direct_debits (payment_id, order_id, amount, currency, created_at) values ($1, $5, 2799, 'EUR', $4)),
       back as (insert into billing.direct_debit_refunds (id, payment_id, amount, state, file_id, end_to_end_id, created_at)
         select $2, $1, 2799, 'sent', id, 'BACK-1', $4 from file),
       answer as (insert into billing.bank_answers (kind, message_id, hash, name, received_at, lines) values ('camt.054', $3, $3, 'x', $4, 2) returning id)
     insert into billing.bank_answer_lines (answer_id, position, says, end_to_end_id, amount, currency, on_day, payment_id)
     select id, 1, 'booked', 'DEBIT-1', 2799, 'EUR', $4::date, $1 from answer union all select id, 2, 'booked', 'BACK-1', 2799, 'EUR', $4::date, null from answer`,
    [payment!.id, payment!.refund, randomUUID(), app.clock.now(), order.id],
  );
  const lines = (await find(`order:${order.id}`)).rows.filter(({ kind }) => kind === 'line');
  expect(lines.map(({ part, label, source }) => [part.of, label, source])).toEqual([
    ['purchase', 'DEBIT-1', 'sepa'],
    ['refund', 'BACK-1', 'sepa'],
  ]);
});

test('what is missing is told, with why', async () => {
  const open = await place();
  expect(links((await find(`order:${open.id}`)).rows)).toEqual([
    ['purchase', 'line', 'not-paid'],
    ['purchase', 'event', 'no-event'],
    ['purchase', 'payment', 'not-captured'],
    ['purchase', 'order', open.state],
    ['purchase', 'entry', 'not-paid'],
    ['purchase', 'receipt', 'not-paid'],
  ]);
  await app.database.change('delete from billing.payments where order_id = $1', [open.id]);
  expect(links((await find(`order:${open.id}`)).rows).slice(0, 3)).toEqual([
    ['purchase', 'line', 'not-paid'],
    ['purchase', 'event', 'not-begun'],
    ['purchase', 'payment', 'not-begun'],
  ]);
  const paid = await bought();
  await app.database.change('alter table billing.entries disable trigger entries_are_append_only');
  await app.database.change(`delete from billing.entries where member_id = $1 and kind = 'purchase'`, [member]);
  await app.database.change('alter table billing.entries enable trigger entries_are_append_only');
  expect(links((await find(`order:${paid.id}`)).rows)).toContainEqual(['purchase', 'entry', 'fault']);
});

test('a member leads to their orders, by number or address, also before they bought anything', async () => {
  const { email } = (await app.database.read<{ email: string }>('select email from account.members where id = $1', [member]))[0]!;
  expect(await find(email)).toEqual({ found: [`member:${member}`], member_id: member, rows: [] });
  const first = await bought();
  const second = await place();
  for (const text of [`#${member}`, `member:${member}`, email.toUpperCase()])
    expect((await find(text)).rows.map(({ name }) => name)).toEqual([`order:${second.id}`, `order:${first.id}`]);
});

test('a number may name an order, an entry and a member: the first is followed, and the others are told', async () => {
  const order = await bought();
  const { found } = await find(String(order.id));
  expect(found[0]).toBe(`order:${order.id}`);
  for (const name of found) expect((await find(name)).found).toEqual([name]);
});

test('an entry of no purchase leads to what gives it back, or to its adjustment', async () => {
  await bought();
  const reference = `${randomUUID()}`;
  await spend(reference);
  const [entry] = await app.database.read<{ id: number }>(
    'select id::integer from billing.entries where member_id = $1 and reference = $2',
    [member, reference],
  );
  expect(links((await find(`entry:${entry!.id}`)).rows)).toEqual([['ledger', 'entry', 'message']]);
  const wish = { clientId: randomUUID(), member_id: member, credits: 5, reason: 'A message was lost.' };
  const adjustment = (await app.call(createAdjustment, wish, { as: operator })).body;
  for (const name of [`adjustment:${adjustment.id}`, `entry:${adjustment.entry_id}`])
    expect(links((await find(name)).rows)).toEqual([
      ['ledger', 'adjustment', 'applied'],
      ['ledger', 'entry', 'adjustment'],
    ]);
  const asked = (await app.call(createAdjustment, { ...wish, clientId: randomUUID(), credits: 5000 }, { as: operator })).body;
  expect(links((await find(`adjustment:${asked.id}`)).rows)).toEqual([
    ['ledger', 'adjustment', 'open'],
    ['ledger', 'entry', 'not-settled'],
  ]);
});

test('an event about nothing that is known here is found all the same', async () => {
  const id = `evt_${randomUUID()}`;
  await app.get(WebhookInbox).receive('sandbox', { id, kind: 'payment', type: 'paid', reference: randomUUID(), at: app.clock.now() });
  expect(links((await find(id)).rows)).toEqual([
    ['purchase', 'event', 'received'],
    ['purchase', 'payment', 'not-here'],
  ]);
});

test('what names nothing leads to nothing', async () => {
  for (const text of [
    '2000000000',
    'order:x',
    'entry:',
    'payment:1',
    '2026-999999',
    'C2026-999999',
    'nobody@given.test',
    'pi_none',
    'RDV-D-999999',
    'RDV-999999',
    'line:1/x',
    'line:captured/x/y',
    'bank-file:x',
    'bank-answer:none',
    randomUUID(),
  ])
    expect(await find(text)).toEqual({ found: [], member_id: null, rows: [] });
});

test('the inbox names the order of a dispute', async () => {
  const order = await bought();
  const reference = await dispute(order);
  await app
    .get(WebhookInbox)
    .receive('sandbox', { id: `evt_${randomUUID()}`, kind: 'dispute', type: 'opened', reference, at: app.clock.now() });
  const { events } = (await app.call(listWebhookEvents, { reference }, { as: operator })).body;
  expect(events).toMatchObject([{ kind: 'dispute', order_id: order.id }]);
});
