import { randomUUID } from 'node:crypto';
import { cancelOrder, checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { listWebhookEvents } from '@rendezvous/contracts/billing/webhook-events';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { RefundQuotes } from '../refund/refund-quotes.service.js';
import { billingData } from '../testing/index.js';
import { PayPalServer } from '../testing/paypal/paypal-server.js';
import { PAYPAL_ENVIRONMENT, payPalEvent, payPalSigned } from '../testing/paypal/paypal-world.js';
import { SteadyClock } from '../testing/steady-clock.js';

let app: TestApp;
let paypal: PayPalServer;
let as: number;
let operator: { readonly memberId: number; readonly operator: true };

beforeAll(async () => {
  const clock = new SteadyClock();
  paypal = await PayPalServer.open(clock);
  const environment = { ...PAYPAL_ENVIRONMENT, PAYPAL_API: paypal.address, DEMO: 'no', PUBLIC_URL: 'https://love.example' };
  app = await testApp({ imports: [BillingModule], ...billingData, clock, environment });
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
beforeEach(async () => {
  paypal.behave();
  as = await givenMember(app.database, { country: 'NL' });
});
afterAll(async () => {
  await app.close();
  await paypal.close();
});

const wish = () => ({ clientId: randomUUID(), bundle: '25', method: 'paypal' as const, expected_total: 2834 });
const place = async (): Promise<Order> => (await app.call(createOrder, wish(), { as })).body.order;
const referenceOf = async ({ id }: Order): Promise<string> =>
  (await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [id]))[0]!.reference;
const stateOf = async ({ id }: Order) => (await app.call(readOrder, { orderId: id }, { as })).body.state;
const balance = () => app.get(Wallets).balance(as);
/** The page that PayPal leads the payer back to asks how it stands. */
const comeBack = async ({ id }: Order) => (await app.call(checkOrder, { orderId: id }, { as })).body.state;
const captures = () => paypal.calls.filter(({ path }) => path.endsWith('/capture')).length;

const post = async (event: string): Promise<number> => {
  const { headers, body } = payPalSigned(paypal, event);
  const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
  return (await app.app.inject({ method: 'POST', url: '/api/payments/paypal/webhook', headers: sent, payload: body })).statusCode;
};
/** PayPal sends an event, and what is waiting is processed. */
const tell = async (type: string, reference: string): Promise<void> => {
  expect(await post(payPalEvent(paypal, type, reference))).toBe(200);
  await app.bus.drain();
};
const events = (reference: string) =>
  app.database.read<{ type: string; state: string }>('select type, state from billing.webhook_events where reference = $1 order by id', [
    reference,
  ]);
const fifty = <T>(work: () => Promise<T>) => Array.from({ length: 50 }, work);
const bought = async (): Promise<{ order: Order; reference: string }> => {
  const order = await place();
  const reference = await referenceOf(order);
  paypal.books.approve(reference);
  expect(await comeBack(order)).toBe('completed');
  return { order, reference };
};
const refunds = async () => (await app.call(listRefunds, undefined, { as })).body.refunds;
const ask = async ({ id: orderId }: Order, expected_credits = 25, expected_amount = 2834) => {
  const asked = { orderId, clientId: randomUUID(), expected_credits, expected_amount };
  expect((await app.call(requestRefund, asked, { as })).status).toBe(200);
  await app.bus.drain();
};

const incidentsOf = ({ id }: Order) =>
  app.database.read<{ kind: string; amount: number }>(
    `select i.kind, i.reported_amount as amount from billing.payment_incidents i join billing.payments p on p.id = i.payment_id
     where p.order_id = $1 order by i.id`,
    [id],
  );

test('a purchase leads to PayPal’s page and back: the money is taken there, and brings the credits', async () => {
  const { body } = await app.call(createOrder, wish(), { as });
  const reference = await referenceOf(body.order);
  expect(body.redirect).toBe(`https://www.paypal.example/checkoutnow?token=${reference}`);
  expect(JSON.parse(paypal.books.order(reference).asked)).toMatchObject({
    payment_source: {
      paypal: {
        experience_context: {
          return_url: `https://love.example/credits/return/${body.order.id}`,
          cancel_url: `https://love.example/credits/return/${body.order.id}?left=yes`,
        },
      },
    },
  });
  expect([await comeBack(body.order), captures(), await balance()]).toEqual(['pending', 0, 0]);
  paypal.books.approve(reference);
  expect([await comeBack(body.order), captures(), await balance()]).toEqual(['completed', 1, 25]);
  const { card, fee, invoice } = (await app.call(readOrder, { orderId: body.order.id }, { as })).body;
  expect([card, fee.amount, invoice]).toEqual([null, 35, expect.stringMatching(/^\d{4}-\d{6}$/)]);
});

test('who agrees and never comes back has paid all the same: the event has the money taken, or polling', async () => {
  const told = await place();
  paypal.books.approve(await referenceOf(told));
  await tell('CHECKOUT.ORDER.APPROVED', await referenceOf(told));
  const polled = await place();
  paypal.books.approve(await referenceOf(polled));
  expect([await stateOf(told), await stateOf(polled)]).toEqual(['completed', 'pending']);
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.settle-orders');
  expect([await stateOf(polled), await balance(), captures()]).toEqual(['completed', 50, 2]);
});

test('who leaves without agreeing pays nothing, and the order is given up', async () => {
  const order = await place();
  app.clock.advance(minutes(61));
  await app.jobs.run('billing.expire-orders');
  expect([await stateOf(order), captures(), await balance()]).toEqual(['expired', 0, 0]);
});

const leave = async ({ id }: Order) => (await app.call(cancelOrder, { orderId: id }, { as })).body.state;

describe('who leaves PayPal’s page', () => {
  test('cancels the order, and nothing is taken though they agree there later', async () => {
    const order = await place();
    expect(await leave(order)).toBe('cancelled');
    const reference = await referenceOf(order);
    paypal.books.approve(reference);
    await tell('CHECKOUT.ORDER.APPROVED', reference);
    await app.jobs.run('billing.find-late-payments');
    expect([await stateOf(order), captures(), await balance()]).toEqual(['cancelled', 0, 0]);
  });

  test('has paid where they had agreed before', async () => {
    const order = await place();
    paypal.books.approve(await referenceOf(order));
    expect([await leave(order), await balance()]).toEqual(['completed', 25]);
  });
});

test('money that PayPal holds brings no credits before PayPal lets go of it, and none when it does not', async () => {
  const hold = async (order: Order) => {
    const reference = await referenceOf(order);
    paypal.books.approve(reference, { status: 'PENDING' });
    await comeBack(order);
    await tell('PAYMENT.CAPTURE.PENDING', reference);
    return order;
  };
  const released = await hold(await place());
  // who buys more meanwhile is told once that this one may still be charged
  expect((await app.call(createOrder, wish(), { as })).refusal).toBe('billing.earlier-order-open');
  const denied = await hold(await place());
  expect([await stateOf(released), await stateOf(denied), await balance()]).toEqual(['pending', 'pending', 0]);
  const [freed, kept] = [await referenceOf(released), await referenceOf(denied)];
  paypal.books.order(freed).capture!.status = 'COMPLETED';
  await tell('PAYMENT.CAPTURE.COMPLETED', freed);
  paypal.books.order(kept).capture!.status = 'DECLINED';
  await tell('PAYMENT.CAPTURE.DENIED', kept);
  expect([await stateOf(released), await stateOf(denied), await balance()]).toEqual(['completed', 'failed', 25]);
});

test('what the payer’s bank declines is taken once the payer has agreed anew, and asked for once until then', async () => {
  const order = await place();
  const reference = await referenceOf(order);
  paypal.books.approveInVain(reference);
  expect([await comeBack(order), await comeBack(order), await balance()]).toEqual(['pending', 'pending', 0]);
  const keys = () => paypal.calls.filter(({ path }) => path.endsWith('/capture')).map(({ headers }) => headers['paypal-request-id']);
  expect(new Set(keys()).size).toBe(1);
  const { id } = (await app.database.read<{ id: string }>('select id from billing.payments where order_id = $1', [order.id]))[0]!;
  expect(keys()[0]).toContain(`capture:${id}:`);
  paypal.books.approve(reference);
  expect([await comeBack(order), await balance(), new Set(keys()).size]).toEqual(['completed', 25, 2]);
});

const LOST = { status: 'RESOLVED', stage: 'CHARGEBACK', outcome: 'RESOLVED_BUYER_FAVOUR' } as const;
const WON = { ...LOST, outcome: 'RESOLVED_SELLER_FAVOUR' } as const;
const settleReversals = () => app.jobs.run('billing.settle-reversals');
const reversed = async (amount?: number) => {
  const { order, reference } = await bought();
  const reversal = paypal.books.reverse(reference, amount);
  await tell('PAYMENT.CAPTURE.REVERSED', reversal.id);
  return { order, reference, reversal };
};
const standsAs = async (order: Order) => [await stateOf(order), await balance(), (await refunds()).length];
const quote = async (order: Order) => (await app.get(RefundQuotes).of(as)).find(({ order: { orderId } }) => orderId === order.id);

describe('a capture that PayPal takes back', () => {
  test('freezes its credits until a dispute says why, and tells nobody of a refund; the same again changes nothing', async () => {
    const { order, reversal } = await reversed();
    await tell('PAYMENT.CAPTURE.REVERSED', reversal.id);
    expect(await standsAs(order)).toEqual(['disputed', 0, 0]);
    expect(await quote(order)).toBeUndefined();
    expect(await incidentsOf(order)).toEqual([]);
    const entries = await app.database.read('select kind, bought from billing.entries where member_id = $1 order by id', [as]);
    expect(entries.slice(1)).toEqual([{ kind: 'frozen', bought: -25 }]);
    expect((await events(reversal.id)).map(({ state }) => state)).toEqual(['processed', 'processed']);
    const [event] = (await app.call(listWebhookEvents, { reference: reversal.id }, { as: operator })).body.events;
    expect(event).toMatchObject({ kind: 'reversal', order_id: order.id });
  });

  test.each([
    ['won', WON, ['completed', 25, 0]],
    ['lost', LOST, ['charged_back', 0, 0]],
  ] as const)('by a dispute that is heard of later and %s: that alone counts', async (_, decided, expected) => {
    const { order, reference, reversal } = await reversed();
    const dispute = paypal.books.dispute(reference, { status: 'UNDER_REVIEW', stage: 'CHARGEBACK', outcome: null });
    await tell('CUSTOMER.DISPUTE.CREATED', dispute.id);
    expect(await standsAs(order)).toEqual(['disputed', 0, 0]);
    Object.assign(dispute, decided);
    await tell('CUSTOMER.DISPUTE.RESOLVED', dispute.id);
    app.clock.advance(days(8));
    await settleReversals();
    await tell('PAYMENT.CAPTURE.REVERSED', reversal.id);
    await tell('PAYMENT.CAPTURE.REFUNDED', reversal.id);
    expect(await standsAs(order)).toEqual(expected);
    expect((await incidentsOf(order)).map(({ kind }) => kind)).toEqual(['payment-disputed']);
  });

  test('by a dispute whose events were lost is asked about', async () => {
    const { order, reference } = await bought();
    const dispute = paypal.books.dispute(reference, { status: 'UNDER_REVIEW', stage: 'CHARGEBACK', outcome: null });
    await tell('PAYMENT.CAPTURE.REVERSED', paypal.books.reverse(reference).id);
    Object.assign(dispute, WON);
    await tell('CUSTOMER.DISPUTE.RESOLVED', dispute.id);
    expect(await standsAs(order)).toEqual(['completed', 25, 0]);
  });

  test('after a question that took nothing waits for what becomes of it', async () => {
    const { order, reference, reversal } = await reversed();
    const dispute = paypal.books.dispute(reference, { status: 'OPEN', stage: 'INQUIRY', outcome: null });
    await tell('CUSTOMER.DISPUTE.CREATED', dispute.id);
    app.clock.advance(days(8));
    await settleReversals();
    await tell('PAYMENT.CAPTURE.REFUNDED', reversal.id);
    expect(await standsAs(order)).toEqual(['disputed', 0, 0]);
    Object.assign(dispute, LOST);
    await tell('CUSTOMER.DISPUTE.RESOLVED', dispute.id);
    expect(await standsAs(order)).toEqual(['charged_back', 0, 0]);
  });

  test('without a dispute in a week is a refund like one from the dashboard: nothing can go back twice, and an operator hears of it', async () => {
    const { order } = await reversed();
    app.clock.advance(days(7) - 1);
    await settleReversals();
    expect(await standsAs(order)).toEqual(['disputed', 0, 0]);
    app.clock.advance(1);
    await settleReversals();
    expect(await standsAs(order)).toEqual(['refunded', 0, 1]);
    expect(await incidentsOf(order)).toEqual([{ kind: 'refund-adopted', amount: 2834 }]);
    const money = 'select refunded, refunding, lost from billing.payments where order_id = $1';
    expect(await app.database.read(money, [order.id])).toEqual([{ refunded: 2834, refunding: 0, lost: 0 }]);
  });

  test('in part leaves the rest to its member once it is settled', async () => {
    const { order } = await reversed(1134);
    expect(await standsAs(order)).toEqual(['disputed', 0, 0]);
    app.clock.advance(days(7));
    await settleReversals();
    expect(await standsAs(order)).toEqual(['partly_refunded', 15, 1]);
    expect((await quote(order))?.amount).toBe(1700);
  });

  test('is not settled while PayPal does not say whether it is disputed', async () => {
    const { order } = await reversed();
    app.clock.advance(days(7));
    paypal.silence(true);
    await settleReversals();
    paypal.silence(false);
    expect(await standsAs(order)).toEqual(['disputed', 0, 0]);
    app.clock.advance(days(1));
    await settleReversals();
    expect(await standsAs(order)).toEqual(['refunded', 0, 1]);
  });

  test('keeps a refund of ours that PayPal never heard of from being sent', async () => {
    const { order, reference } = await bought();
    paypal.spoil('/refund', 'cut-before');
    await ask(order);
    await tell('PAYMENT.CAPTURE.REVERSED', paypal.books.reverse(reference).id);
    app.clock.advance(minutes(5));
    await app.jobs.run('billing.ask-refunds');
    expect((await refunds()).map(({ state }) => state)).toEqual(['failed']);
    expect([await stateOf(order), await balance()]).toEqual(['disputed', 0]);
  });

  test('before it brought anything brings nothing', async () => {
    const order = await place();
    const reference = await referenceOf(order);
    paypal.books.approve(reference, { status: 'PENDING' });
    await comeBack(order);
    const reversal = paypal.books.reverse(reference);
    paypal.books.order(reference).capture!.status = 'DECLINED';
    await tell('PAYMENT.CAPTURE.REVERSED', reversal.id);
    expect([await standsAs(order), await incidentsOf(order)]).toEqual([['failed', 0, 0], []]);
  });
});

test('an order whose answer was lost is begun anew: nobody was led to the first', async () => {
  const asked = wish();
  paypal.spoilNext('cut-after');
  expect(await app.call(createOrder, asked, { as })).toMatchObject({ status: 503, refusal: 'billing.provider-silent' });
  const { body } = await app.call(createOrder, asked, { as });
  paypal.books.approve(await referenceOf(body.order));
  expect([await comeBack(body.order), await balance(), captures()]).toEqual(['completed', 25, 1]);
});

test('nothing of the payer’s is kept of an event', async () => {
  const { reference } = await bought();
  await tell('CHECKOUT.ORDER.COMPLETED', reference);
  const [row] = await app.database.read<{ kept: string }>('select e::text as kept from billing.webhook_events e where reference = $1', [
    reference,
  ]);
  expect(row!.kept).not.toMatch(/payer|mail\.example/i);
});

describe('a refund through PayPal', () => {
  test('is told as paid back when its event says so', async () => {
    const { order, reference } = await bought();
    paypal.books.refunding = 'PENDING';
    await ask(order);
    expect([(await refunds())[0]!.state, await balance(), await stateOf(order)]).toEqual(['pending', 0, 'completed']);
    const [refund] = paypal.books.order(reference).refunds;
    refund!.status = 'COMPLETED';
    await tell('PAYMENT.CAPTURE.REFUNDED', refund!.id);
    expect([(await refunds())[0]!.state, await stateOf(order)]).toEqual(['succeeded', 'refunded']);
  });

  test('that fails days later gives the credits back', async () => {
    const { order, reference } = await bought();
    await ask(order);
    expect((await refunds())[0]!.state).toBe('succeeded');
    app.clock.advance(days(3));
    const [refund] = paypal.books.order(reference).refunds;
    refund!.status = 'FAILED';
    await tell('PAYMENT.REFUND.FAILED', refund!.id);
    expect([(await refunds())[0]!.state, await stateOf(order), await balance()]).toEqual(['failed', 'completed', 25]);
  });

  test('of which nobody knows is looked for by our id before it is asked for again, and paid once', async () => {
    const { order, reference } = await bought();
    paypal.spoilNext('fault-after');
    await ask(order);
    expect((await refunds())[0]!.state).toBe('unknown');
    app.clock.advance(minutes(5));
    await app.jobs.run('billing.ask-refunds');
    expect([(await refunds())[0]!.state, paypal.books.order(reference).refunds.length]).toEqual(['succeeded', 1]);
  });
});

test('a refund of our own that overtakes our note is not taken for one from PayPal’s dashboard', async () => {
  const { order, reference } = await bought();
  const { id: capture } = paypal.books.order(reference).capture!;
  const early = paypal.books.refund(capture, { amount: { currency_code: 'EUR', value: '1.00' }, custom_id: randomUUID() });
  await tell('PAYMENT.CAPTURE.REFUNDED', early.id);
  expect((await events(early.id)).map(({ state }) => state)).toEqual(['parked']);
  expect(await incidentsOf(order)).toEqual([]);
});

test('a dispute at PayPal is followed by its events: asked about, open, lost and won after all', async () => {
  const { order, reference } = await bought();
  const dispute = paypal.books.dispute(reference, { status: 'OPEN', stage: 'INQUIRY', outcome: null });
  const stands: unknown[] = [];
  const follow = async (type: string, news: Partial<typeof dispute>) => {
    Object.assign(dispute, news);
    await tell(`CUSTOMER.DISPUTE.${type}`, dispute.id);
    stands.push([await stateOf(order), await balance()]);
  };
  await follow('CREATED', {});
  await follow('UPDATED', { stage: 'CHARGEBACK', status: 'UNDER_REVIEW' });
  await follow('RESOLVED', { status: 'RESOLVED', outcome: 'RESOLVED_BUYER_FAVOUR' });
  await follow('RESOLVED', { outcome: 'RESOLVED_SELLER_FAVOUR' });
  expect(stands).toEqual([
    ['completed', 25],
    ['disputed', 0],
    ['charged_back', 0],
    ['completed', 25],
  ]);
  expect((await events(dispute.id)).map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'processed'));
});

test('return page, event and poller, fifty times each and at once, take the money once and complete the order once', async () => {
  const order = await place();
  const reference = await referenceOf(order);
  paypal.books.approve(reference);
  app.clock.advance(minutes(1));
  await Promise.all([
    ...fifty(() => post(payPalEvent(paypal, 'CHECKOUT.ORDER.APPROVED', reference))),
    ...fifty(() => comeBack(order)),
    ...fifty(() => app.jobs.run('billing.settle-orders')),
    ...Array.from({ length: 4 }, () => app.bus.drain()),
  ]);
  await app.bus.drain();
  expect([await stateOf(order), await balance(), paypal.books.order(reference).capture?.status]).toEqual(['completed', 25, 'COMPLETED']);
  const entries = await app.database.read('select kind, amount from billing.entries where member_id = $1', [as]);
  expect(entries).toEqual([{ kind: 'purchase', amount: 25 }]);
});

test('all of it together: the ledger proves itself', async () => {
  expect((await app.get(LedgerProofs).prove()).faults).toEqual([]);
});

const disputesOfTheDay = () =>
  app
    .get(PaymentProviders)
    .findNamed('paypal')!
    .listDisputes(new Date(app.clock.now().getTime() - days(1)), app.clock.now());

test('a list of disputes that leads back to itself is no list: it ends, and nobody takes it for all of them', async () => {
  expect(await disputesOfTheDay()).toMatchObject({ outcome: 'ok' });
  paypal.loops = true;
  expect(await disputesOfTheDay()).toEqual({ outcome: 'unknown', reason: expect.stringContaining('leads back') });
});
