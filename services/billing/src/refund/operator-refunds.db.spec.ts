import { randomUUID } from 'node:crypto';
import {
  approveRefundDecision,
  askRefund,
  declineRefundDecision,
  listOperatorRefundQuotes,
  listOperatorRefunds,
  readOperatorRefundQuote,
  requestOperatorRefund,
  requestRefundDecision,
} from '@rendezvous/contracts/billing/operator-refunds';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Refunds, Wallets } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { buyAtCheckout } from '../testing/checkout.js';
import { billingData } from '../testing/index.js';
import { SPEND } from '../testing/spend.js';

let app: TestApp;
let operator: { memberId: number; operator: true };
let member: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advance(days(1));
  member = await givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - days(30)) });
});

const buy = async (method: 'card' | 'paypal' = 'card') => (await buyAtCheckout(app, member, { method })).id;
const spend = (credits: number) => app.database.change(SPEND, [member, credits, randomUUID(), app.clock.now()]);
const balance = () => app.get(Wallets).balance(member);
const list = async (query: ArgsOf<typeof listOperatorRefunds> = {}) => (await app.call(listOperatorRefunds, query, { as: operator })).body;
const quotes = async () => (await app.call(listOperatorRefundQuotes, { memberId: member }, { as: operator })).body.quotes;
const quote = (orderId: number, credits: number) => app.call(readOperatorRefundQuote, { orderId, credits }, { as: operator });
const wish = (orderId: number, credits: number, amount: number, more: Partial<ArgsOf<typeof requestOperatorRefund>> = {}) => ({
  orderId,
  clientId: randomUUID(),
  expected_credits: credits,
  expected_amount: amount,
  reason: 'They wrote to us.',
  ...more,
});
const pay = (asked: ArgsOf<typeof requestOperatorRefund>, as: typeof operator = operator) => app.call(requestOperatorRefund, asked, { as });
const ask = (refundId: string) => app.call(askRefund, { refundId }, { as: operator });
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await app.jobs.run('billing.ask-refunds');
};
const log = (subject: string) =>
  app.database.read<{ action: string; details: unknown }>('select action, details from site.audit_log where subject = $1 order by id', [
    subject,
  ]);
/** What the bank does when money is asked back. */
const bankWill = (refunds: 'pay' | 'refuse' | 'stall', orderId: number) =>
  app.database.change(
    `update billing.sandbox_payments set refunds = $1 where id = (select reference::uuid from billing.payments where order_id = $2)`,
    [refunds, orderId],
  );

test('members and visitors see none of it, and pay nothing back by it', async () => {
  const orderId = await buy();
  for (const [as, refusal] of [
    [null, 'auth.required'],
    [member, 'auth.forbidden'],
  ] as const) {
    for (const answer of [
      await app.call(listOperatorRefunds, {}, { as }),
      await app.call(listOperatorRefundQuotes, { memberId: member }, { as }),
      await app.call(readOperatorRefundQuote, { orderId, credits: 1 }, { as }),
      await app.call(requestOperatorRefund, wish(orderId, 10, 1299), { as }),
      await app.call(askRefund, { refundId: randomUUID() }, { as }),
    ])
      expect(answer).toMatchObject({ status: 403, refusal });
  }
  expect(await balance()).toBe(10);
});

test('refused are no order, another sum than was seen, more than is left, no reason, and one’s own purchase', async () => {
  const orderId = await buy();
  await spend(4);
  for (const nothing of [2_000_000_000, 1_999_999_999])
    expect([(await quote(nothing, 1)).refusal, (await pay(wish(nothing, 1, 1))).refusal]).toEqual([
      'billing.order-not-found',
      'billing.order-not-found',
    ]);
  expect(await pay(wish(orderId, 5, 1299))).toMatchObject({ status: 409, refusal: 'billing.refund-changed' });
  expect(await pay(wish(orderId, 7, 909))).toMatchObject({ refusal: 'billing.refund-changed', params: { credits: 6, amount: 779 } });
  for (const reason of ['', '  ', '\u200b\u200b']) expect((await pay(wish(orderId, 6, 779, { reason }))).status).toBe(400);
  member = operator.memberId;
  expect(await pay(wish(await buy(), 10, 1299))).toMatchObject({ status: 403, refusal: 'billing.refund-own' });
  // Whoever came past the service would not come past the table.
  await expect(
    app.database.change(
      `insert into billing.refunds (id, order_id, member_id, client_id, credits, amount, currency, requested_at, asked_by, reason)
       select gen_random_uuid(), id, member_id, gen_random_uuid(), 1, 1, 'EUR', now(), member_id, 'x' from billing.orders where id = $1`,
      [orderId],
    ),
  ).rejects.toThrow(/refunds_on_behalf/);
  expect((await list()).refunds).toEqual([]);
});

