import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, hours, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule } from '../index.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { billingData } from '../testing/index.js';
import { bankPaymentOf, decideAtBank } from '../testing/sandbox-bank.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());

const newMember = () => givenMember(app.database, { joinedAt: app.clock.now(), country: 'NL' });
const bundleList = async (memberId: number | null) => (await app.call(listBundles, undefined, { as: memberId })).body;
const buy = (memberId: number, expected_total: number, clientId = randomUUID()) =>
  app.call(createOrder, { clientId, bundle: '25', method: 'ideal', expected_total }, { as: memberId });
const stateOf = async (memberId: number, { id }: Order) => (await app.call(readOrder, { orderId: id }, { as: memberId })).body.state;
/** Says yes at the bank, of which no event tells. */
const approve = ({ redirect }: Order) =>
  app.app.inject({
    method: 'POST',
    url: redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'outcome=approve&delivery=withheld',
  });
const pay = async (order: Order): Promise<void> => {
  await approve(order);
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.settle-orders');
};

const lots = (memberId: number) =>
  app.database.read('select credits, paid from billing.lots where member_id = $1 order by credits', [memberId]);
const discounted = (memberId: number) =>
  app.database.read('select id from billing.orders where member_id = $1 and discount > 0 and completed_at is not null', [memberId]);
const capture = (order: Order) => app.get(PaymentStatusCheck).check(order.id);
const twoPaid = async (): Promise<{ memberId: number; first: Order; second: Order }> => {
  const memberId = await newMember();
  const first = (await buy(memberId, 2099)).body.order;
  const second = (await buy(memberId, 2099)).body.order;
  // the bank had taken the first one before it was asked to take nothing any more
  for (const order of [first, second]) await decideAtBank(app, bankPaymentOf(order), 'paid');
  return { memberId, first, second };
};

test('a visitor and a member of yesterday are offered nothing', async () => {
  const old = await givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - hours(5)) });
  expect((await bundleList(null)).offer).toBeNull();
  expect((await bundleList(old)).offer).toBeNull();
});

test('a new member is offered 25 % for four hours, with a deadline that the server holds', async () => {
  const memberId = await newMember();
  const joined = app.clock.now();
  app.clock.advance(minutes(32));
  const { offer, bundles } = await bundleList(memberId);
  expect(offer).toEqual({
    code: 'TIMEBONUS25',
    reason: 'time-bonus',
    percentage: 25,
    began_at: joined.toISOString(),
    ends_at: new Date(joined.getTime() + hours(4)).toISOString(),
    seconds_left: 12_480,
  });
  expect(bundles.map(({ price, price_now }) => [price.amount, price_now.amount])).toEqual([
    [1299, 974],
    [2799, 2099],
    [4999, 3749],
    [8999, 6749],
    [19_999, 14_999],
  ]);
});

test('the order is taken down with the discount, tax and lot follow what was paid', async () => {
  const memberId = await newMember();
  const { body } = await buy(memberId, 2099);
  expect(body.order).toMatchObject({ price: { amount: 2799 }, discount: { amount: 700 }, total: { amount: 2099 }, tax: { amount: 364 } });
  await pay(body.order);
  expect(await stateOf(memberId, body.order)).toBe('completed');
  expect(await app.database.read('select paid, credits from billing.lots where member_id = $1', [memberId])).toEqual([
    { paid: 2099, credits: 25 },
  ]);
});

test('after four hours the old total is refused with the new one; an order from before keeps its price', async () => {
  const memberId = await newMember();
  const { body } = await buy(memberId, 2099);
  app.clock.advance(hours(4) - seconds(1));
  expect((await bundleList(memberId)).offer?.seconds_left).toBe(1);
  app.clock.advance(seconds(1));
  expect((await bundleList(memberId)).offer).toBeNull();
  const { refusal, params } = await buy(memberId, 2099);
  expect([refusal, params]).toEqual(['billing.price-changed', { total: 2799, currency: 'EUR' }]);
  await approve(body.order);
  // its hour is over, and nobody has asked about it since
  await app.jobs.run('billing.expire-orders');
  expect(await stateOf(memberId, body.order)).toBe('completed');
});

test('once used it is gone, even when Premium ends', async () => {
  const memberId = await newMember();
  await pay((await buy(memberId, 2099)).body.order);
  expect((await bundleList(memberId)).offer).toBeNull();
  await app.database.change('update account.members set premium_since = null where id = $1', [memberId]);
  expect((await bundleList(memberId)).offer).toBeNull();
});

