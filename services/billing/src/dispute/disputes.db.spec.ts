import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { listOperatorDisputes, unblockMethod } from '@rendezvous/contracts/billing/operator-disputes';
import { createOrder, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents } from '@rendezvous/contracts/billing/payment-incidents';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';
import { WalletStore } from '../wallet/wallet.store.js';
import { DisputingMember } from '../testing/disputing-member.js';
import { Disputes } from './disputes.service.js';

let app: TestApp;
let hugo: DisputingMember;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
beforeEach(async () => {
  hugo = await DisputingMember.join(app);
});

const operator = async () => ({ memberId: await givenMember(app.database, { operator: true }), operator: true });
const incidentsOf = async (orderId: number) => {
  const { body } = await app.call(listPaymentIncidents, {}, { as: await operator() });
  return body.incidents.filter((one) => one.order_id === orderId).map(({ kind, reported }) => [kind, reported.amount / 100]);
};
const linesOf = (memberId: number) =>
  app.database.read<{ kind: string; bought: number }>('select kind, bought from billing.entries where member_id = $1 order by id', [
    memberId,
  ]);

describe('refused is', () => {
  test('a dispute of a payment that nobody knows, or that was not captured: it has to come again', async () => {
    const follow = (payment: string) =>
      app.get(Disputes).follow('sandbox', { reference: randomUUID(), payment, amount: { amount: 1, currency: 'EUR' }, status: 'open' });
    expect(await follow(randomUUID())).toBe('too-early');
    const order = { clientId: randomUUID(), bundle: '10', method: 'card' as const, expected_total: 1299 };
    const { redirect } = (await app.call(createOrder, order, { as: hugo.memberId })).body;
    expect(await follow(redirect.split('/').at(-1)!)).toBe('too-early');
    expect(await app.database.read('select from billing.disputes where member_id = $1', [hugo.memberId])).toEqual([]);
  });

  test('a refund of what is disputed', async () => {
    const order = await hugo.buy(10);
    await hugo.dispute(order, 'open', 10);
    const asked = { orderId: order.orderId, clientId: randomUUID(), expected_credits: 10, expected_amount: 1000 };
    expect(await app.call(requestRefund, asked, { as: hugo.memberId })).toMatchObject({ refusal: 'billing.refund-not-possible' });
  });

  test('a frozen credit as payment for a message', async () => {
    const order = await hugo.buy(10);
    await hugo.dispute(order, 'open', 10);
    expect(await hugo.spend(1)).toBe(false);
  });
});

