import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, hours, minutes, seconds } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
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
// so that nobody of one test is in the network's count of another
beforeEach(() => void app.clock.advance(hours(2)));

let count = 0;
interface CodeTerms {
  readonly percentage?: number;
  readonly country?: string;
  readonly member_id?: number;
  readonly expires_at?: Date;
  readonly currency?: string;
  readonly minimum_order_value?: number;
  readonly maximum_uses?: number;
  readonly payment_methods?: readonly string[];
  readonly active?: boolean;
}
const givenCode = async (terms: CodeTerms = {}): Promise<string> => {
  const code = `GIVEN${(count += 1)}`;
  const row: Record<string, unknown> = { code, reason: 'code', percentage: 10, created_at: app.clock.now(), ...terms };
  const columns = Object.keys(row);
  await app.database.change(
    `insert into billing.discount_codes (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return code;
};

/** Joined long ago, and bought nothing. */
const oldMember = (country: 'NL' | 'GB' | 'FR' = 'NL') =>
  givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - days(2)), country });
const look = (memberId: number, code: string) => app.call(readDiscountCode, { code }, { as: memberId });
const buy = (memberId: number, code: string | undefined, changes: Partial<ArgsOf<typeof createOrder>> = {}) =>
  app.call(
    createOrder,
    { clientId: randomUUID(), bundle: '25', method: 'ideal', expected_total: 2519, ...(code && { discount_code: code }), ...changes },
    { as: memberId },
  );
const bank = (order: Order, outcome: string) =>
  app.app.inject({
    method: 'POST',
    url: order.redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: `outcome=${outcome}&delivery=withheld`,
  });
const check = (order: Order) => app.get(PaymentStatusCheck).check(order.id);
const settle = async (order: Order, outcome: string): Promise<void> => {
  await bank(order, outcome);
  await check(order);
};
const read = async (memberId: number, { id }: Order) => (await app.call(readOrder, { orderId: id }, { as: memberId })).body;
const placed = async (memberId: number, code: string): Promise<Order> => {
  const { body, refusal } = await buy(memberId, code);
  expect(refusal).toBeNull();
  return body.order;
};

describe('why a code does not count', () => {
  test('it is not there, or was never one', async () => {
    const memberId = await oldMember();
    expect((await look(memberId, 'NOTHERE')).refusal).toBe('billing.discount-not-found');
    expect((await look(memberId, '%')).refusal).toBe('billing.discount-not-found');
    expect((await app.call(readDiscountCode, {}, { as: memberId })).refusal).toBe('billing.discount-not-found');
    expect((await buy(memberId, 'NOTHERE')).refusal).toBe('billing.discount-not-found');
  });

  test('nobody is logged in', async () => {
    expect((await app.call(readDiscountCode, { code: 'X' })).refusal).toBe('auth.required');
  });

  test.each<readonly [string, string, () => Promise<CodeTerms>]>([
    ['it is another member’s', 'not-yours', async () => ({ member_id: await oldMember() })],
    ['it is for prices in another currency', 'currency', () => Promise.resolve({ currency: 'GBP' })],
    ['it is for another country', 'country', () => Promise.resolve({ country: 'FR' })],
    ['it is over', 'expired', () => Promise.resolve({ expires_at: app.clock.now() })],
    ['it was switched off', 'expired', () => Promise.resolve({ active: false })],
  ])('%s: looked up and ordered with', async (_, refusal, terms) => {
    const [memberId, code] = [await oldMember(), await givenCode(await terms())];
    expect((await look(memberId, code)).refusal).toBe(`billing.discount-${refusal}`);
    expect((await buy(memberId, code)).refusal).toBe(`billing.discount-${refusal}`);
  });

  test('the bundle costs too little, or the method is another: said when it is ordered', async () => {
    const memberId = await oldMember();
    const [dear, byCard] = [
      await givenCode({ currency: 'EUR', minimum_order_value: 2800 }),
      await givenCode({ payment_methods: ['card', 'paypal'] }),
    ];
    expect((await look(memberId, dear)).body).toMatchObject({ minimum_order_value: 2800, currency: 'EUR' });
    const { refusal, params } = await buy(memberId, dear);
    expect([refusal, params]).toEqual(['billing.discount-minimum', { minimum: 2800, currency: 'EUR' }]);
    expect((await look(memberId, byCard)).body.paymentmethods).toEqual(['card', 'paypal']);
    expect((await buy(memberId, byCard)).refusal).toBe('billing.discount-method');
    expect((await buy(memberId, byCard, { method: 'card' })).status).toBe(200);
  });

  test('its last second counts, the next does not', async () => {
    const memberId = await oldMember();
    const code = await givenCode({ expires_at: new Date(app.clock.now().getTime() + seconds(2)) });
    app.clock.advance(seconds(1));
    expect((await look(memberId, code)).status).toBe(200);
    app.clock.advance(seconds(1));
    expect((await look(memberId, code)).refusal).toBe('billing.discount-expired');
  });

  test('the site’s own offers are codes, too, for whom they are offered to', async () => {
    const [fresh, old] = [await givenMember(app.database, { joinedAt: app.clock.now() }), await oldMember()];
    const { body } = await look(fresh, 'timebonus25');
    expect(body).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25, validity: 'once_per_user', status: 'active', expired: false });
    expect(body.expires).toBe(new Date(app.clock.now().getTime() + hours(4)).toISOString());
    expect((await look(old, 'TIMEBONUS25')).refusal).toBe('billing.discount-expired');
    expect((await buy(old, 'WELCOME25')).refusal).toBe('billing.discount-expired');
  });
});

test('it counts on every site, and its uses are one count', async () => {
  const headers = { host: 'second.test' };
  await app.database.change(`insert into site.sites (host, time_zone, settings) values ($1, 'UTC', '{}')`, [headers.host]);
  await app.get(Sites).load();
  const [memberId, other, code] = [await oldMember(), await oldMember(), await givenCode({ maximum_uses: 1 })];
  const there = (as: number) => app.call(readDiscountCode, { code }, { as, headers });
  expect([await look(memberId, code), await there(memberId)].map(({ status }) => status)).toEqual([200, 200]);
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2519, discount_code: code };
  const { body } = await app.call(createOrder, wish, { as: memberId, headers });
  expect(body.order).toMatchObject({ discount: { amount: 280 }, total: { amount: 2519 } });
  await settle(body.order, 'approve');
  expect((await look(memberId, code)).refusal).toBe('billing.discount-used');
  expect((await look(other, code)).refusal).toBe('billing.discount-used-up');
  expect((await there(other)).refusal).toBe('billing.discount-used-up');
});

test('a code is told with all its terms, however it is written', async () => {
  const memberId = await oldMember();
  const code = await givenCode({ country: 'NL', member_id: memberId, currency: 'EUR', minimum_order_value: 500, maximum_uses: 1 });
  expect((await look(memberId, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).body).toEqual({
    code,
    country: 'NL',
    user_id: memberId,
    expires: null,
    value_percentage: 10,
    percentage: 10,
    currency: 'EUR',
    minimum_order_value: 500,
    status: 'active',
    validity: 'once',
    expired: false,
    paymentmethods: [],
  });
});

test('an order takes the code’s discount, never off the fee, and another total is refused', async () => {
  const memberId = await oldMember();
  const code = await givenCode();
  const { refusal, params } = await buy(memberId, code, { expected_total: 2799 });
  expect([refusal, params]).toEqual(['billing.price-changed', { total: 2519, currency: 'EUR' }]);
  const { body } = await buy(memberId, code, { method: 'paypal', expected_total: 2554 });
  expect(body.order).toMatchObject({ price: { amount: 2799 }, discount: { amount: 280 }, fee: { amount: 35 }, total: { amount: 2554 } });
});

test('one discount an order: the code takes the place of the time bonus, which is still there for the next', async () => {
  const memberId = await givenMember(app.database, { joinedAt: app.clock.now(), country: 'NL' });
  const code = await givenCode({ percentage: 50 });
  const order = (await buy(memberId, code, { expected_total: 1399 })).body.order;
  expect(order.discount.amount).toBe(1400);
  const bonus = (await buy(memberId, undefined, { expected_total: 2099 })).body.order;
  expect([(await read(memberId, order)).state, bonus.state, bonus.discount.amount]).toEqual(['cancelled', 'pending', 700]);
});

describe('once a member', () => {
  test('the same request again is the same order, also when the code is used up by then', async () => {
    const [memberId, code, clientId] = [await oldMember(), await givenCode({ maximum_uses: 1 }), randomUUID()];
    const first = (await buy(memberId, code, { clientId })).body.order;
    await settle(first, 'approve');
    expect((await buy(memberId, code, { clientId })).body.order.id).toBe(first.id);
  });

  test('paid with once, it is refused', async () => {
    const [memberId, code] = [await oldMember(), await givenCode()];
    await settle(await placed(memberId, code), 'approve');
    expect((await look(memberId, code)).refusal).toBe('billing.discount-used');
    expect((await buy(memberId, code)).refusal).toBe('billing.discount-used');
    expect((await look(await oldMember(), code)).status).toBe(200);
  });

  test('the next order takes it over from one that waits', async () => {
    const [memberId, code] = [await oldMember(), await givenCode({ maximum_uses: 1 })];
    const first = await placed(memberId, code);
    const second = await placed(memberId, code);
    expect([(await read(memberId, first)).state, (await read(memberId, second)).state]).toEqual(['cancelled', 'pending']);
  });

  test('an offer that was used in another window meanwhile is told of before anything is ordered', async () => {
    const memberId = await givenMember(app.database, { joinedAt: app.clock.now(), country: 'NL' });
    await settle((await buy(memberId, 'TIMEBONUS25', { expected_total: 2099 })).body.order, 'approve');
    expect((await buy(memberId, 'TIMEBONUS25', { expected_total: 2099 })).refusal).toBe('billing.discount-used');
  });
});

describe('a code with a limit', () => {
  test('the last use raced by fifty members makes one order', async () => {
    const code = await givenCode({ maximum_uses: 3 });
    for (const first of [await oldMember(), await oldMember()]) await settle(await placed(first, code), 'approve');
    const members = await Promise.all(Array.from({ length: 50 }, () => oldMember()));
    const answers = await Promise.all(members.map((memberId) => buy(memberId, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'billing.discount-used-up']));
    const rows = await app.database.read(`select id from billing.orders where discount_code = $1 and state <> 'cancelled'`, [code]);
    expect(rows).toHaveLength(3);
    expect((await look(await oldMember(), code)).refusal).toBe('billing.discount-used-up');
  });

  test.each(['decline', 'cancel'])('its use comes back when the bank says %s', async (outcome) => {
    const [memberId, other, code] = [await oldMember(), await oldMember(), await givenCode({ maximum_uses: 1 })];
    const order = await placed(memberId, code);
    expect((await buy(other, code)).refusal).toBe('billing.discount-used-up');
    await settle(order, outcome);
    expect((await buy(other, code)).status).toBe(200);
    expect((await look(memberId, code)).refusal).toBe('billing.discount-used-up');
  });

  test('its use comes back when the order’s time is over', async () => {
    const [memberId, other, code] = [await oldMember(), await oldMember(), await givenCode({ maximum_uses: 1 })];
    const order = await placed(memberId, code);
    app.clock.advance(minutes(61));
    await app.jobs.run('billing.expire-orders');
    expect((await read(memberId, order)).state).toBe('expired');
    expect((await buy(other, code)).status).toBe(200);
  });

  test('money that comes after the last use went to somebody else buys what it buys without; nobody is told of the other’s order', async () => {
    const [memberId, other, code] = [await oldMember(), await oldMember(), await givenCode({ maximum_uses: 1 })];
    const late = await placed(memberId, code);
    app.clock.advance(minutes(61));
    await app.jobs.run('billing.expire-orders');
    await settle(await placed(other, code), 'approve');
    await bank(late, 'approve');
    await check(late);
    const order = await read(memberId, late);
    expect(order).toMatchObject({ state: 'completed', credits: 23, price: { amount: 2519 }, discount: { amount: 0 } });
    expect([order.lost_discount, order.used_up_discount]).toMatchObject([null, { credits: 25, discount: { amount: 280 } }]);
    expect(await app.database.read('select credits, paid from billing.lots where member_id = $1', [memberId])).toEqual([
      { credits: 23, paid: 2519 },
    ]);
  });

  test('an order that was taken over and one that took over, both captured at once, use one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [memberId, code] = [await oldMember(), await givenCode({ maximum_uses: 1 })];
      const orders = [await placed(memberId, code), await placed(memberId, code)];
      for (const order of orders) await decideAtBank(app, bankPaymentOf(order), 'paid');
      await Promise.all([...orders, ...orders].map(check));
      const paid = await Promise.all(orders.map((order) => read(memberId, order)));
      expect(paid.map(({ state }) => state)).toEqual(['completed', 'completed']);
      expect(paid.map(({ discount }) => discount.amount).toSorted()).toEqual([0, 280]);
    }
  });

  test('a member whose first order was paid after all, while the next one waits, has one use', async () => {
    const [memberId, other, code] = [await oldMember(), await oldMember(), await givenCode({ maximum_uses: 2 })];
    const first = await placed(memberId, code);
    const second = await placed(memberId, code);
    await bank(first, 'approve');
    await check(first);
    expect([(await read(memberId, first)).discount.amount, (await read(memberId, second)).state]).toEqual([280, 'pending']);
    expect((await buy(other, code)).status).toBe(200);
  });

  test('a capture and the next member’s order at the same moment never make two', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [memberId, other, code] = [await oldMember(), await oldMember(), await givenCode({ maximum_uses: 1 })];
      const order = await placed(memberId, code);
      app.clock.advance(minutes(61));
      await app.jobs.run('billing.expire-orders');
      await bank(order, 'approve');
      const [, next] = await Promise.all([check(order), buy(other, code)]);
      const kept = (await read(memberId, order)).discount.amount > 0;
      expect(next.status === 200).toBe(!kept);
    }
  });
});

test('guessing ends after thirty tries in an hour, looked up or ordered with, and a code that is one is no exception', async () => {
  const [memberId, code] = [await oldMember(), await givenCode()];
  for (let tries = 0; tries < 15; tries += 1) {
    expect((await look(memberId, `GUESS${tries}`)).refusal).toBe('billing.discount-not-found');
    expect((await buy(memberId, `GUESS${tries}`)).refusal).toBe('billing.discount-not-found');
  }
  expect((await look(memberId, code)).refusal).toBe('request.too-many');
  expect((await buy(memberId, code)).refusal).toBe('request.too-many');
  expect((await buy(memberId, undefined, { expected_total: 2799 })).status).toBe(200);
});

const welcomeOf = (memberId: number) => app.call(readDiscountCode, { welcome: 'true' }, { as: memberId });
const quietMember = (short = 0) =>
  givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - hours(4) - days(7) + seconds(short)), country: 'NL' });

describe('the welcome discount', () => {
  test('is not offered until seven days after the time bonus, to the second', async () => {
    const memberId = await quietMember(1);
    expect((await welcomeOf(memberId)).refusal).toBe('billing.discount-not-found');
    expect((await app.call(listBundles, undefined, { as: memberId })).body.offer).toBeNull();
    app.clock.advance(seconds(1));
    expect((await welcomeOf(memberId)).body).toMatchObject({ code: 'WELCOME25', percentage: 25, validity: 'once_per_user' });
  });

  test('begins when it is first on show, runs for 72 hours and never again', async () => {
    const memberId = await quietMember();
    const began = app.clock.now();
    const shown = await Promise.all(Array.from({ length: 8 }, () => app.call(listBundles, undefined, { as: memberId })));
    const offer = { code: 'WELCOME25', reason: 'welcome', began_at: began.toISOString(), seconds_left: 259_200 };
    for (const { body } of shown) expect(body.offer).toMatchObject(offer);
    // told once, however many pages show it
    const told = await app.database.read(
      `select from graphile_worker._private_jobs where payload ->> 'name' = 'billing.welcome-begun' and (payload -> 'data' ->> 'memberId')::integer = $1`,
      [memberId],
    );
    expect(told).toHaveLength(1);
    app.clock.advance(hours(72) - seconds(1));
    expect((await app.call(listBundles, undefined, { as: memberId })).body.offer).toMatchObject({ seconds_left: 1 });
    const order = (await buy(memberId, 'WELCOME25', { expected_total: 2099 })).body.order;
    app.clock.advance(seconds(1));
    expect((await app.call(listBundles, undefined, { as: memberId })).body.offer).toBeNull();
    expect((await buy(memberId, 'WELCOME25', { expected_total: 2099 })).refusal).toBe('billing.discount-expired');
    app.clock.advance(minutes(1));
    await settle(order, 'approve');
    expect((await read(memberId, order)).discount.amount).toBe(700);
  });

  test('is looked up wherever it is shown: that counts as no guess', async () => {
    const memberId = await quietMember();
    const looked = await Promise.all(Array.from({ length: 40 }, () => welcomeOf(memberId)));
    expect(new Set(looked.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await buy(memberId, 'WELCOME25', { expected_total: 2099 })).status).toBe(200);
  });

  test('is for a first purchase: it is gone with any other one', async () => {
    const memberId = await quietMember();
    expect((await welcomeOf(memberId)).status).toBe(200);
    await settle((await buy(memberId, await givenCode())).body.order, 'approve');
    expect((await welcomeOf(memberId)).refusal).toBe('billing.discount-not-found');
    expect((await app.call(listBundles, undefined, { as: memberId })).body.offer).toBeNull();
    await app.database.change('update account.members set premium_since = null where id = $1', [memberId]);
    expect((await app.call(listBundles, undefined, { as: memberId })).body.offer).toBeNull();
  });

  test('counts in an order that names no code, once it has begun', async () => {
    const memberId = await quietMember();
    expect((await buy(memberId, undefined, { expected_total: 2799 })).status).toBe(200);
    await welcomeOf(memberId);
    expect((await buy(memberId, undefined, { expected_total: 2099 })).body.order.discount.amount).toBe(700);
  });
});

test('the order that came first is called the first purchase, and no later one', async () => {
  const memberId = await oldMember();
  const [first, second] = [await placed(memberId, await givenCode()), await placed(memberId, await givenCode())];
  await settle(second, 'approve');
  app.clock.advance(minutes(1));
  await settle(first, 'approve');
  expect([(await read(memberId, first)).first_purchase, (await read(memberId, second)).first_purchase]).toEqual([false, true]);
});