test('the next order takes the discount over from one that waits', async () => {
  const memberId = await newMember();
  const first = (await buy(memberId, 2099)).body.order;
  const second = (await buy(memberId, 2099)).body.order;
  expect([await stateOf(memberId, first), await stateOf(memberId, second)]).toEqual(['cancelled', 'pending']);
  // nobody pays on its page any more
  await approve(first);
  await capture(first);
  expect(await stateOf(memberId, first)).toBe('cancelled');
});

test('an order that was paid before the next one took its discount is completed, and the next one is asked about again', async () => {
  const memberId = await newMember();
  const first = (await buy(memberId, 2099)).body.order;
  await approve(first);
  expect((await buy(memberId, 2099)).refusal).toBe('billing.earlier-order-open');
  expect([await stateOf(memberId, first), (await bundleList(memberId)).offer]).toEqual(['completed', null]);
});

test('who comes back from paying an order that was given up hears the truth at once', async () => {
  const memberId = await newMember();
  const first = (await buy(memberId, 2099)).body.order;
  await buy(memberId, 2099);
  await decideAtBank(app, bankPaymentOf(first), 'paid');
  expect(await stateOf(memberId, first)).toBe('cancelled');
  expect((await app.call(checkOrder, { orderId: first.id }, { as: memberId })).body.state).toBe('completed');
});

describe('an order that lost the discount to the next one and is captured all the same', () => {
  test.each([
    ['after', [1, 0]],
    ['before', [0, 1]],
  ])('%s it: the discount counts once, the other money buys what it buys without', async (_, turns) => {
    const { memberId, first, second } = await twoPaid();
    for (const turn of turns) await capture([first, second][turn]!);
    expect([await stateOf(memberId, first), await stateOf(memberId, second)]).toEqual(['completed', 'completed']);
    expect(await lots(memberId)).toEqual([
      { credits: 19, paid: 2099 },
      { credits: 25, paid: 2099 },
    ]);
    expect(await discounted(memberId)).toHaveLength(1);
    const late = (await app.call(readOrder, { orderId: [first, second][turns[1]!]!.id }, { as: memberId })).body;
    expect(late).toMatchObject({ credits: 19, price: { amount: 2099 }, discount: { amount: 0 }, total: { amount: 2099 } });
    const used = (await app.call(readOrder, { orderId: [first, second][turns[0]!]!.id }, { as: memberId })).body;
    expect(late.lost_discount).toEqual({
      credits: 25,
      price: { amount: 2799, currency: 'EUR' },
      discount: { amount: 700, currency: 'EUR' },
      used_by: used.id,
    });
    expect(used).toMatchObject({ credits: 25, lost_discount: null });
  });

  test('at the same moment, however often', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, twoPaid));
    await Promise.all(members.flatMap(({ first, second }) => [first, second, first, second].map(capture)));
    for (const { memberId } of members) {
      expect(await lots(memberId)).toHaveLength(2);
      expect(await discounted(memberId)).toHaveLength(1);
    }
  });
});

test('of many orders at the same moment one holds the discount, and a repeated one is still itself', async () => {
  const memberId = await newMember();
  const same = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => buy(memberId, 2099)),
    ...Array.from({ length: 8 }, () => buy(memberId, 2099, same)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  expect(new Set(answers.slice(8).map(({ body }) => body.order.id)).size).toBe(1);
  const open = await app.database.read(`select id from billing.orders where member_id = $1 and state in ('created', 'pending')`, [
    memberId,
  ]);
  expect(open).toHaveLength(1);
});

test('how long no other offer begins is a setting of the site that is looked at', async () => {
  const headers = { host: 'hasty.test' };
  await app.database.change(`insert into site.sites (host, time_zone, settings) values ($1, 'UTC', '{"offer_quiet_days": 3}')`, [
    headers.host,
  ]);
  await app.get(Sites).load();
  const memberId = await newMember();
  const offered = async () => (await app.call(listBundles, undefined, { as: memberId, headers })).body.offer?.reason ?? null;
  app.clock.advance(hours(4) + days(3) - seconds(1));
  expect(await offered()).toBeNull();
  app.clock.advance(seconds(1));
  expect((await bundleList(memberId)).offer).toBeNull();
  expect(await offered()).toBe('welcome');
});

test('a percentage and a window are data', async () => {
  const memberId = await newMember();
  await app.database.change(`update billing.offers set percentage = 10, window_seconds = 60`);
  expect((await bundleList(memberId)).bundles[1]?.price_now.amount).toBe(2519);
  app.clock.advance(seconds(60));
  expect((await bundleList(memberId)).offer).toBeNull();
  await app.database.change('update billing.offers set active = false');
  expect((await bundleList(await newMember())).offer).toBeNull();
});