describe('a purchase of 10 credits for 10.00', () => {
  test('a warning takes nothing; what it becomes counts', async () => {
    const order = await hugo.buy(10);
    const name = await hugo.dispute(order, 'warning', 10);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 10, frozen: 0 }, 'completed']);
    await hugo.dispute(order, 'open', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, frozen: 10 }, 'disputed']);
  });

  test('a warning that comes to nothing changed nothing, and nobody is told', async () => {
    const order = await hugo.buy(10);
    const name = await hugo.dispute(order, 'warning', 10);
    await hugo.dispute(order, 'won', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 10, debt: 0 }, 'completed']);
    expect(await incidentsOf(order.orderId)).toEqual([]);
  });

  test('none used, disputed and lost: all taken, no debt, Premium over', async () => {
    const order = await hugo.buy(10);
    const name = await hugo.dispute(order, 'open', 10);
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: 10, debt: 0, premium: expect.any(Date) });
    await hugo.dispute(order, 'lost', 10, name);
    expect(await hugo.told()).toEqual({ balance: 0, frozen: 0, debt: 0, premium: null });
    expect([await hugo.stateOf(order), await hugo.lostOf(order)]).toEqual(['charged_back', 10]);
  });

  test('4 used, lost: 6 taken, 4 owed', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    const name = await hugo.dispute(order, 'open', 10);
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: 6, debt: 0 });
    await hugo.dispute(order, 'lost', 10, name);
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: 0, debt: 4 });
    expect((await linesOf(hugo.memberId)).slice(2)).toEqual([
      { kind: 'frozen', bought: -6 },
      { kind: 'released', bought: 6 },
      { kind: 'chargeback', bought: -6 },
    ]);
  });

  test('all used, lost: nothing to take, 10 owed', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(10);
    await hugo.dispute(order, 'lost', 10);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, debt: 10, premium: null }, 'charged_back']);
  });

  test('won: everything as before', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    const before = await hugo.told();
    const name = await hugo.dispute(order, 'open', 10);
    await hugo.dispute(order, 'won', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toEqual([before, 'completed', 0]);
  });

  test('lost, then won: credits, debt, method and Premium are as they were, since when it was', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    const before = await hugo.told();
    app.clock.advance(days(3));
    const name = await hugo.dispute(order, 'lost', 10);
    expect(await methodOf('card')).toMatchObject({ blocked: true });
    app.clock.advance(days(3));
    await hugo.dispute(order, 'won', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toEqual([before, 'completed', 0]);
    expect(await methodOf('card')).toMatchObject({ blocked: false });
  });

  test('lost, then paid by later purchases, then won: those get their credits back, the latest first', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(8);
    const name = await hugo.dispute(order, 'lost', 10);
    await hugo.buy(5);
    expect(await hugo.told()).toMatchObject({ balance: 0, debt: 3 });
    await hugo.buy(10);
    expect(await hugo.told()).toMatchObject({ balance: 7, debt: 0 });
    await hugo.dispute(order, 'won', 10, name);
    expect(await hugo.told()).toMatchObject({ balance: 2 + 5 + 10, debt: 0 });
  });

  test('a debt that was paid in part is gone when the dispute is won, and what was paid of it comes back', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(10);
    const name = await hugo.dispute(order, 'lost', 10);
    await hugo.buy(4);
    expect(await hugo.told()).toMatchObject({ balance: 0, debt: 6 });
    await hugo.dispute(order, 'won', 10, name);
    expect(await hugo.told()).toMatchObject({ balance: 4, debt: 0 });
  });

  test('won, then lost all the same: the last word counts', async () => {
    const order = await hugo.buy(10);
    const name = await hugo.dispute(order, 'open', 10);
    await hugo.dispute(order, 'won', 10, name);
    await hugo.dispute(order, 'lost', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, debt: 0, premium: null }, 'charged_back']);
  });

  test('won, then opened again: frozen anew, until it is decided', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    const before = await hugo.told();
    const name = await hugo.dispute(order, 'open', 10);
    await hugo.dispute(order, 'won', 10, name);
    await hugo.dispute(order, 'open', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, frozen: 6 }, 'disputed']);
    expect(await hugo.spend(1)).toBe(false);
    await hugo.dispute(order, 'won', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toEqual([before, 'completed']);
    await hugo.dispute(order, 'open', 10, name);
    await hugo.dispute(order, 'lost', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, debt: 4 }, 'charged_back']);
  });

  test('lost in part, then about all of it, then about less: what is lost follows, and whoever unblocked the method has done so', async () => {
    const order = await hugo.buy(10);
    const name = await hugo.dispute(order, 'lost', 5);
    const as = await operator();
    const { body } = await app.call(listOperatorDisputes, { status: 'lost' }, { as });
    const { id: disputeId } = body.disputes.find(({ order_id: id }) => id === order.orderId)!;
    await app.call(unblockMethod, { disputeId, reason: 'Their card was stolen.' }, { as });
    app.clock.advance(days(1));
    await hugo.dispute(order, 'lost', 10, name);
    expect([await hugo.told(), await hugo.lostOf(order), await hugo.stateOf(order)]).toMatchObject([{ balance: 0 }, 10, 'charged_back']);
    await hugo.dispute(order, 'lost', 2, name);
    expect([await hugo.told(), await hugo.lostOf(order)]).toMatchObject([{ balance: 8 }, 2]);
    expect(await methodOf('card')).toMatchObject({ blocked: false });
    const [row] = await app.database.read<{ day: boolean; moves: number }>(
      'select decided_at < $2 as day, moves from billing.disputes where reference = $1',
      [name, app.clock.now()],
    );
    expect(row).toEqual({ day: true, moves: 3 });
  });

  test('half of it disputed and lost: all is frozen meanwhile, and half of the credits taken', async () => {
    const order = await hugo.buy(10);
    const name = await hugo.dispute(order, 'open', 5);
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: 10 });
    await hugo.dispute(order, 'lost', 5, name);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toMatchObject([
      { balance: 5, frozen: 0, debt: 0, premium: expect.any(Date) },
      'partly_refunded',
      5,
    ]);
  });

  test('above what was paid: what was paid is lost, and an operator hears of the rest', async () => {
    const order = await hugo.buy(10);
    await hugo.dispute(order, 'lost', 13);
    expect([await hugo.lostOf(order), await hugo.stateOf(order)]).toEqual([10, 'charged_back']);
    expect(await incidentsOf(order.orderId)).toEqual([['dispute-exceeds', 3]]);
  });

  test('in another currency it is about all of it', async () => {
    const order = await hugo.buy(10);
    const report = {
      reference: randomUUID(),
      payment: order.payment,
      amount: { amount: 77, currency: 'GBP' as const },
      status: 'lost' as const,
    };
    await app.get(Disputes).follow('sandbox', report);
    expect([await hugo.lostOf(order), await hugo.stateOf(order)]).toEqual([10, 'charged_back']);
  });

  test('two disputes of one payment: together what was paid, and one won leaves the other', async () => {
    const order = await hugo.buy(10);
    const [first, second] = [await hugo.dispute(order, 'open', 5), await hugo.dispute(order, 'open', 5)];
    await hugo.dispute(order, 'lost', 5, first);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, frozen: 5 }, 'disputed']);
    await hugo.dispute(order, 'lost', 5, second);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toMatchObject([
      { balance: 0, frozen: 0 },
      'charged_back',
      10,
    ]);
    await hugo.dispute(order, 'won', 5, first);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toMatchObject([{ balance: 5 }, 'partly_refunded', 5]);
  });

  test('two disputes of all of it, both lost: it is taken once, and an operator hears that it went out twice', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    await hugo.dispute(order, 'lost', 10);
    await hugo.dispute(order, 'lost', 10);
    expect([await hugo.told(), await hugo.lostOf(order)]).toMatchObject([{ balance: 0, debt: 4 }, 10]);
    expect(await incidentsOf(order.orderId)).toEqual([['dispute-exceeds', 10]]);
  });
});

