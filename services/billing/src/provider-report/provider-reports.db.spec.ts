import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { listProviderReports } from '@rendezvous/contracts/billing/operator-reports';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents, resolvePaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import { requestRefund, listRefunds } from '@rendezvous/contracts/billing/refunds';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { EventBus } from '@rendezvous/server/outbox';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Disputes } from '../dispute/disputes.service.js';
import { BillingModule, Wallets } from '../index.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from '../testing/sandbox-bank.js';
import { sandboxWorld } from '../testing/sandbox-world.js';
import { SPEND } from '../testing/spend.js';

let app: TestApp;
let member: number;
let operator: { memberId: number; operator: true };
const told: number[] = [];

beforeEach(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  told.length = 0;
  app.get(EventBus).on('billing.payment-incident', 'test.incident', ({ incidentId }) => void told.push(incidentId));
  member = await givenMember(app.database);
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

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
const refunded = async () => {
  const { quotes } = (await app.call(listRefunds, undefined, { as: member })).body;
  const { order, credits, amount } = quotes[0]!;
  const asked = { orderId: order, clientId: randomUUID(), expected_credits: credits, expected_amount: amount.amount };
  await app.call(requestRefund, asked, { as: member });
  await app.bus.drain();
  app.clock.advance(minutes(6));
  await app.jobs.run('billing.ask-refunds');
};
/** The night after a day. */
const night = async () => {
  app.clock.advance(days(1));
  await app.jobs.run('billing.report-providers');
  await app.bus.drain();
};
const reports = async () => (await app.call(listProviderReports, {}, { as: operator })).body.reports;
const incidents = async (all: 'yes' | 'no' = 'no') => (await app.call(listPaymentIncidents, { all }, { as: operator })).body.incidents;
const lines = () => app.database.read('select kind, amount, reference from billing.provider_report_lines order by kind');
const today = () => app.clock.now().toISOString().slice(0, 10);

test('operators see reports, members and visitors do not', async () => {
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [member, 'auth.forbidden'],
  ] as const)
    expect(await app.call(listProviderReports, {}, { as })).toMatchObject({ status: 403, refusal });
});

test('a day on which both sides say the same is a row that says so, with what moved', async () => {
  const day = today();
  const order = await bought();
  await refunded();
  await night();
  expect(await reports()).toMatchObject([
    { provider: 'sandbox', day, asked: 1, silent: 0, listed: 1, differences: 0, ended_at: expect.any(String) },
  ]);
  expect(await lines()).toEqual([
    { kind: 'captured', amount: 2799, reference: bankPaymentOf(order) },
    { kind: 'refunded', amount: 2799, reference: expect.any(String) },
  ]);
  expect(await incidents()).toEqual([]);
  await app.jobs.run('billing.report-providers');
  expect(await reports()).toHaveLength(1);
});

test('a provider by which nobody ever paid has nothing to say', async () => {
  await night();
  expect(await reports()).toEqual([]);
});

test('what a provider says otherwise is one incident, told once, settled with a reason and not raised again', async () => {
  const order = await bought();
  await decideAtBank(app, bankPaymentOf(order), 'failed');
  await Promise.all([night(), app.jobs.run('billing.report-providers'), app.jobs.run('billing.report-providers')]);
  const [incident, ...more] = await incidents();
  expect(more).toEqual([]);
  expect(incident).toMatchObject({
    kind: 'capture-differs',
    order_id: order.id,
    asked: { amount: 2799 },
    reported: { amount: 0, currency: 'EUR' },
  });
  expect(told).toEqual([incident!.id]);
  expect(await reports()).toMatchObject([{ differences: 1 }]);
  const settled = await app.call(resolvePaymentIncident, { incidentId: incident!.id, reason: 'Paid back by hand.' }, { as: operator });
  expect(settled.body).toMatchObject({ resolved_by: operator.memberId, reason: 'Paid back by hand.' });
  await app.database.change('delete from billing.provider_reports');
  await app.jobs.run('billing.report-providers');
  await app.bus.drain();
  expect([await incidents(), told]).toEqual([[], [incident!.id]]);
});

test('a payment that nobody heard of is settled first, and is no difference then', async () => {
  const order = await place();
  await decideAtBank(app, bankPaymentOf(order), 'paid');
  await night();
  expect((await app.call(readOrder, { orderId: order.id }, { as: member })).body.state).toBe('completed');
  expect(await reports()).toMatchObject([{ asked: 1, differences: 0 }]);
  expect(await lines()).toMatchObject([{ kind: 'captured', amount: 2799 }]);
});