test('a part goes back after the last day, too: credits, money and order follow, the log says who, and the last part takes the rest', async () => {
  const orderId = await buy('paypal');
  await spend(2);
  app.clock.advance(days(20));
  expect((await app.call(listRefunds, undefined, { as: member })).body.quotes).toEqual([]);
  expect(await quotes()).toMatchObject([{ order: orderId, credits: 10, unused: 8, back: 8, amount: { amount: 1039 }, over: true }]);
  expect((await quote(orderId, 3)).body).toMatchObject({ unused: 8, back: 3, amount: { amount: 390 }, whole: false, ends_premium: false });
  expect((await quote(orderId, 9)).body).toMatchObject({ back: 8, amount: { amount: 1039 } });

  const { body: first } = await pay(wish(orderId, 3, 390));
  expect(first).toMatchObject({ state: 'requested', credits: 3, asked_by: operator.memberId, reason: 'They wrote to us.', waits: false });
  expect([await balance(), await quotes()]).toEqual([5, []]);
  expect(await log(`refund ${first.number}: 3 credits of order ${orderId}`)).toEqual([
    { action: 'billing.refund-order', details: { amount: 390, currency: 'EUR' } },
  ]);
  await pass(minutes(5));
  await pass(minutes(5));
  expect((await list({ state: 'succeeded' })).refunds[0]).toMatchObject({ id: first.id, credit_note: expect.stringMatching(/^C\d{4}-/) });
  expect(await app.get(Refunds).findByNumber(member, first.number)).toMatchObject({ byOperator: true });

  expect((await quote(orderId, 5)).body).toMatchObject({ amount: { amount: 649 }, whole: false, ends_premium: false });
  await pay(wish(orderId, 5, 649));
  await pass(minutes(5));
  await pass(minutes(5));
  expect(await app.database.read('select refunding, refunded from billing.payments where order_id = $1', [orderId])).toEqual([
    { refunding: 0, refunded: 1039 },
  ]);
});

test('an untouched purchase goes back whole, with its fee, and Premium ends: the quote says so before', async () => {
  const orderId = await buy('paypal');
  expect((await quote(orderId, 10)).body).toMatchObject({ amount: { amount: 1334 }, whole: true, ends_premium: true });
  await pay(wish(orderId, 10, 1334));
  await pass(minutes(5));
  await pass(minutes(5));
  const [order] = await app.database.read<{ state: string }>('select state from billing.orders where id = $1', [orderId]);
  expect([order, await balance()]).toEqual([{ state: 'refunded' }, 0]);
});

test('pressed fifty times at once it is one refund, by one client id or by as many, by the operator or the member', async () => {
  const orderId = await buy();
  const asked = wish(orderId, 10, 1299);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 3 === 0
        ? pay(asked)
        : index % 3 === 1
          ? pay(wish(orderId, 10, 1299))
          : app.call(requestRefund, { orderId, clientId: randomUUID(), expected_credits: 10, expected_amount: 1299 }, { as: member }),
    ),
  );
  const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect((await list()).refunds.filter(({ order_id: of }) => of === orderId)).toHaveLength(1);
  expect(await balance()).toBe(0);
});

test('a client id stands for one wish: with another reason it is refused', async () => {
  const asked = wish(await buy(), 4, 520);
  expect((await pay(asked)).status).toBe(200);
  expect((await pay(asked)).status).toBe(200);
  expect(await pay({ ...asked, reason: 'Another one.' })).toMatchObject({ status: 409, refusal: 'billing.refund-not-possible' });
});

