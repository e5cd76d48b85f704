import { randomUUID } from 'node:crypto';
import { readDiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { changeDiscountCodeStatus, createDiscountCode, listDiscountCodes } from '@rendezvous/contracts/billing/operator-discount-codes';
import { createOrder } from '@rendezvous/contracts/billing/orders';
import { days } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
let operatorId: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  operatorId = await givenMember(app.database, { operator: true });
});
afterAll(() => app.close());

type Wish = ArgsOf<typeof createDiscountCode>;
const wish = (code: string, changes: Partial<Wish> = {}): Wish => ({
  code,
  percentage: 20,
  country: null,
  user_id: null,
  valid_days: 30,
  currency: null,
  minimum_order_value: null,
  maximum_uses: 100,
  paymentmethods: [],
  ...changes,
});
const as = () => ({ as: { memberId: operatorId, operator: true } });
const create = (given: Wish) => app.call(createDiscountCode, given, as());
const change = (code: string, status: 'active' | 'inactive') => app.call(changeDiscountCodeStatus, { code, status }, as());
const list = async (all: 'yes' | 'no' = 'no', before?: number) =>
  (await app.call(listDiscountCodes, { all, ...(before && { before }) }, as())).body;
const entries = (code: string) =>
  app.database.read('select action, member_id, details from site.audit_log where subject = $1 order by id', [code]);

test('members and visitors are refused', async () => {
  const memberId = await givenMember(app.database);
  expect((await app.call(createDiscountCode, wish('NOBODYS'), { as: memberId })).refusal).toBe('auth.forbidden');
  expect((await app.call(listDiscountCodes, {}, { as: memberId })).refusal).toBe('auth.forbidden');
  expect((await app.call(changeDiscountCodeStatus, { code: 'TIMEBONUS25', status: 'inactive' })).refusal).toBe('auth.required');
});

test.each<readonly [string, Partial<Wish>]>([
  ['request.invalid', { code: 'no spaces' }],
  ['request.invalid', { code: 'AB' }],
  ['request.invalid', { percentage: 91 }],
  ['request.invalid', { percentage: 0 }],
  ['request.invalid', { maximum_uses: 0 }],
  ['request.invalid', { valid_days: 0 }],
  ['billing.discount-code-minimum-needs-currency', { minimum_order_value: 1000 }],
  ['billing.discount-code-member-unknown', { user_id: 2_000_000_000 }],
])('%s: %j', async (refusal, changes) => {
  expect((await create(wish('REFUSED', changes))).refusal).toBe(refusal);
  expect(await entries('REFUSED')).toEqual([]);
});

test('a code is made with all its terms, and the log tells of it', async () => {
  const user_id = await givenMember(app.database, { country: 'FR' });
  const terms: Partial<Wish> = {
    country: 'FR',
    user_id,
    currency: 'EUR',
    minimum_order_value: 2000,
    paymentmethods: ['paypal', 'card'],
  };
  const { body } = await create(wish('MERCI20', { ...terms, maximum_uses: 1 }));
  const expires = new Date(app.clock.now().getTime() + days(30)).toISOString();
  const told = { ...terms, paymentmethods: ['card', 'paypal'], code: 'MERCI20', percentage: 20, value_percentage: 20, expires };
  expect(body).toMatchObject({ ...told, reason: 'code', status: 'active', validity: 'once', maximum_uses: 1, used: 0, reserved: 0 });
  expect(await entries('MERCI20')).toMatchObject([{ action: 'billing.create-discount-code', member_id: operatorId, details: { expires } }]);
  expect((await app.call(readDiscountCode, { code: 'merci20' }, { as: user_id })).body).toMatchObject(told);
});

test('no operator makes a code for themselves; another operator does', async () => {
  const own = wish('FORMYSELF', { user_id: operatorId });
  expect(await create(own)).toMatchObject({ status: 403, refusal: 'billing.code-own' });
  expect(await entries('FORMYSELF')).toEqual([]);
  const other = await givenMember(app.database, { operator: true });
  const { refusal } = await app.call(createDiscountCode, own, { as: { memberId: other, operator: true } });
  expect(refusal).toBeNull();
  expect((await app.call(readDiscountCode, { code: 'FORMYSELF' }, as())).refusal).toBeNull();
});