describe('several purchases', () => {
  test('the dispute is about its own lot: spends took the oldest first, and go on with what is not frozen', async () => {
    const [older, newer] = [await hugo.buy(10), await hugo.buy(5)];
    await hugo.spend(3);
    const name = await hugo.dispute(older, 'open', 10);
    expect(await hugo.told()).toMatchObject({ balance: 5, frozen: 7 });
    await hugo.spend(2);
    await hugo.dispute(older, 'lost', 10, name);
    expect(await hugo.told()).toMatchObject({ balance: 3, debt: 3, premium: expect.any(Date) });
    expect(await hugo.stateOf(newer)).toBe('completed');
  });

  test('Premium ends with the last of them, and comes back with the first that is won', async () => {
    const [older, newer] = [await hugo.buy(10), await hugo.buy(5)];
    const first = await hugo.dispute(older, 'lost', 10);
    expect((await hugo.told()).premium).not.toBeNull();
    await hugo.dispute(newer, 'lost', 5);
    expect((await hugo.told()).premium).toBeNull();
    await hugo.dispute(older, 'won', 10, first);
    expect((await hugo.told()).premium).not.toBeNull();
  });

  test('what settled a debt counts as used, should its own purchase be lost, too', async () => {
    const first = await hugo.buy(10);
    await hugo.spend(10);
    const won = await hugo.dispute(first, 'lost', 10);
    const second = await hugo.buy(10);
    expect(await hugo.told()).toMatchObject({ balance: 0, debt: 0 });
    await hugo.dispute(second, 'lost', 10);
    expect(await hugo.told()).toMatchObject({ balance: 0, debt: 10 });
    await hugo.dispute(first, 'won', 10, won);
    expect(await hugo.told()).toMatchObject({ balance: 0, debt: 0 });
  });
});

