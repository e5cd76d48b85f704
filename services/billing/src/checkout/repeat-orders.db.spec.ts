import { randomUUID } from 'node:crypto';
import { createOrder, listOrders, type Order } from '@rendezvous/contracts/billing/orders';
import { readRepeatOrder, type RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { days, hours, minutes } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Disputes } from '../dispute/disputes.service.js';
import { BillingModule, Wallets } from '../index.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { billingData } from '../testing/index.js';
import { bankPaymentOf, decideAtBank } from '../testing/sandbox-bank.js';
import { SPEND } from '../testing/spend.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
// so that what a test buys is later than what the one before it bought, and in another count of calls
beforeEach(() => void app.clock.advance(hours(2)));

type Wish = ArgsOf<typeof createOrder>;
const member = (country: 'NL' | 'FR' = 'NL') =>
  givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - days(40)), country });
const place = async (memberId: number, changes: Partial<Wish> = {}): Promise<Order> => {
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card', expected_total: 2799, ...changes } as const;
  return (await app.call(createOrder, wish, { as: memberId })).body.order;
};
/** Orders, and pays at the bank. */
const bought = async (memberId: number, changes: Partial<Wish> = {}): Promise<Order> => {
  const order = await place(memberId, changes);
  await decideAtBank(app, bankPaymentOf(order), 'paid');
  app.clock.advance(minutes(1));
  await app.get(PaymentStatusCheck).check(order.id);
  return order;
};
const repeatOf = async (memberId: number): Promise<RepeatOrder> => (await app.call(readRepeatOrder, undefined, { as: memberId })).body;
const again = async (memberId: number, { offer }: RepeatOrder, clientId: string = randomUUID()) => {
  const { bundle, method, total, discount } = offer!;
  const named = discount && { discount_code: discount.code };
  return app.call(createOrder, { clientId, bundle: bundle.id, method, expected_total: total.amount, ...named }, { as: memberId });
};
const lose = async (order: Order) => {
  const payment = (
    await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [order.id])
  )[0]!.reference;
  await app.get(Disputes).follow('sandbox', { reference: randomUUID(), payment, status: 'lost', amount: order.total });
};

const ordersOf = async (memberId: number) => (await app.call(listOrders, {}, { as: memberId })).body.orders;

/** Changes what is on sale for one test. */
const during = async (change: string, back: string, test: () => Promise<void>): Promise<void> => {
  await app.database.change(change);
  try {
    await test();
  } finally {
    await app.database.change(back);
  }
};

describe('nothing to repeat', () => {
  test('without a login nothing is told', async () => {
    const { status, refusal } = await app.call(readRepeatOrder, undefined);
    expect([status, refusal]).toEqual([403, 'auth.required']);
  });

  test('who never paid has no last purchase, whatever they ordered', async () => {
    const memberId = await member();
    await place(memberId);
    await decideAtBank(app, bankPaymentOf(await place(memberId)), 'failed');
    expect(await repeatOf(memberId)).toEqual({ last: null, offer: null, obstacle: null, other_methods: [], refund_days: 14 });
  });

  test('another member’s purchase is nobody else’s last one', async () => {
    const [buyer, other] = [await member(), await member()];
    const theirs = await bought(buyer);
    const own = await bought(other, { bundle: '10', method: 'ideal', expected_total: 1299 });
    await bought(buyer, { bundle: '50', expected_total: 4999 });
    expect((await repeatOf(other)).last).toMatchObject({ order: own.id, bundle: '10', method: 'ideal', card: null });
    expect((await repeatOf(await member())).last).toBeNull();
    expect((await repeatOf(buyer)).last?.order).not.toBe(theirs.id);
  });
});

describe('what was bought last', () => {
  test('is told with its card, and can be ordered at the total that is told', async () => {
    const memberId = await member('FR');
    const order = await bought(memberId);
    const repeat = await repeatOf(memberId);
    expect(repeat).toMatchObject({
      last: {
        order: order.id,
        paid_at: app.clock.now().toISOString(),
        bundle: '25',
        credits: 25,
        method: 'card',
        card: { brand: 'Visa', last4: '4242' },
      },
      offer: {
        bundle: { id: '25', credits: 25 },
        method: 'card',
        total: { amount: 2799, currency: 'EUR' },
        tax_rate: 20,
        discount: null,
        debt: 0,
        unanswered_order: null,
      },
      obstacle: null,
    });
    const { status, body } = await again(memberId, repeat);
    expect([status, body.order.total]).toEqual([200, repeat.offer!.total]);
  });

  test('is the one that was paid last, not the one that was ordered last', async () => {
    const memberId = await member();
    const early = await place(memberId, { bundle: '50', expected_total: 4999 });
    await bought(memberId);
    await place(memberId, { bundle: '10', expected_total: 1299 });
    await decideAtBank(app, bankPaymentOf(early), 'paid');
    app.clock.advance(minutes(1));
    await app.get(PaymentStatusCheck).check(early.id);
    expect((await repeatOf(memberId)).last).toMatchObject({ order: early.id, bundle: '50' });
  });
});

