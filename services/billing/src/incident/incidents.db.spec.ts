import { randomUUID } from 'node:crypto';
import { createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents, resolvePaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import { givenMember } from '@rendezvous/account/testing';
import { Metrics } from '@rendezvous/server/metrics';
import { EventBus } from '@rendezvous/server/outbox';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Incidents } from '../index.js';
import { billingData } from '../testing/index.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from '../testing/sandbox-bank.js';

let app: TestApp;
let operator: number;
let member: number;
const told: number[] = [];

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.get(EventBus).on('billing.payment-incident', 'test.incident', ({ incidentId }) => void told.push(incidentId));
  [operator, member] = [await givenMember(app.database, { operator: true }), await givenMember(app.database)];
});
afterAll(() => app.close());

const givenOrder = async (): Promise<Order> => {
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
  return (await app.call(createOrder, wish, { as: member })).body.order;
};
const paymentOf = bankPaymentOf;

/** The bank reports an amount. */
const report = async (order: Order, amount: number, currency = 'EUR') => {
  await decideAtBank(app, paymentOf(order), 'paid', { amount, currency });
  await sendBankEvent(app, bankEvent(app, paymentOf(order)));
  await app.bus.drain();
};
const open = async () => (await app.call(listPaymentIncidents, {}, { as: { memberId: operator, operator: true } })).body.incidents;
const resolve = (incidentId: number, as: Parameters<typeof app.call>[2], reason = 'Paid back by hand.') =>
  app.call(resolvePaymentIncident, { incidentId, reason }, as);
const gauge = async () => Number(/^payment_incidents_open (\d+)$/m.exec(await app.get(Metrics).text())?.[1]);

beforeEach(async () => {
  await app.bus.drain();
  // What the bank said in the test before is said no more.
  await app.database.change(`update billing.sandbox_payments set status = 'open'`);
  await app.database.change('delete from billing.payment_incidents');
  told.length = 0;
});

test('operators see and resolve incidents, members and visitors do not', async () => {
  await report(await givenOrder(), 1);
  const [incident] = await open();
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [member, 'auth.forbidden'],
  ] as const) {
    expect(await app.call(listPaymentIncidents, {}, { as })).toMatchObject({ status: 403, refusal });
    expect(await resolve(incident!.id, { as })).toMatchObject({ status: 403, refusal });
  }
  for (const unseen of ['  ', '\u200b\u200b'])
    expect(await resolve(incident!.id, { as: { memberId: operator, operator: true } }, unseen)).toMatchObject({
      refusal: 'request.invalid',
    });
  expect((await open()).map(({ id }) => id)).toEqual([incident!.id]);
  expect(await resolve(2_000_000_000, { as: { memberId: operator, operator: true } })).toMatchObject({
    status: 404,
    refusal: 'billing.incident-not-found',
  });
});

test('an incident names what was asked for and what was reported, and stays open until an operator has dealt with it', async () => {
  const order = await givenOrder();
  await report(order, 2798);
  const [incident] = await open();
  expect(incident).toEqual({
    id: expect.any(Number),
    kind: 'amount-differs',
    order_id: order.id,
    member_id: member,
    provider: 'sandbox',
    reference: paymentOf(order),
    asked: { amount: 2799, currency: 'EUR' },
    reported: { amount: 2798, currency: 'EUR' },
    noticed_at: app.clock.now().toISOString(),
    resolved_at: null,
    resolved_by: null,
    reason: null,
  });
  expect(await gauge()).toBe(1);
  const other = await givenMember(app.database, { operator: true });
  const first = await resolve(incident!.id, { as: { memberId: operator, operator: true } });
  expect(first.body).toMatchObject({ resolved_by: operator, reason: 'Paid back by hand.', resolved_at: app.clock.now().toISOString() });
  app.clock.advance(1000);
  expect((await resolve(incident!.id, { as: { memberId: other, operator: true } })).body).toEqual(first.body);
  expect([await open(), await gauge()]).toEqual([[], 0]);
  expect(
    await app.database.read('select member_id, source, action, subject from site.audit_log where subject = $1', [
      `payment incident ${incident!.id}`,
    ]),
  ).toEqual([
    {
      member_id: operator,
      source: '/api/operator/payment-incidents',
      action: 'billing.resolve-incident',
      subject: `payment incident ${incident!.id}`,
    },
  ]);
  const { body } = await app.call(listPaymentIncidents, { all: 'yes' }, { as: { memberId: operator, operator: true } });
  expect(body).toEqual({ incidents: [first.body], more: false });
});

test('the same report is one incident and told once, however often and however it comes, also after it was resolved', async () => {
  const order = await givenOrder();
  await Promise.all([report(order, 1), report(order, 1), report(order, 1), report(order, 1)]);
  app.clock.advance(60_000);
  await app.jobs.run('billing.settle-orders');
  const [incident, ...more] = await open();
  expect(more).toEqual([]);
  await resolve(incident!.id, { as: { memberId: operator, operator: true } });
  await report(order, 1);
  expect(await open()).toEqual([]);
  await report(order, 1, 'PLN');
  expect(await open()).toMatchObject([{ reported: { amount: 1, currency: 'PLN' } }]);
  await app.bus.drain();
  expect(told).toHaveLength(2);
});

test('many are listed page by page, latest first', async () => {
  const order = await givenOrder();
  await app.database.change(
    `insert into billing.payment_incidents (kind, payment_id, reported_amount, reported_currency, noticed_at)
     select 'amount-differs', $1, n, 'EUR', now() from generate_series(1, 60) n`,
    [paymentOf(order)],
  );
  const first = await app.call(listPaymentIncidents, {}, { as: { memberId: operator, operator: true } });
  expect([first.body.incidents.length, first.body.more]).toEqual([50, true]);
  const before = first.body.incidents.at(-1)!.id;
  const second = await app.call(listPaymentIncidents, { before }, { as: { memberId: operator, operator: true } });
  expect([second.body.incidents.length, second.body.more]).toEqual([10, false]);
  const ids = [...first.body.incidents, ...second.body.incidents].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('what was told or resolved is told no more', async () => {
  const incidents = app.get(Incidents);
  await report(await givenOrder(), 1);
  const [incident] = await open();
  expect(await incidents.untold(incident!.id)).toMatchObject({ id: incident!.id });
  await incidents.noteTold(incident!.id);
  expect(await incidents.untold(incident!.id)).toBeNull();
  expect(await incidents.untold(2_000_000_000)).toBeNull();
});