describe('credits that come back to a disputed lot', () => {
  test('are frozen while it is open, and free when it is won', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4, 'held');
    const name = await hugo.dispute(order, 'open', 10);
    await hugo.giveBack('held');
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: 10 });
    await hugo.dispute(order, 'won', 10, name);
    expect(await hugo.told()).toMatchObject({ balance: 10, frozen: 0 });
  });

  test('settle the debt of it once it is lost', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4, 'held');
    await hugo.dispute(order, 'lost', 10);
    expect(await hugo.told()).toMatchObject({ debt: 4 });
    await hugo.giveBack('held');
    expect(await hugo.told()).toMatchObject({ balance: 0, debt: 0 });
  });
});

describe('a dispute and a refund', () => {
  test('after a part was refunded the rest is lost, and no more', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    await hugo.decideRefund((await hugo.refund(order))!, 'succeeded');
    expect(await hugo.stateOf(order)).toBe('partly_refunded');
    await hugo.dispute(order, 'lost', 10);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toMatchObject([
      { balance: 0, debt: 4 },
      'charged_back',
      4,
    ]);
    expect(await incidentsOf(order.orderId)).toEqual([['dispute-exceeds', 6]]);
  });

  test('won after a part was refunded: back to that', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    await hugo.decideRefund((await hugo.refund(order))!, 'succeeded');
    const before = await hugo.told();
    const name = await hugo.dispute(order, 'lost', 4);
    await hugo.dispute(order, 'won', 4, name);
    expect([await hugo.told(), await hugo.stateOf(order)]).toEqual([before, 'partly_refunded']);
  });

  test('on its way: the refund that gets through counts, and what was lost above it is an operator’s', async () => {
    const order = await hugo.buy(10);
    const refund = (await hugo.refund(order))!;
    const name = await hugo.dispute(order, 'open', 10);
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, frozen: 0 }, 'disputed']);
    await hugo.dispute(order, 'lost', 10, name);
    expect(await hugo.lostOf(order)).toBe(0);
    await hugo.decideRefund(refund, 'succeeded');
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, debt: 0, premium: null }, 'refunded']);
    expect(await incidentsOf(order.orderId)).toEqual([
      ['dispute-exceeds', 10],
      ['payment-disputed', 10],
    ]);
  });

  test('on its way: one that fails leaves its credits to the dispute', async () => {
    const order = await hugo.buy(10);
    const refund = (await hugo.refund(order))!;
    const name = await hugo.dispute(order, 'open', 10);
    await hugo.decideRefund(refund, 'failed');
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: 10 });
    await hugo.dispute(order, 'lost', 10, name);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toMatchObject([{ balance: 0 }, 'charged_back', 10]);
  });

  test.each(['open', 'lost'] as const)('one that its provider never heard of is not sent any more: %s', async (status) => {
    const { orderId, payment } = await hugo.buy(10);
    await app.database.change(
      `insert into billing.sandbox_payments (id, amount, currency, merchant, credits, method, locale, return_url, status, created_at)
       values ($1, 1000, 'EUR', 'x', 10, 'card', 'en', '/', 'captured', $2)`,
      [payment, app.clock.now()],
    );
    const refund = (await hugo.refund({ orderId, payment }))!;
    await hugo.dispute({ orderId, payment }, status, 10);
    await app.jobs.run('billing.send-refund', { refundId: refund });
    expect(await app.database.read('select state, fault from billing.refunds where id = $1', [refund])).toEqual([
      { state: 'failed', fault: 'disputed' },
    ]);
    expect(await app.database.read('select id from billing.sandbox_refunds where id = $1', [refund])).toEqual([]);
    expect(await hugo.told()).toMatchObject({ balance: 0, frozen: status === 'open' ? 10 : 0 });
    // so that nobody is told that the credits are back
    const { refunds } = (await app.call(listRefunds, undefined, { as: hugo.memberId })).body;
    expect(refunds).toMatchObject([{ state: 'failed', disputed: status }]);
  });

  test('refunded whole: a lost dispute takes no credit, and an operator hears of it', async () => {
    const order = await hugo.buy(10);
    await hugo.decideRefund((await hugo.refund(order))!, 'succeeded');
    await hugo.dispute(order, 'lost', 10);
    expect([await hugo.told(), await hugo.stateOf(order), await hugo.lostOf(order)]).toMatchObject([
      { balance: 0, debt: 0 },
      'refunded',
      0,
    ]);
    expect(await incidentsOf(order.orderId)).toEqual([['dispute-exceeds', 10]]);
  });
});

