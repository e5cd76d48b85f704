import { randomUUID } from 'node:crypto';
import { traceMoney, type TraceRow } from '@rendezvous/contracts/billing/operator-trace';
import { createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { DebitAtBank } from '../testing/debit-at-bank.js';
import { debitEnvironment } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
let operator: { memberId: number; operator: true };
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterAll(() => app.close());

const find = async (text: string) => (await app.call(traceMoney, { find: text }, { as: operator })).body;
const links = (rows: readonly TraceRow[]) =>
  rows.map(({ part, kind, missing, debit, state }) => [part.of, kind, debit ?? missing ?? state]);
/** An order that nobody paid. */
const placed = async (): Promise<Order> => {
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
  return (await app.call(createOrder, wish, { as: await givenMember(app.database) })).body.order;
};

/** A debit that was booked, and its refund that was sent and booked, too. */
const debited = async (): Promise<{ order: Order; refundName: string }> => {
  const debit = await DebitAtBank.sign(app, false, operator.memberId);
  await debit.send();
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
  await debit.withdraw();
  const name = await debit.sendRefund();
  await debit.bring(await debit.bookingNotice({ name, amount: 2799, direction: 'DBIT' }));
  expect(await debit.refundState()).toBe('succeeded');
  return { order: debit.order, refundName: name };
};

test('a direct debit and its refund are walked from what the bank sees, too: names, mandate, files, answers and their lines', async () => {
  const { order, refundName } = await debited();
  const { rows } = await find(`order:${order.id}`);
  expect(rows.map(({ part, kind, missing }) => `${part.of}:${kind}${missing === null ? '' : ` ${missing}`}`)).toEqual([
    ...['bank-answer', 'line', 'bank-file', 'event no-event', 'payment', 'mandate', 'order', 'entry', 'receipt'].map(
      (kind) => `purchase:${kind}`,
    ),
    ...['bank-answer', 'line', 'bank-file', 'event no-event', 'refund', 'entry', 'credit-note'].map((kind) => `refund:${kind}`),
  ]);
  const [debitName] = rows.filter(({ kind }) => kind === 'line').map(({ label }) => label);
  expect([debitName, refundName]).toEqual([expect.stringMatching(/^RDV-D-\d+$/), expect.stringMatching(/^RDV-R-\d+$/)]);
  // from each link, and from what stands in a file of ours, in the bank's, and on the member's mandate
  const names = rows.flatMap(({ name }) => name ?? []);
  const written = rows.filter(({ kind }) => ['line', 'mandate', 'bank-file'].includes(kind)).map(({ label }) => label!);
  expect(names.length).toBe(14);
  expect(written).toHaveLength(5);
  for (const text of [...names, ...written]) expect([text, (await find(text)).rows]).toEqual([text, rows]);
  const [file] = await app.database.read<{ name: string; message: string; answer: string }>(
    `select 'pain.008-' || f.message_id || '.xml' as name, f.message_id as message, a.message_id as answer
     from billing.direct_debits d join billing.bank_files f on f.id = d.file_id
       join billing.bank_answer_lines l on l.payment_id = d.payment_id join billing.bank_answers a on a.id = l.answer_id where d.order_id = $1`,
    [order.id],
  );
  for (const text of [file!.name, file!.answer]) expect([text, (await find(text)).rows]).toEqual([text, rows]);
});

test('one that the bank did not answer yet is walked from its mandate and our file, and says what it waits for', async () => {
  const debit = await DebitAtBank.sign(app, false, operator.memberId);
  await debit.send();
  const { rows } = await find(`order:${debit.order.id}`);
  expect(links(rows).slice(0, 5)).toEqual([
    ['purchase', 'line', 'no-answer'],
    ['purchase', 'bank-file', 'delivered'],
    ['purchase', 'event', 'no-event'],
    ['purchase', 'payment', 'sent'],
    ['purchase', 'mandate', null],
  ]);
  for (const { name } of rows.filter(({ kind }) => kind === 'mandate' || kind === 'bank-file'))
    expect([name, (await find(name!)).rows]).toEqual([name, rows]);
});

test('a file and an answer of several orders lead to each of them', async () => {
  const { order } = await debited();
  const other = await placed();
  await app.database.change(
    `with debit as (select * from billing.direct_debits where order_id = $1)
     insert into billing.direct_debits (payment_id, order_id, amount, currency, state, mandate_id, sequence, due, file_id, end_to_end_id, created_at, signed_at)
     select p.id, $2, p.amount, 'EUR', 'sent', mandate_id, sequence, due, file_id, 'RDV-D-SECOND', debit.created_at, signed_at
     from debit, billing.payments p where p.order_id = $2`,
    [order.id, other.id],
  );
  await app.database.change(
    `insert into billing.bank_answer_lines (answer_id, position, says, end_to_end_id, amount, currency, on_day, payment_id)
     select l.answer_id, 2, 'booked', 'RDV-D-SECOND', 2799, 'EUR', l.on_day, d.payment_id
     from billing.direct_debits d, billing.direct_debits o join billing.bank_answer_lines l on l.payment_id = o.payment_id
     where d.order_id = $2 and o.order_id = $1`,
    [order.id, other.id],
  );
  const { rows } = await find(`order:${order.id}`);
  for (const kind of ['bank-answer', 'bank-file', 'mandate']) {
    const { name } = rows.find((row) => row.kind === kind && row.part.of === 'purchase')!;
    expect([kind, (await find(name!)).rows.map((row) => row.name)]).toEqual([kind, [`order:${other.id}`, `order:${order.id}`]]);
  }
  // its own line is of one
  expect((await find('RDV-D-SECOND')).rows.find(({ kind }) => kind === 'order')?.name).toBe(`order:${other.id}`);
});

test('what the bank says of nothing that is known here is found all the same, by the name it gave', async () => {
  const [answer] = await app.database.change<{ id: number }>(
    `with answer as (insert into billing.bank_answers (kind, message_id, hash, name, received_at, lines) values ('camt.054', $1, $1, $1, $2, 1) returning id)
     insert into billing.bank_answer_lines (answer_id, position, says, end_to_end_id, amount, currency, on_day, fault)
     select id, 1, 'booked', 'RDV-D-900000', 100, 'EUR', $2::date, 'unknown' from answer returning answer_id as id`,
    [randomUUID(), app.clock.now()],
  );
  for (const text of ['RDV-D-900000', `line:${answer!.id}/1`])
    expect(links((await find(text)).rows)).toEqual([
      ['purchase', 'line', 'booked'],
      ['purchase', 'payment', 'not-here'],
    ]);
  expect(links((await find(`bank-answer:${answer!.id}`)).rows)).toEqual([
    ['purchase', 'bank-answer', null],
    ['purchase', 'payment', 'not-here'],
  ]);
});