describe('costs what it costs now', () => {
  test('at the price list of today', async () => {
    const memberId = await member();
    await bought(memberId);
    await during(
      `update billing.prices set amount = 3199 where currency = 'EUR' and bundle_id = '25'`,
      `update billing.prices set amount = 2799 where currency = 'EUR' and bundle_id = '25'`,
      async () => {
        const repeat = await repeatOf(memberId);
        expect(repeat.offer).toMatchObject({ bundle: { price: { amount: 3199 }, price_now: { amount: 3199 } }, total: { amount: 3199 } });
        expect((await again(memberId, repeat)).body.order.total.amount).toBe(3199);
      },
    );
  });

  test('in the country that the profile names today', async () => {
    const memberId = await member();
    await bought(memberId);
    await app.database.change(`update account.members set country = 'PL', region = null where id = $1`, [memberId]);
    expect((await repeatOf(memberId)).offer).toMatchObject({ total: { amount: 11_799, currency: 'PLN' }, tax_rate: 23 });
  });

  test('with the fee of the method', async () => {
    const memberId = await member();
    await bought(memberId, { method: 'paypal', expected_total: 2834 });
    expect((await repeatOf(memberId)).offer).toMatchObject({ fee: { amount: 35 }, total: { amount: 2834 } });
  });

  test('with the discount of now, and without the one of then', async () => {
    const memberId = await givenMember(app.database, { joinedAt: app.clock.now(), country: 'NL' });
    await app.database.change(
      `insert into billing.discount_codes (code, reason, percentage, created_at) values ('THEN10', 'code', 10, $1)`,
      [app.clock.now()],
    );
    await bought(memberId, { discount_code: 'THEN10', expected_total: 2519 });
    // the bonus is for who is not Premium: as after withdrawing from this purchase
    await app.database.change('update account.members set premium_since = null where id = $1', [memberId]);
    const repeat = await repeatOf(memberId);
    expect(repeat.offer).toMatchObject({
      bundle: { price: { amount: 2799 }, price_now: { amount: 2099 } },
      discount: { reason: 'time-bonus', percentage: 25 },
      total: { amount: 2099 },
    });
    expect((await again(memberId, repeat)).body.order).toMatchObject({ discount: { amount: 700 }, total: { amount: 2099 } });
    app.clock.advance(hours(4));
    expect((await repeatOf(memberId)).offer).toMatchObject({ discount: null, total: { amount: 2799 } });
    // what was told before the bonus ended buys nothing at another price
    expect((await again(memberId, repeat)).refusal).toBe('billing.discount-expired');
  });

  test('says what of it settles a debt', async () => {
    const memberId = await member();
    const lost = await bought(memberId, { bundle: '10', expected_total: 1299 });
    await bought(memberId, { method: 'ideal' });
    await app.database.change(SPEND, [memberId, 35, randomUUID(), app.clock.now()]);
    await lose(lost);
    expect((await repeatOf(memberId)).offer).toMatchObject({ method: 'ideal', debt: 10 });
  });
});

describe('cannot be bought again', () => {
  test('when the bundle is no longer sold', async () => {
    const memberId = await member();
    await bought(memberId);
    await during(
      `update billing.bundles set on_sale = false where id = '25'`,
      `update billing.bundles set on_sale = true where id = '25'`,
      async () => {
        expect(await repeatOf(memberId)).toMatchObject({ last: { bundle: '25', credits: 25 }, offer: null, obstacle: 'bundle-not-sold' });
      },
    );
  });

  test('when the method is no longer offered; the others are named', async () => {
    const memberId = await member();
    await bought(memberId);
    await during(
      `update billing.country_methods set offered = false where country = 'NL' and method = 'card'`,
      `update billing.country_methods set offered = true where country = 'NL' and method = 'card'`,
      async () => {
        const repeat = await repeatOf(memberId);
        expect(repeat).toMatchObject({ offer: null, obstacle: 'method-not-offered' });
        expect(repeat.other_methods).toEqual(expect.arrayContaining(['ideal', 'paypal']));
      },
    );
  });

  test('when a payment with the method was taken back; nor is the method named among the others', async () => {
    const memberId = await member();
    await lose(await bought(memberId));
    expect(await repeatOf(memberId)).toMatchObject({ last: { method: 'card' }, offer: null, obstacle: 'method-blocked' });
    await bought(memberId, { method: 'ideal' });
    const repeat = await repeatOf(memberId);
    expect(repeat).toMatchObject({ last: { method: 'ideal' }, obstacle: null });
    expect(repeat.other_methods).not.toContain('card');
  });
});

describe('once, however it comes', () => {
  test('the same client id 20 times at the same moment repeats the order once', async () => {
    const memberId = await member();
    await bought(memberId);
    const [repeat, clientId] = [await repeatOf(memberId), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => again(memberId, repeat, clientId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect(await ordersOf(memberId)).toHaveLength(2);
  });

  test('sent again after it was paid it is the same order, paid once, and the last one by now', async () => {
    const memberId = await member();
    await bought(memberId);
    const [repeat, clientId] = [await repeatOf(memberId), randomUUID()];
    const { order } = (await again(memberId, repeat, clientId)).body;
    await decideAtBank(app, bankPaymentOf(order), 'paid');
    app.clock.advance(minutes(1));
    await app.get(PaymentStatusCheck).check(order.id);
    const replay = (await again(memberId, repeat, clientId)).body;
    expect([replay.order.id, replay.redirect]).toEqual([order.id, `/credits/return/${order.id}`]);
    expect(await app.get(Wallets).balance(memberId)).toBe(50);
    expect((await repeatOf(memberId)).last?.order).toBe(order.id);
  });

  test('a price that changed since it was told is refused, and nothing is ordered', async () => {
    const memberId = await member();
    await bought(memberId);
    const repeat = await repeatOf(memberId);
    await during(
      `update billing.prices set amount = 3199 where currency = 'EUR' and bundle_id = '25'`,
      `update billing.prices set amount = 2799 where currency = 'EUR' and bundle_id = '25'`,
      async () => {
        const { refusal, params } = await again(memberId, repeat);
        expect([refusal, params]).toEqual(['billing.price-changed', { total: 3199, currency: 'EUR' }]);
      },
    );
    expect(await ordersOf(memberId)).toHaveLength(1);
  });
});