describe('at once, again and out of order', () => {
  test('lost 50 times at once takes once', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    const name = randomUUID();
    await Promise.all(Array.from({ length: 50 }, () => hugo.dispute(order, 'lost', 10, name)));
    expect([await hugo.told(), await hugo.lostOf(order)]).toMatchObject([{ balance: 0, debt: 4 }, 10]);
    expect((await linesOf(hugo.memberId)).filter(({ kind }) => kind === 'chargeback')).toEqual([{ kind: 'chargeback', bought: -6 }]);
  });

  test('50 reports of all kinds in any order end with what was decided', async () => {
    const order = await hugo.buy(10);
    await hugo.spend(4);
    const name = randomUUID();
    const kinds = ['open', 'warning', 'lost', 'open', 'warning'] as const;
    await Promise.all(Array.from({ length: 50 }, (_, index) => hugo.dispute(order, kinds[index % kinds.length]!, 10, name)));
    expect([await hugo.told(), await hugo.stateOf(order)]).toMatchObject([{ balance: 0, frozen: 0, debt: 4 }, 'charged_back']);
  });

  test('an answer that is older than what is known is left out', async () => {
    const order = await hugo.buy(10);
    const reference = await hugo.dispute(order, 'lost', 10);
    const report = { reference, payment: order.payment, amount: { amount: 1000, currency: 'EUR' as const }, status: 'won' as const };
    expect(await app.get(Disputes).follow('sandbox', report, { asked: 0 })).toBe('outdated');
    expect(await hugo.stateOf(order)).toBe('charged_back');
    expect(await app.get(Disputes).follow('sandbox', report, { asked: 1 })).toBe('followed');
    expect(await hugo.stateOf(order)).toBe('completed');
  });

  test('a dispute, a refund and spends: each credit goes one way', async () => {
    const order = await hugo.buy(10);
    await Promise.all([
      hugo.refund(order).catch(() => null),
      hugo.dispute(order, 'lost', 10),
      ...Array.from({ length: 8 }, () => hugo.spend(1).catch(() => false)),
    ]);
    const { balance, debt } = await hugo.told();
    const of = async (kind: string) =>
      (await linesOf(hugo.memberId)).filter((line) => line.kind === kind).reduce((sum, { bought }) => sum - bought, 0);
    const [spent, refunded, taken] = [await of('message'), await of('refund'), await of('chargeback')];
    expect([balance, spent + refunded + taken, taken + debt + refunded]).toEqual([0, 10, 10]);
    expect(await app.get(WalletStore).differences()).toEqual([]);
  });

  test('two purchases lost at once end Premium', async () => {
    const [first, second] = [await hugo.buy(10), await hugo.buy(10)];
    await Promise.all([hugo.dispute(first, 'lost', 10), hugo.dispute(second, 'lost', 10)]);
    expect((await hugo.told()).premium).toBeNull();
  });
});