test('what a company is silent about waits for an operator, who has it asked now; what is decided is not asked about', async () => {
  const orderId = await buy();
  await bankWill('stall', orderId);
  const { body: refund } = await pay(wish(orderId, 10, 1299));
  await app.jobs.run('billing.send-refund', { refundId: refund.id });
  const { waiting } = await list();
  expect((await list({ state: 'waiting' })).refunds[0]).toMatchObject({ id: refund.id, state: 'unknown', waits: true, incident_id: null });
  for (const wait of [minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) await pass(wait);
  expect((await list({ state: 'unknown' })).refunds[0]).toMatchObject({
    id: refund.id,
    try_after: null,
    incident_id: expect.any(Number),
    fault: 'no-answer',
  });
  expect((await ask(refund.id)).body).toMatchObject({ state: 'unknown' });
  await bankWill('pay', orderId);
  expect((await ask(refund.id)).body).toMatchObject({ state: 'succeeded', waits: false });
  expect(await ask(refund.id)).toMatchObject({ status: 409, refusal: 'billing.refund-decided' });
  expect(await ask(randomUUID())).toMatchObject({ status: 404, refusal: 'billing.refund-not-found' });
  expect((await log(`refund ${refund.number}`)).map(({ action }) => action)).toEqual(['billing.ask-refund', 'billing.ask-refund']);
  expect((await list()).waiting).toBe(waiting - 1);
});

test('what was asked for and is asked about no more waits, too', async () => {
  const { body: refund } = await pay(wish(await buy(), 10, 1299));
  await app.database.change(`update billing.refunds set state = 'pending', try_after = null where id = $1`, [refund.id]);
  expect((await list({ state: 'waiting' })).refunds[0]).toMatchObject({ id: refund.id, state: 'pending', waits: true });
});

/** One that its company never answers about. */
const unknown = async () => {
  const orderId = await buy();
  await bankWill('stall', orderId);
  const { id } = (await pay(wish(orderId, 10, 1299))).body;
  for (const wait of [0, minutes(5), hours(1), ...Array.from({ length: 5 }, () => days(1))]) await pass(wait);
  return (await ask(id)).body;
};

describe('of one that its company says nothing about, an operator tells what they heard there', () => {
  let colleague: typeof operator;
  beforeAll(async () => {
    colleague = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  });
  const tell = (refundId: string, outcome: 'paid' | 'not-paid', as: object = operator) =>
    app.call(requestRefundDecision, { refundId, outcome, reason: 'They said so on the phone.' }, { as: as as typeof operator });
  const approve = (decisionId: number, as = colleague) => app.call(approveRefundDecision, { decisionId }, { as });
  const decline = (decisionId: number, as = colleague) => app.call(declineRefundDecision, { decisionId }, { as });

  test.each([
    ['paid', 'succeeded', 0],
    ['not-paid', 'failed', 10],
  ] as const)('that it was %s: it counts once another one agrees', async (outcome, state, credits) => {
    const refund = await unknown();
    const { decision, ...told } = (await tell(refund.id, outcome)).body;
    expect(decision).toMatchObject({ outcome, state: 'open', asked_by: operator.memberId, reason: 'They said so on the phone.' });
    expect([told.state, told.incident_id, await balance()]).toEqual(['unknown', expect.any(Number), 0]);
    expect((await tell(refund.id, outcome)).body.decision).toEqual(decision);
    expect(await tell(refund.id, outcome, colleague)).toMatchObject({ refusal: 'billing.refund-decision-decided' });
    expect(await approve(decision!.id, operator)).toMatchObject({ status: 403, refusal: 'billing.refund-decision-own' });
    const { body: decided } = await approve(decision!.id);
    expect(decided).toMatchObject({
      state,
      waits: false,
      incident_id: null,
      decision: { state: 'applied', decided_by: colleague.memberId },
    });
    expect((await approve(decision!.id)).body).toEqual(decided);
    expect(await balance()).toBe(credits);
    expect(await decline(decision!.id)).toMatchObject({ refusal: 'billing.refund-decision-decided' });
    expect(await tell(refund.id, outcome)).toMatchObject({ refusal: 'billing.refund-not-waiting' });
    expect((await log(`refund ${refund.number}`)).slice(-2)).toEqual([
      { action: 'billing.request-refund-decision', details: { outcome, reason: 'They said so on the phone.' } },
      { action: 'billing.approve-refund-decision', details: { outcome, reason: 'They said so on the phone.' } },
    ]);
  });

  test('declined it waits on; what the company says meanwhile counts, and another member’s own purchase is nobody’s to decide', async () => {
    const refund = await unknown();
    const first = (await tell(refund.id, 'paid')).body.decision!;
    expect((await decline(first.id)).body).toMatchObject({ state: 'unknown', waits: true, decision: { state: 'declined' } });
    expect(await tell(refund.id, 'paid', { memberId: member, operator: true })).toMatchObject({ refusal: 'billing.refund-own' });
    const second = (await tell(refund.id, 'not-paid')).body.decision!;
    await bankWill('pay', refund.order_id);
    await ask(refund.id);
    expect(await approve(second.id)).toMatchObject({ status: 409, refusal: 'billing.refund-decided' });
    expect(await approve(2_000_000_000)).toMatchObject({ status: 404, refusal: 'billing.refund-decision-not-found' });
    expect(await tell(randomUUID(), 'paid')).toMatchObject({ status: 404, refusal: 'billing.refund-not-found' });
  });
});

test('refunds are listed latest first, by state, by company and page by page', async () => {
  const orderId = await buy();
  const earlier = (await list({ state: 'failed' })).refunds.length;
  await app.database.change(
    `insert into billing.refunds (id, order_id, member_id, client_id, state, credits, amount, currency, requested_at, decided_at)
     select gen_random_uuid(), $1, $2, gen_random_uuid(), 'failed', 1, 1, 'EUR', $3, $3 from generate_series(1, 60)`,
    [orderId, member, app.clock.now()],
  );
  const first = await list({ state: 'failed' });
  expect([first.refunds.length, first.more]).toEqual([50, true]);
  const second = await list({ state: 'failed', before: first.refunds.at(-1)!.number });
  expect([second.refunds.length, second.more]).toEqual([10 + earlier, false]);
  expect(second.refunds[0]!.number).toBe(first.refunds.at(-1)!.number - 1);
  expect((await list({ state: 'failed', provider: 'sandbox' })).refunds).toHaveLength(50);
  expect((await list({ provider: 'stripe' })).refunds).toEqual([]);
  await app.database.change(`delete from billing.refunds where state = 'failed' and order_id = $1`, [orderId]);
});

test('whatever happened here, the ledger proves itself', async () => {
  await app.database.change(`update billing.refunds set state = 'requested' where state = 'pending' and try_after is null`);
  expect((await app.get(LedgerProofs).prove()).faults).toEqual([]);
});