test('what a provider charged without any payment here is one incident, which names no order and is settled like all', async () => {
  await bought();
  const charge = await sandboxWorld(app).chargeElsewhere(1200, 'EUR');
  await Promise.all([night(), app.jobs.run('billing.report-providers')]);
  const [incident, ...more] = await incidents();
  expect(more).toEqual([]);
  expect(incident).toMatchObject({
    kind: 'charge-unmatched',
    order_id: 0,
    member_id: 0,
    provider: 'sandbox',
    reference: charge,
    asked: { amount: 0, currency: 'EUR' },
    reported: { amount: 1200, currency: 'EUR' },
  });
  expect(told).toEqual([incident!.id]);
  expect(await reports()).toMatchObject([{ asked: 1, listed: 2, differences: 1 }]);
  const settled = await app.call(resolvePaymentIncident, { incidentId: incident!.id, reason: 'Paid back there.' }, { as: operator });
  expect(settled.body).toMatchObject({ order_id: 0, resolved_by: operator.memberId });
  await app.database.change('delete from billing.provider_reports');
  await app.jobs.run('billing.report-providers');
  expect([await incidents(), told]).toEqual([[], [incident!.id]]);
});

test('what a provider charged late is settled by its list, though nothing moved here', async () => {
  const order = await place();
  await night();
  await decideAtBank(app, bankPaymentOf(order), 'paid');
  await night();
  expect(await reports()).toMatchObject([
    { asked: 1, listed: 1 },
    { asked: 1, listed: 0 },
  ]);
  expect((await app.call(readOrder, { orderId: order.id }, { as: member })).body.state).toBe('completed');
  expect(await incidents()).toEqual([]);
});

test('without a provider’s list its report is not complete, and is made again the next night', async () => {
  const day = today();
  await bought();
  await sandboxWorld(app).chargeElsewhere(1200, 'EUR');
  jest.spyOn(app.get(SandboxProvider), 'listCharges').mockResolvedValueOnce({ outcome: 'unknown', reason: 'The line is broken.' });
  await night();
  expect([await reports(), await incidents()]).toMatchObject([[{ day, asked: 1, silent: 0, listed: null }], []]);
  await night();
  expect((await reports()).find((report) => report.day === day)).toMatchObject({ listed: 2, differences: 1 });
  expect(await incidents()).toMatchObject([{ kind: 'charge-unmatched' }]);
});

test('a refund that did not go out there, and credits that the ledger lacks, differ', async () => {
  const order = await bought();
  await refunded();
  jest.spyOn(app.get(SandboxProvider), 'reportRefund').mockResolvedValue({ outcome: 'ok', value: null });
  await app.database.change('alter table billing.entries disable trigger entries_are_append_only');
  await app.database.change(`delete from billing.entries where member_id = $1 and kind = 'purchase'`, [member]);
  await night();
  expect((await incidents()).map(({ kind, order_id, reported }) => [kind, order_id, reported.amount]).toSorted()).toEqual([
    ['ledger-differs', order.id, 2799],
    ['refund-differs', order.id, 0],
  ]);
});

test('while a provider is silent its report is not complete, and is made again the next night', async () => {
  const day = today();
  await bought();
  await bought();
  jest.spyOn(app.get(SandboxProvider), 'report').mockRejectedValueOnce(new Error('The line is broken.'));
  await night();
  expect(await reports()).toMatchObject([{ day, asked: 2, silent: 1, differences: 0 }]);
  expect(await lines()).toHaveLength(1);
  await night();
  expect((await reports()).find((report) => report.day === day)).toMatchObject({ asked: 2, silent: 0 });
  expect(await lines()).toHaveLength(2);
});

test('days that were missed are made up for, however many, some each night', async () => {
  await bought();
  app.clock.advance(days(3));
  await night();
  expect((await reports()).map(({ asked }) => asked).toSorted()).toEqual([0, 0, 0, 1]);
  await bought();
  app.clock.advance(days(20));
  await night();
  expect(await reports()).toHaveLength(4 + 14);
  await night();
  expect((await reports()).map(({ asked }) => asked).filter(Boolean)).toEqual([1, 1]);
  const all = (await reports()).map(({ day }) => day);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(4 + 14 + 8);
});

test('a provider that was silent for a week is not asked about that day again', async () => {
  await bought();
  jest.spyOn(app.get(SandboxProvider), 'report').mockRejectedValueOnce(new Error('The line is broken.'));
  await night();
  const day = (await reports())[0]?.day;
  app.clock.advance(days(8));
  await night();
  await night();
  expect((await reports()).find((report) => report.day === day)).toMatchObject({ asked: 1, silent: 1 });
});