const methodOf = async (method: string) => {
  const { body } = await app.call(listBundles, undefined, { as: hugo.memberId });
  return body.methods.find((one) => one.method === method);
};
const order = (method: 'card' | 'paypal', expected_total: number) =>
  app.call(createOrder, { clientId: randomUUID(), bundle: '10', method, expected_total }, { as: hugo.memberId });

describe('the method of a lost dispute', () => {
  test('is refused to the member, and another is not', async () => {
    await hugo.dispute(await hugo.buy(10, 'card'), 'lost', 10);
    expect(await order('card', 1299)).toMatchObject({ status: 409, refusal: 'billing.method-blocked' });
    expect(await order('paypal', 1334)).toMatchObject({ status: 200 });
    expect([await methodOf('card'), await methodOf('paypal')]).toMatchObject([{ blocked: true }, { blocked: false }]);
  });

  test('is unblocked by an operator who says why, which is kept; for all their lost disputes with it, and lost again it is blocked again', async () => {
    const purchase = await hugo.buy(10, 'card');
    const name = await hugo.dispute(purchase, 'lost', 10);
    await hugo.dispute(await hugo.buy(5, 'card'), 'lost', 5);
    const as = await operator();
    const { body } = await app.call(listOperatorDisputes, { status: 'lost' }, { as });
    const dispute = body.disputes.find(({ order_id: id }) => id === purchase.orderId)!;
    expect(dispute).toMatchObject({ blocked: true, unblocked: null, taken: 10, owed: 0, method: 'card', member_id: hugo.memberId });
    for (const [who, refusal] of [
      [null, 'auth.required'],
      [hugo.memberId, 'auth.forbidden'],
    ] as const)
      expect(await app.call(unblockMethod, { disputeId: dispute.id, reason: 'Their card was stolen.' }, { as: who })).toMatchObject({
        refusal,
      });
    for (const reason of ['  ', '\u200b\u200b'])
      expect(await app.call(unblockMethod, { disputeId: dispute.id, reason }, { as })).toMatchObject({ refusal: 'request.invalid' });
    expect(await app.call(unblockMethod, { disputeId: 2_000_000_000, reason: 'x' }, { as })).toMatchObject({
      refusal: 'billing.dispute-not-found',
    });
    const done = await app.call(unblockMethod, { disputeId: dispute.id, reason: 'Their card was stolen.' }, { as });
    expect(done.body).toMatchObject({ blocked: false, unblocked: { by: as.memberId, reason: 'Their card was stolen.' } });
    expect(await app.call(unblockMethod, { disputeId: dispute.id, reason: 'Again.' }, { as: await operator() })).toMatchObject({
      body: done.body,
    });
    const audit = await app.database.read('select member_id from site.audit_log where subject = $1', [`card of member ${hugo.memberId}`]);
    expect(audit).toEqual([{ member_id: as.memberId }]);
    expect(await methodOf('card')).toMatchObject({ blocked: false });
    await hugo.dispute(purchase, 'won', 10, name);
    await hugo.dispute(purchase, 'lost', 10, name);
    expect(await methodOf('card')).toMatchObject({ blocked: true });
  });

  test('each names the other disputes and the refunds of its payment', async () => {
    const purchase = await hugo.buy(10);
    const asked = { orderId: purchase.orderId, clientId: randomUUID(), expected_credits: 10, expected_amount: 1000 };
    const [quote] = (await app.call(listRefunds, undefined, { as: hugo.memberId })).body.quotes;
    await app.call(
      requestRefund,
      { ...asked, expected_credits: quote!.credits, expected_amount: quote!.amount.amount },
      { as: hugo.memberId },
    );
    for (const status of ['warning', 'won'] as const) await hugo.dispute(purchase, status, 2, randomUUID());
    const all = (await app.call(listOperatorDisputes, { status: 'all' }, { as: await operator() })).body.disputes;
    const [later, earlier] = all.filter(({ order_id: id }) => id === purchase.orderId);
    expect(later!.others).toEqual([{ id: earlier!.id, status: earlier!.status, amount: earlier!.amount }]);
    expect(earlier!.others!.map(({ id }) => id)).toEqual([later!.id]);
    expect(later!.refunds).toEqual([{ number: expect.any(Number) as number, state: expect.any(String) as string, amount: quote!.amount }]);
    expect(later!.refunds).toEqual(earlier!.refunds);
  });

  test('what blocks nothing cannot be unblocked', async () => {
    const purchase = await hugo.buy(10);
    await hugo.dispute(purchase, 'open', 10);
    const as = await operator();
    const [dispute] = (await app.call(listOperatorDisputes, {}, { as })).body.disputes;
    expect(dispute).toMatchObject({ order_id: purchase.orderId, blocked: false });
    expect(await app.call(unblockMethod, { disputeId: dispute!.id, reason: 'x' }, { as })).toMatchObject({
      refusal: 'billing.dispute-blocks-nothing',
    });
  });
});

