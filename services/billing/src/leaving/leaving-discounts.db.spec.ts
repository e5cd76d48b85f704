import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { readLeavingDiscount, takeLeavingDiscount } from '@rendezvous/contracts/billing/leaving-discount';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { PersonalData } from '@rendezvous/server/personal-data';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule } from '../index.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
// so that nobody of one test is in the network's count of another
beforeEach(() => void app.clock.advance(hours(2)));

/** Joined so long ago that no time bonus was on show lately. */
const oldMember = (country: 'NL' | 'GB' = 'NL') =>
  givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - days(30)), country });
const read = async (as: number) => (await app.call(readLeavingDiscount, undefined, { as })).body;
const take = (as: number) => app.call(takeLeavingDiscount, undefined, { as });
const rows = (memberId: number) =>
  app.database.read(`select code, percentage from billing.discount_codes where member_id = $1 and reason = 'leaving'`, [memberId]);
const offerOf = async (as: number) => (await app.call(listBundles, undefined, { as })).body.offer;
const buy = (as: number, expected_total: number, discount_code?: string) =>
  app.call(
    createOrder,
    { clientId: randomUUID(), bundle: '25', method: 'ideal', expected_total, ...(discount_code && { discount_code }) },
    { as },
  );
const pay = async ({ id, redirect }: Order): Promise<void> => {
  await app.app.inject({
    method: 'POST',
    url: redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'outcome=approve&delivery=withheld',
  });
  await app.get(PaymentStatusCheck).check(id);
};

describe('is not given', () => {
  test('to nobody, and by no look', async () => {
    expect((await app.call(takeLeavingDiscount, undefined, {})).refusal).toBe('auth.required');
    const memberId = await oldMember();
    expect(await read(memberId)).toEqual({ offer: { percentage: 25, hours: 72 }, taken: null });
    expect([await rows(memberId), await offerOf(memberId)]).toMatchObject([[], { reason: 'welcome' }]);
  });

  test.each<readonly [string, () => Promise<number>]>([
    ['within seven days of a time bonus', () => givenMember(app.database, { joinedAt: app.clock.now(), country: 'NL' })],
    [
      'while the welcome discount runs',
      async () => {
        const memberId = await oldMember();
        await offerOf(memberId);
        return memberId;
      },
    ],
    [
      'to a member whose ways to pay are all blocked',
      async () => {
        const memberId = await oldMember();
        await app.database.change('insert into billing.wallets (member_id) values ($1)', [memberId]);
        for (const method of ['ideal', 'card', 'paypal', 'sepa']) {
          await app.database.change(
            `with o as (
               insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
               values ($1, gen_random_uuid(), '10', 10, 'NL', $2, 'EUR', 100, 0, 100, 21, 17, now(), now() + interval '1 hour') returning id),
             p as (
               insert into billing.payments (id, order_id, provider, amount, currency, captured_at, created_at)
               select gen_random_uuid(), id, 'sandbox', 100, 'EUR', now(), now() from o returning id, order_id)
             insert into billing.disputes (provider, reference, payment_id, order_id, member_id, status, amount, currency, heard_at, decided_at)
             select 'sandbox', gen_random_uuid()::text, id, order_id, $1, 'lost', 100, 'EUR', now(), now() from p`,
            [memberId, method],
          );
        }
        return memberId;
      },
    ],
  ])('%s', async (_, given) => {
    const memberId = await given();
    expect(await read(memberId)).toEqual({ offer: null, taken: null });
    expect((await take(memberId)).refusal).toBe('billing.discount-not-offered');
    expect(await rows(memberId)).toEqual([]);
  });

  test.each([
    ['whose profile is disabled', 'moderated = true', 'moderated = false'],
    ['who takes a break', 'paused_at = now()', 'paused_at = null'],
    ['whose age has to be assured', `age_hold = 'writing', age_demand = 'before_writing 18'`, `age_hold = null, age_demand = 'off'`],
  ])('to a member %s, until that is over', async (_, begins, ends) => {
    const memberId = await oldMember();
    const change = (what: string) => app.database.change(`update account.members set ${what} where id = $1`, [memberId]);
    await change(begins);
    expect(await read(memberId)).toEqual({ offer: null, taken: null });
    expect((await take(memberId)).refusal).toBe('billing.discount-not-offered');
    expect(await rows(memberId)).toEqual([]);
    await change(ends);
    expect((await take(memberId)).status).toBe(200);
  });

  test('where the company gives nothing', async () => {
    const memberId = await oldMember();
    await app.database.change('update site.companies set delete_discount = 0');
    try {
      expect((await take(memberId)).refusal).toBe('billing.discount-not-offered');
    } finally {
      await app.database.change('update site.companies set delete_discount = 25');
    }
  });
});

