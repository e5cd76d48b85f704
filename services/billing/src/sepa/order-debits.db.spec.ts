import { revokeMandate } from '@rendezvous/contracts/billing/direct-debit';
import { listOrders, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { givenMember } from '@rendezvous/account/testing';
import { readWhole, type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { BillingPersonalData } from '../personal-data/personal-data.service.js';
import { DebitAtBank } from '../testing/debit-at-bank.js';
import { debitEnvironment, DebitedMember, detailsOf } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { SPEND } from '../testing/spend.js';

let app: TestApp;
let operator: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
  operator = await givenMember(app.database, { operator: true });
});
afterAll(() => app.close());

const told = async ({ member, order }: DebitAtBank): Promise<Order['direct_debit']> => {
  const one = (await app.call(readOrder, { orderId: order.id }, member.as)).body;
  const all = (await app.call(listOrders, {}, member.as)).body.orders;
  expect(all.find(({ id }) => id === order.id)).toEqual(one);
  return one.direct_debit;
};
const refundsOf = async ({ member }: DebitAtBank) => (await app.call(listRefunds, undefined, member.as)).body;

test('an order tells how far its debit is: credits come with the signature, money days later', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  expect(await told(debit)).toEqual({ state: 'signed', due: (await debit.row).due });
  await debit.send();
  expect(await told(debit)).toEqual({ state: 'signed', due: (await debit.row).due });
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
  expect(await told(debit)).toMatchObject({ state: 'collected' });
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'MD06' }));
  expect(await told(debit)).toMatchObject({ state: 'returned' });
});

test('the file of one’s data tells such a purchase as paid once the bank booked it, and not before', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  const states = async () => {
    const reader = { memberId: debit.member.memberId, locale: 'en', timeZone: 'UTC' } as const;
    for await (const section of app.get(BillingPersonalData).sections(reader)) {
      const { rows } = (await readWhole(section)) as { rows: readonly (readonly string[])[] };
      return rows.map((row) => row.at(-1));
    }
    return [];
  };
  expect(await states()).toEqual(['Not debited yet']);
  await debit.send();
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
  expect(await states()).toEqual(['Paid']);
});

test('one that the bank refuses came back, too', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  await debit.send();
  await debit.bring(await debit.statusReport({ name: await debit.nameInFile(), status: 'RJCT', reason: 'AC04' }));
  expect(await told(debit)).toMatchObject({ state: 'returned' });
});

test('one that did not go out is not collected: withdrawn from, or by a mandate that its member took back', async () => {
  const withdrawn = await DebitAtBank.sign(app, false, operator);
  await withdrawn.withdraw();
  await withdrawn.refundState();
  expect(await told(withdrawn)).toMatchObject({ state: 'uncollected' });
  const used = await DebitAtBank.sign(app, true, operator);
  await app.database.change(SPEND, [used.member.memberId, 1, 'used', app.clock.now()]);
  await app.call(revokeMandate, undefined, used.member.as);
  expect([await told(used), await used.member.state(used.order.id)]).toMatchObject([{ state: 'uncollected' }, 'charged_back']);
});

test('an order that is not signed, or paid otherwise, has none', async () => {
  const member = await DebitedMember.join(app);
  const { id } = await member.order(25);
  await member.choose(id, detailsOf());
  expect((await app.call(readOrder, { orderId: id }, member.as)).body.direct_debit).toBeNull();
});

test('what can go back, and what is to, tells when its debit is due: the money waits for that', async () => {
  const debit = await DebitAtBank.sign(app, false, operator);
  await debit.send();
  const { due } = await debit.row;
  expect((await refundsOf(debit)).quotes).toMatchObject([{ collected: true, direct_debit: { state: 'signed', due } }]);
  await debit.withdraw();
  expect((await refundsOf(debit)).refunds).toMatchObject([{ collected: true, direct_debit: { state: 'signed', due } }]);
});

test('whoever withdraws is told at once that nothing is collected, and is told the same again', async () => {
  const { member, order } = await DebitAtBank.sign(app, false, operator);
  const asked = { orderId: order.id, clientId: '5f0c2a4e-0000-4000-8000-00000000000a', expected_credits: 25, expected_amount: 2799 };
  for (let time = 0; time < 2; time += 1)
    expect((await app.call(requestRefund, asked, member.as)).body).toMatchObject({ collected: false, direct_debit: { state: 'signed' } });
  expect((await app.call(readOrder, { orderId: order.id }, member.as)).body.open_refunds).toMatchObject([
    { state: 'requested', collected: false },
  ]);
});