const world = () => sandboxWorld(app);
const spend = (credits: number) => app.database.change(SPEND, [member, credits, randomUUID(), app.clock.now()]);
const stateOf = async ({ id: orderId }: Order) => (await app.call(readOrder, { orderId }, { as: member })).body.state;
const blocked = async () =>
  (await app.call(listBundles, undefined, { as: member })).body.methods.find(({ method }) => method === 'card')?.blocked;
const held = () => app.get(Wallets).held(member);

describe('a dispute of which no event comes', () => {
  test('freezes what is left of its lot in the night, and operators hear that it was missed: each once', async () => {
    const day = today();
    const order = await bought();
    await spend(4);
    const dispute = await world().dispute(bankPaymentOf(order), 'open');
    await night();
    expect([await stateOf(order), await held(), await blocked()]).toEqual(['disputed', { frozen: 21, debt: 0 }, false]);
    expect((await incidents()).map(({ kind, reported }) => [kind, reported.amount])).toEqual([
      ['dispute-missed', 2799],
      ['payment-disputed', 2799],
    ]);
    expect(await reports()).toMatchObject([{ day, asked: 1, listed: 1, silent: 0, differences: 1 }]);
    expect(await lines()).toEqual([
      { kind: 'captured', amount: 2799, reference: bankPaymentOf(order) },
      { kind: 'disputed', amount: 2799, reference: dispute },
    ]);
    await app.database.change('delete from billing.provider_reports');
    await Promise.all([night(), app.jobs.run('billing.report-providers')]);
    expect([await incidents(), told]).toMatchObject([{ length: 2 }, { length: 2 }]);
  });

  test('and that is lost raises the debt and blocks the method in the night', async () => {
    const order = await bought();
    await spend(4);
    await world().dispute(bankPaymentOf(order), 'lost');
    await night();
    expect([await stateOf(order), await held(), await blocked()]).toEqual(['charged_back', { frozen: 0, debt: 4 }, true]);
    expect((await incidents()).map(({ kind }) => kind)).toEqual(['dispute-missed']);
  });

  test('is found weeks after its payment, and brought up to date when it goes on: that is no difference', async () => {
    const order = await bought();
    app.clock.advance(days(40));
    const dispute = await world().dispute(bankPaymentOf(order), 'open');
    await night();
    expect(await stateOf(order)).toBe('disputed');
    await world().decide(dispute, 'won');
    const day = today();
    await night();
    expect([await stateOf(order), await held()]).toEqual(['completed', { frozen: 0, debt: 0 }]);
    expect((await reports()).find((report) => report.day === day)).toMatchObject({ asked: 1, differences: 0 });
    expect((await incidents()).map(({ kind }) => kind)).toEqual(['dispute-missed', 'payment-disputed']);
  });

  test('of a payment that nobody heard of either has that settled first', async () => {
    const order = await place();
    await decideAtBank(app, bankPaymentOf(order), 'paid');
    await world().dispute(bankPaymentOf(order), 'open');
    await night();
    expect([await stateOf(order), await held()]).toEqual(['disputed', { frozen: 25, debt: 0 }]);
  });

  test('and that cannot follow on what stands here differs, and moves nothing', async () => {
    const order = await bought();
    const dispute = await world().dispute(bankPaymentOf(order), 'lost');
    await night();
    await world().decide(dispute, 'open');
    await night();
    expect([await stateOf(order), (await incidents()).map(({ kind }) => kind)]).toEqual([
      'charged_back',
      ['dispute-differs', 'dispute-missed'],
    ]);
  });

  test.each([
    ['its provider gives no list', () => jest.spyOn(app.get(SandboxProvider), 'listDisputes')],
    ['its provider does not say how it stands', () => jest.spyOn(app.get(SandboxProvider), 'reportDispute')],
    ['it cannot be taken in', () => jest.spyOn(app.get(Disputes), 'follow')],
  ] as const)('leaves the report incomplete when %s, and is taken in the next night', async (_, spy) => {
    const day = today();
    const order = await bought();
    await world().dispute(bankPaymentOf(order), 'open');
    spy().mockRejectedValueOnce(new Error('The line is broken.'));
    await night();
    expect([await stateOf(order), await reports(), await incidents()]).toMatchObject([
      'completed',
      [{ day, listed: null, differences: 0 }],
      [],
    ]);
    await night();
    expect(await stateOf(order)).toBe('disputed');
    expect((await reports()).find((report) => report.day === day)).toMatchObject({ listed: 1, differences: 1 });
  });
});