test('taken, it is the member’s discount with a deadline, shown with the prices and counted in an order', async () => {
  const [memberId, other] = [await oldMember(), await oldMember()];
  const at = app.clock.now();
  const { body: taken } = await take(memberId);
  expect(taken).toMatchObject({
    reason: 'leaving',
    percentage: 25,
    began_at: at.toISOString(),
    ends_at: new Date(at.getTime() + hours(72)).toISOString(),
    seconds_left: 259_200,
  });
  expect(await read(memberId)).toEqual({ offer: null, taken });
  expect(await offerOf(memberId)).toEqual(taken);
  expect((await app.call(readDiscountCode, { code: taken.code }, { as: other })).refusal).toBe('billing.discount-not-yours');
  const { order } = (await buy(memberId, 2099)).body;
  expect(order.discount.amount).toBe(700);
  await pay(order);
  expect((await app.call(readOrder, { orderId: order.id }, { as: memberId })).body).toMatchObject({ state: 'completed', credits: 25 });
  expect([await offerOf(memberId), await read(memberId)]).toEqual([null, { offer: null, taken: null }]);
  expect((await buy(memberId, 2099, taken.code)).refusal).toBe('billing.discount-used');
});

test('asked for fifty times at once it is one, and a second press later answers the same', async () => {
  const memberId = await oldMember();
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(memberId)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
  app.clock.advance(hours(1));
  const again = await take(memberId);
  expect([again.body.code, again.body.seconds_left]).toEqual([answers[0]!.body.code, 255_600]);
  expect(await rows(memberId)).toHaveLength(1);
});

test('its last second counts; then it is over for ever, and no other offer begins for seven days', async () => {
  const memberId = await oldMember();
  const { body: taken } = await take(memberId);
  app.clock.advance(hours(72) - seconds(1));
  expect((await offerOf(memberId))?.seconds_left).toBe(1);
  app.clock.advance(seconds(1));
  expect(await offerOf(memberId)).toBeNull();
  expect((await buy(memberId, 2099, taken.code)).refusal).toBe('billing.discount-expired');
  expect((await take(memberId)).refusal).toBe('billing.discount-not-offered');
  app.clock.advance(days(7) - seconds(1));
  expect(await offerOf(memberId)).toBeNull();
  app.clock.advance(seconds(1));
  expect((await offerOf(memberId))?.reason).toBe('welcome');
  app.clock.advance(days(400));
  expect([await read(memberId), (await take(memberId)).refusal]).toEqual([{ offer: null, taken: null }, 'billing.discount-not-offered']);
});

test('how long it waits for other offers to be over is a setting of the site', async () => {
  const sites = app.get(Sites);
  const memberId = await givenMember(app.database, { joinedAt: new Date(app.clock.now().getTime() - hours(4) - days(3)), country: 'NL' });
  expect((await read(memberId)).offer).toBeNull();
  await sites.change(sites.current().id, { offer_quiet_days: 3 });
  try {
    expect((await read(memberId)).offer).not.toBeNull();
  } finally {
    await sites.change(sites.current().id, { offer_quiet_days: 7 });
  }
});

test('how long it counts is a setting of the site', async () => {
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { leaving_discount_hours: 24 });
  try {
    expect((await take(await oldMember())).body.seconds_left).toBe(86_400);
  } finally {
    await sites.change(sites.current().id, { leaving_discount_hours: 72 });
  }
});

const signUp = (email: string) =>
  givenMember(app.database, { email, joinedAt: new Date(app.clock.now().getTime() - days(30)), country: 'NL' });
const erase = (memberId: number) =>
  app.database.transaction(async (tx) => {
    for (const part of app.get(PersonalData).parts()) expect(await part.erase(memberId, tx)).toBeNull();
  });

describe('once for an address', () => {
  test('whoever took it, was erased and came again with the address takes it no more, as long as the address is kept', async () => {
    const email = 'again@given.test';
    const first = await signUp(email);
    expect((await take(first)).status).toBe(200);
    await erase(first);
    expect(await rows(first)).toEqual([]);
    const second = await signUp(email);
    expect([await read(second), (await take(second)).refusal]).toEqual([{ offer: null, taken: null }, 'billing.discount-not-offered']);
    // Who leaves once more is kept as one who had it.
    await erase(second);
    const third = await signUp(email);
    expect((await take(third)).refusal).toBe('billing.discount-not-offered');
    await app.database.change('delete from account.kept_addresses');
    expect((await take(third)).status).toBe(200);
  });

  test('whoever was erased without having taken it can take it when they come again; so can everybody else', async () => {
    const email = 'untaken@given.test';
    await erase(await signUp(email));
    expect((await take(await signUp(email))).status).toBe(200);
    expect((await take(await signUp('other@given.test'))).status).toBe(200);
  });
});