test('nobody looks up or buys with a code that they made for everybody; others do', async () => {
  await create(wish('FORALL', { percentage: 10 }));
  const buy = (memberId: number) =>
    app.call(
      createOrder,
      { clientId: randomUUID(), bundle: '25', method: 'ideal', expected_total: 2519, discount_code: 'FORALL' },
      { as: memberId },
    );
  expect((await app.call(readDiscountCode, { code: 'FORALL' }, as())).refusal).toBe('billing.discount-not-yours');
  expect((await buy(operatorId)).refusal).toBe('billing.discount-not-yours');
  const other = await givenMember(app.database, { country: 'NL', joinedAt: new Date(app.clock.now().getTime() - days(2)) });
  expect((await app.call(readDiscountCode, { code: 'FORALL' }, { as: other })).refusal).toBeNull();
  expect((await buy(other)).refusal).toBeNull();
});

test('sent again it is the same one; a code that is there with other terms, or that the site offers, is taken', async () => {
  const { body } = await create(wish('TWICE'));
  app.clock.advance(days(1));
  expect((await create(wish('TWICE'))).body.id).toBe(body.id);
  expect((await create(wish('TWICE', { percentage: 30 }))).refusal).toBe('billing.discount-code-taken');
  expect((await create(wish('TIMEBONUS25', { percentage: 25 }))).refusal).toBe('billing.discount-code-taken');
  expect(await entries('TWICE')).toHaveLength(1);
});

test('of ten operators who make one code at once, one does, and the log tells of one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => create(wish('RACED', { percentage: 10 + index }))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await entries('RACED')).toHaveLength(1);
});

test('switched off it counts no more, and on again it does; again changes nothing', async () => {
  const memberId = await givenMember(app.database);
  await create(wish('SWITCHED'));
  const look = async () => (await app.call(readDiscountCode, { code: 'SWITCHED' }, { as: memberId })).refusal;
  expect((await change('SWITCHED', 'inactive')).body.status).toBe('inactive');
  expect((await change('SWITCHED', 'inactive')).body.status).toBe('inactive');
  expect(await look()).toBe('billing.discount-expired');
  expect((await list()).codes.map(({ code }) => code)).not.toContain('SWITCHED');
  expect((await list('yes')).codes.map(({ code }) => code)).toContain('SWITCHED');
  await change('SWITCHED', 'active');
  expect(await look()).toBeNull();
  expect(await entries('SWITCHED')).toMatchObject([
    { action: 'billing.create-discount-code' },
    { action: 'billing.deactivate-discount-code' },
    { action: 'billing.activate-discount-code' },
  ]);
  expect((await change('NEVERMADE', 'inactive')).refusal).toBe('billing.discount-not-found');
});

test('the list is told in pages, latest first, the site’s own offers among it, with their uses', async () => {
  await app.database.change(
    `insert into billing.discount_codes (code, reason, percentage, created_at)
     select 'PAGED' || n, 'code', 10, now() from generate_series(0, 50) n order by n`,
  );
  const memberId = await givenMember(app.database);
  for (const state of ['pending', 'cancelled']) {
    await app.database.change(
      `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, discount, discount_code, fee, total,
         tax_rate, tax, created_at, expires_at)
       values ($1, gen_random_uuid(), $2, '10', 10, 'NL', 'card', 'EUR', 100, 20, 'PAGED50', 0, 80, 21, 10, now(), now() + interval '1 hour')`,
      [memberId, state],
    );
  }
  const first = await list('yes');
  expect([first.codes.length, first.more]).toEqual([50, true]);
  expect(first.codes[0]).toMatchObject({ code: 'PAGED50', used: 0, reserved: 1 });
  const second = await list('yes', first.codes.at(-1)!.id);
  expect(second.codes[0]!.code).toBe('PAGED0');
  expect(second.more).toBe(false);
  expect(second.codes.find(({ code }) => code === 'TIMEBONUS25')).toMatchObject({ reason: 'time-bonus', percentage: 25, expires: null });
});