test('a member sees what is frozen, taken and owed: with the purchase, and before the next one', async () => {
  const purchase = await hugo.buy(10);
  await hugo.spend(4);
  const name = await hugo.dispute(purchase, 'open', 10);
  const told = async () => {
    const { body } = await app.call(readOrder, { orderId: purchase.orderId }, { as: hugo.memberId });
    const { debt, frozen } = (await app.call(listBundles, undefined, { as: hugo.memberId })).body;
    return { ...body.disputed, debt, all: frozen };
  };
  const amount = { amount: 1000, currency: 'EUR' };
  const open = { status: 'open', amount, opened_at: app.clock.now().toISOString(), decided_at: null };
  expect(await told()).toEqual({ disputes: [open], frozen: 6, taken: 0, owed: 0, debt: 0, all: 6 });
  await hugo.dispute(purchase, 'lost', 10, name);
  const lost = { ...open, status: 'lost', decided_at: app.clock.now().toISOString() };
  expect(await told()).toEqual({ disputes: [lost], frozen: 0, taken: 6, owed: 4, debt: 4, all: 0 });
});

test('operators hear of each dispute of a payment, also of one of the same amount', async () => {
  const purchase = await hugo.buy(10);
  const first = await hugo.dispute(purchase, 'open', 4);
  await hugo.dispute(purchase, 'won', 4, first);
  await hugo.dispute(purchase, 'open', 4);
  expect(await incidentsOf(purchase.orderId)).toEqual([
    ['payment-disputed', 4],
    ['payment-disputed', 4],
  ]);
});

test('operators hear of an open dispute once, and see all of them page by page', async () => {
  const purchase = await hugo.buy(10);
  const name = await hugo.dispute(purchase, 'open', 10);
  await hugo.dispute(purchase, 'open', 10, name);
  expect(await incidentsOf(purchase.orderId)).toEqual([['payment-disputed', 10]]);
  await app.database.change(
    `insert into billing.disputes (payment_id, order_id, member_id, provider, reference, status, amount, currency, heard_at)
     select payment_id, order_id, member_id, provider, gen_random_uuid()::text, 'warning', amount, currency, heard_at
     from billing.disputes cross join generate_series(1, 60) where reference = $1`,
    [name],
  );
  const as = await operator();
  const first = (await app.call(listOperatorDisputes, { status: 'warning' }, { as })).body;
  expect([first.disputes.length, first.more]).toEqual([50, true]);
  const rest = (await app.call(listOperatorDisputes, { status: 'warning', before: first.disputes.at(-1)!.id }, { as })).body;
  expect([rest.disputes.length >= 10, rest.more]).toEqual([true, false]);
  await app.database.change(`delete from billing.disputes where status = 'warning'`);
});

test('whatever happened here: every wallet is the sum of its entries and lots', async () => {
  expect(await app.get(WalletStore).differences()).toEqual([]);
});
