import { traceMoney } from '@rendezvous/contracts/billing/operator-trace';
import type { Order } from '@rendezvous/contracts/billing/orders';
import { revokeMandate } from '@rendezvous/contracts/billing/direct-debit';
import { days } from '@rendezvous/contracts/kernel';
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

const sign = () => DebitAtBank.sign(app, true, operator.memberId);
const chainOf = async ({ id }: Order) => (await app.call(traceMoney, { find: `order:${id}` }, { as: operator })).body.rows;
const told = async (order: Order) =>
  (await chainOf(order)).map(({ part, kind, missing, debit, state, due }) => [
    `${part.of}:${kind}`,
    debit ?? missing ?? state,
    ...(due === null ? [] : [due]),
  ]);
/** What the bank said, and how the payment stands. */
const purchase = async (order: Order) => (await told(order)).filter(([link]) => link === 'purchase:line' || link === 'purchase:payment');

test('a debit is not captured before the bank booked it: its day is told until then', async () => {
  const debit = await sign();
  expect(await purchase(debit.order)).toEqual([
    ['purchase:line', 'not-sent'],
    ['purchase:payment', 'signed', (await debit.row).due],
  ]);
  await debit.send();
  expect(await purchase(debit.order)).toEqual([
    ['purchase:line', 'no-answer'],
    ['purchase:payment', 'sent', (await debit.row).due],
  ]);
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
  expect(await purchase(debit.order)).toEqual([
    ['purchase:line', 'booked'],
    ['purchase:payment', 'captured'],
  ]);
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'MD06' }));
  expect(await purchase(debit.order)).toEqual([
    ['purchase:line', 'booked'],
    ['purchase:line', 'returned'],
    ['purchase:payment', 'returned'],
  ]);
});

test('a debit that is withdrawn from before it was sent is told as not collected, and its refund as one of nothing', async () => {
  const debit = await sign();
  await debit.withdraw();
  expect(await debit.refundState()).toBe('succeeded');
  expect(await told(debit.order)).toEqual(
    expect.arrayContaining([
      ['purchase:line', 'not-collected'],
      ['purchase:payment', 'withheld'],
      ['purchase:order', 'withheld'],
      ['refund:line', 'not-collected'],
      ['refund:refund', 'withheld'],
    ]),
  );
});

test('one whose mandate its member took back is told as not collected, too', async () => {
  const debit = await sign();
  await app.call(revokeMandate, undefined, debit.member.as);
  expect(await purchase(debit.order)).toEqual([
    ['purchase:line', 'not-collected'],
    ['purchase:payment', 'withheld'],
  ]);
});

test('the report of a day about our own debits is our own word: no bank says so', async () => {
  const debit = await sign();
  app.clock.advance(days(1));
  await app.jobs.run('billing.report-providers');
  const [row] = await app.database.read<{ n: number }>(
    `select count(*)::integer as n from billing.provider_report_lines l join billing.provider_reports r on r.id = l.report_id
     where r.provider = 'sepa' and l.payment_id = $1`,
    [(await debit.row).paymentId],
  );
  expect(row!.n).toBe(1);
  expect((await purchase(debit.order))[0]).toEqual(['purchase:line', 'not-sent']);
});
