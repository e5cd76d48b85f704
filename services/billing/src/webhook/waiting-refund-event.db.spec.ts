import { randomUUID } from 'node:crypto';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { listWebhookEvents, replayWebhookEvent } from '@rendezvous/contracts/billing/webhook-events';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import type { RefundReport } from '../payment/payment.provider.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from '../testing/sandbox-bank.js';
import { WebhookInbox } from './webhook-inbox.service.js';

let app: TestApp;
let member: number;
let operator: { memberId: number; operator: true };
let order: Order;
/** What the bank says of the refund that was asked for here. */
let ours: RefundReport['status'];
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
beforeEach(async () => {
  await app.database.change('delete from billing.webhook_events');
  member = await givenMember(app.database);
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
  ({ order } = (await app.call(createOrder, wish, { as: member })).body);
  await decideAtBank(app, bankPaymentOf(order), 'paid');
  await sendBankEvent(app, bankEvent(app, bankPaymentOf(order)));
  await app.bus.drain();
  await bankOfTwoRefunds();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

/** All of the money was paid back over there by hand, while our own refund of it has been taken and is on its way. */
const bankOfTwoRefunds = async () => {
  ours = 'pending';
  const reference = randomUUID();
  const bank = app.get(SandboxProvider);
  const report = ({ id }: { id: string }) => Promise.resolve({ outcome: 'ok', value: { reference: id, status: ours } } as const);
  jest.spyOn(bank, 'refund').mockImplementation(report);
  jest.spyOn(bank, 'reportRefund').mockImplementation(report);
  jest.spyOn(bank, 'findRefund').mockResolvedValue({
    outcome: 'ok',
    value: { id: null, reference, payment: bankPaymentOf(order), status: 'succeeded', amount: { amount: 2799, currency: 'EUR' } },
  });
  const { quotes } = (await app.call(listRefunds, undefined, { as: member })).body;
  const { unused, amount } = quotes.find(({ order: id }) => id === order.id)!;
  const asked = { orderId: order.id, clientId: randomUUID(), expected_credits: unused, expected_amount: amount.amount };
  await app.call(requestRefund, asked, { as: member });
  await app.bus.drain();
  const event = { id: `evt_${randomUUID()}`, kind: 'refund', type: 'refunded', reference, at: app.clock.now() } as const;
  await app.get(WebhookInbox).receive('sandbox', event);
  await app.bus.drain();
};
const event = async () => (await app.call(listWebhookEvents, {}, { as: operator })).body.events[0]!;
const passDays = async (count: number) => {
  for (let day = 0; day < count; day += 1) {
    app.clock.advance(days(1) + minutes(1));
    await app.jobs.run('billing.ask-refunds');
    await app.jobs.run('billing.process-webhook-events');
  }
};
const refunds = async () => (await app.call(listRefunds, undefined, { as: member })).body.refunds.map(({ state }) => state).toSorted();
const tries = async () =>
  (await app.database.read<{ tries: number }>(`select tries from billing.refunds where order_id = $1 and not adopted`, [order.id]))[0]
    ?.tries;

test('an event of a refund waits as long as our own of the same money is undecided, and is processed then', async () => {
  expect(await event()).toMatchObject({ state: 'received', reason: 'refund-undecided' });
  const before = await tries();
  await passDays(20);
  expect(await event()).toMatchObject({ state: 'received', try_after: expect.any(String) });
  expect(await refunds()).toEqual(['pending']);
  // it asks on its own schedule, not oftener because of the event
  expect((await tries())! - before!).toBeLessThanOrEqual(20);
  ours = 'failed';
  await passDays(2);
  expect(await event()).toMatchObject({ state: 'processed', reason: null });
  expect(await refunds()).toEqual(['failed', 'succeeded']);
  expect((await app.call(readOrder, { orderId: order.id }, { as: member })).body.state).toBe('refunded');
});

test('once nobody asks about our own any more it is an operator’s, who reads why; decided and replayed, it is processed', async () => {
  await passDays(40);
  const stuck = await event();
  expect(stuck).toMatchObject({ state: 'failed', try_after: null, reason: 'refund-stuck' });
  ours = 'failed';
  expect((await app.call(replayWebhookEvent, { eventId: stuck.id }, { as: operator })).body).toMatchObject({ state: 'processed' });
  expect(await refunds()).toEqual(['failed', 'succeeded']);
});
