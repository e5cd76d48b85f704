import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import {
  approvePrice,
  changeBundlePrice,
  declinePrice,
  listOperatorBundles,
  makeBundlePopular,
  withdrawPrice,
} from '@rendezvous/contracts/billing/operator-bundles';
import { createOrder, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { EventBus } from '@rendezvous/server/outbox';
import { BillingModule, PriceRequests, Prices } from '../index.js';
import { billingData } from '../testing/index.js';
import { Sites } from '@rendezvous/site';

let app: TestApp;
interface Operator {
  readonly memberId: number;
  readonly operator: true;
}
let operator: Operator;
let other: Operator;
const told: { readonly id: number; readonly askedBy: number }[] = [];
const givenOperator = async (): Promise<Operator> => ({ memberId: await givenMember(app.database, { operator: true }), operator: true });
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.get(EventBus).on('billing.price-asked', 'test.price', (event) => void told.push(event));
  [operator, other] = [await givenOperator(), await givenOperator()];
});
afterAll(() => app.close());
beforeEach(() => void app.clock.advance(hours(1)));

type Currency = 'EUR' | 'GBP';
const ask = (bundle: string, amount: number, begins_at: Date | null, currency: Currency = 'EUR', as = operator) =>
  app.call(changeBundlePrice, { bundle, currency, amount, begins_at: begins_at?.toISOString() ?? null }, { as });
const request = async (...wish: Parameters<typeof ask>) => {
  const { body } = await ask(...wish);
  const [bundle, amount] = wish;
  return body.requests.find((one) => one.bundle === bundle && one.amount === amount)!;
};
const approve = (requestId: number, as = other) => app.call(approvePrice, { requestId }, { as });
const decline = (requestId: number, as = other) => app.call(declinePrice, { requestId }, { as });
const withdraw = (bundle: string, begins_at: Date, as = operator) =>
  app.call(withdrawPrice, { bundle, currency: 'EUR', begins_at: begins_at.toISOString() }, { as });
/** Asked for by one operator, and approved by another one. */
const change = async (...wish: Parameters<typeof ask>) => approve((await request(...wish)).id);
const shown = async (bundle: string, country: 'NL' | 'GB' = 'NL') => {
  const member = await givenMember(app.database, { country, joinedAt: new Date(app.clock.now().getTime() - days(2)) });
  return (await app.call(listBundles, undefined, { as: member })).body.bundles.find(({ id }) => id === bundle)!;
};
const history = async (bundle: string, currency = 'EUR') =>
  (await app.call(listOperatorBundles, undefined, { as: operator })).body.prices
    .filter((price) => price.bundle === bundle && price.currency === currency)
    .map(({ amount, state }) => [amount, state]);
const entries = (subject: string) =>
  app.database.read<{ action: string; details: unknown; by: number }>(
    'select action, details, member_id as by from site.audit_log where subject = $1 order by id',
    [subject],
  );
const later = (ms: number) => new Date(app.clock.now().getTime() + ms);

describe('is refused', () => {
  test('for whoever is no operator', async () => {
    const memberId = await givenMember(app.database);
    expect((await app.call(listOperatorBundles, undefined, { as: memberId })).status).toBe(403);
    const begins_at = later(days(1)).toISOString();
    for (const answer of [
      await app.call(changeBundlePrice, { bundle: '10', currency: 'EUR', amount: 999, begins_at: null }, { as: memberId }),
      await app.call(approvePrice, { requestId: 1 }, { as: memberId }),
      await app.call(declinePrice, { requestId: 1 }, { as: memberId }),
      await app.call(withdrawPrice, { bundle: '10', currency: 'EUR', begins_at }, { as: memberId }),
    ])
      expect(answer.status).toBe(403);
  });

  test.each<readonly [string, () => ReturnType<typeof ask>, string]>([
    ['a bundle that there is not', () => ask('11', 999, null), 'billing.bundle-not-found'],
    ['a price that the highest fee takes whole', () => ask('10', 35, null), 'billing.price-below-fee'],
    ['a time that is past', () => ask('10', 999, later(-1)), 'billing.price-time'],
    ['a time that is too far', () => ask('10', 999, later(days(367))), 'billing.price-time'],
    ['the approval of a request that there is not', () => approve(2_000_000_000), 'billing.price-request-not-found'],
    ['the withdrawal of a price that is not to come', () => withdraw('10', later(days(9))), 'billing.price-not-coming'],
  ])('%s', async (_, wish, refusal) => {
    expect((await wish()).refusal).toBe(refusal);
  });

  test('an amount that is none, without a trace', async () => {
    for (const amount of [0, -1, 9.5, 1_000_001]) expect((await ask('10', amount, null)).status).toBe(400);
    expect([await entries('10'), await history('10')]).toEqual([[], [[1299, 'present']]]);
  });
});

test('a price begins at its time, to the second; open orders keep theirs, and those before stay in the list', async () => {
  const memberId = await givenMember(app.database, { country: 'NL', joinedAt: later(-days(2)) });
  const at = later(seconds(10));
  const buy = (expected_total: number) =>
    app.call(createOrder, { clientId: randomUUID(), bundle: '25', method: 'ideal', expected_total }, { as: memberId });
  expect((await change('25', 2999, at)).body.prices.find(({ state }) => state === 'coming')).toMatchObject({ bundle: '25', amount: 2999 });
  expect((await shown('25')).price.amount).toBe(2799);
  const { order } = (await buy(2799)).body;
  app.clock.advance(seconds(9));
  expect((await shown('25')).price.amount).toBe(2799);
  app.clock.advance(seconds(1));
  expect([(await shown('25')).price.amount, (await shown('25', 'GB')).price.amount]).toEqual([2999, 2399]);
  expect((await buy(2799)).refusal).toBe('billing.price-changed');
  expect((await app.call(readOrder, { orderId: order.id }, { as: memberId })).body.total.amount).toBe(2799);
  expect(await history('25')).toEqual([
    [2999, 'present'],
    [2799, 'past'],
  ]);
  const details = { site: null, currency: 'EUR', amount: 2999, begins_at: at.toISOString() };
  expect(await entries('25')).toEqual([
    { action: 'billing.request-bundle-price', details, by: operator.memberId },
    { action: 'billing.approve-bundle-price', details, by: other.memberId },
  ]);
});

test('agreed for the same time to come it takes the place of the first; the same twice is one', async () => {
  const at = later(days(1));
  for (const amount of [9999, 8888, 8888]) await change('100', amount, at);
  expect(await history('100')).toEqual([
    [8888, 'coming'],
    [8999, 'present'],
  ]);
});

test('asked for fifty times at once it is one request, told of once; approved twenty times it is one price', async () => {
  const at = later(days(1));
  await app.bus.drain();
  told.length = 0;
  await Promise.all(Array.from({ length: 50 }, (_, index) => ask('250', 20_000, at, 'EUR', index % 2 === 0 ? operator : other)));
  const { id, asked_by: asker } = (await app.call(listOperatorBundles, undefined, { as: operator })).body.requests.find(
    ({ bundle }) => bundle === '250',
  )!;
  await app.bus.drain();
  expect(told).toEqual([{ id, askedBy: asker }]);
  const third = await givenOperator();
  const answers = await Promise.all(Array.from({ length: 20 }, () => approve(id, third)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await history('250')).toEqual([
    [20_000, 'coming'],
    [19_999, 'present'],
  ]);
  expect((await entries('250')).map(({ action }) => action)).toEqual(['billing.request-bundle-price', 'billing.approve-bundle-price']);
  expect(await decline(id, third)).toMatchObject({ status: 409, refusal: 'billing.price-request-decided' });
});

test('nobody lets a price begin alone, not even past the service; without a second operator it does not begin', async () => {
  const { id, ...waiting } = await request('10', 999, null);
  expect(waiting).toMatchObject({ present: 1299, credits: 10, asked_by: operator.memberId, begins_at: null, state: 'open' });
  for (const decide of [approve, decline])
    expect(await decide(id, operator)).toMatchObject({ status: 403, refusal: 'billing.price-request-own' });
  const alone = `update billing.price_requests set state = 'applied', decided_by = asked_by, decided_at = asked_at where id = $1`;
  await expect(app.database.change(alone, [id])).rejects.toThrow(/four_eyes/);
  const begin = (requestId: number | null, amount: number) =>
    app.database.change(
      `insert into billing.prices (bundle_id, currency, amount, begins_at, request_id) values ('10', 'EUR', $2, $3, $1)`,
      [requestId, amount, later(hours(1))],
    );
  // asked for by nobody, not decided yet, and another amount than was agreed on
  await expect(begin(null, 1)).rejects.toThrow(/prices_are_asked_for/);
  await expect(begin(id, 999)).rejects.toThrow(/prices_are_agreed/);
  expect((await shown('10')).price.amount).toBe(1299);
  await approve(id);
  await expect(begin(id, 1)).rejects.toThrow(/prices_are_agreed/);
  expect((await shown('10')).price.amount).toBe(999);
  expect((await app.call(listOperatorBundles, undefined, { as: operator })).body.prices.find(({ amount }) => amount === 999)).toMatchObject(
    {
      asked_by: operator.memberId,
      approved_by: other.memberId,
    },
  );
});

test('one that is declined, or that nobody decided about in seven days, changes nothing', async () => {
  const [declined, forgotten] = [await request('50', 4444, null), await request('50', 3333, null)];
  await decline(declined.id);
  expect((await decline(declined.id)).status).toBe(200);
  expect(await app.get(PriceRequests).findWaiting(forgotten.id)).toMatchObject({ amount: 3333 });
  app.clock.advance(days(7));
  for (const decide of [approve, decline])
    expect(await decide(forgotten.id)).toMatchObject({ status: 409, refusal: 'billing.price-request-decided' });
  expect([await history('50'), await app.get(PriceRequests).findWaiting(forgotten.id)]).toEqual([[[4999, 'present']], null]);
  // Its time over, the same can be asked for anew.
  expect((await request('50', 3333, null)).id).toBeGreaterThan(forgotten.id);
});

test('when it is approved the fee is looked at again, and a time that went by meanwhile is now', async () => {
  const at = later(days(1));
  const { id } = await request('100', 9500, at);
  app.clock.advance(days(2));
  await app.database.change(`update billing.country_methods set fee = 9500 where country = 'FR' and method = 'paypal'`);
  expect((await approve(id)).refusal).toBe('billing.price-below-fee');
  await app.database.change(`update billing.country_methods set fee = 35 where country = 'FR' and method = 'paypal'`);
  const now = app.clock.now().toISOString();
  expect((await approve(id)).body.prices.find(({ amount }) => amount === 9500)).toMatchObject({ begins_at: now, state: 'present' });
});

test('a price that is to come is withdrawn until it begins, once, and what counts goes on', async () => {
  const at = later(days(1));
  await change('50', 5555, at);
  app.clock.advance(days(1) - 1);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => withdraw('50', at, index % 2 === 0 ? operator : other)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await entries('50')).at(-1)).toMatchObject({ action: 'billing.withdraw-bundle-price', details: { amount: 5555 } });
  app.clock.advance(days(1));
  expect((await shown('50')).price.amount).toBe(4999);
  const next = later(seconds(1));
  await change('50', 5000, next);
  app.clock.advance(seconds(1));
  expect((await withdraw('50', next)).refusal).toBe('billing.price-not-coming');
  expect((await shown('50')).price.amount).toBe(5000);
});

test('of different bundles that are marked at once one is popular', async () => {
  const mark = (bundle: string) => app.call(makeBundlePopular, { bundle }, { as: operator });
  await Promise.all(Array.from({ length: 50 }, (_, index) => mark(['10', '25', '100'][index % 3]!)));
  app.clock.advance(hours(1));
  const { bundles } = (await mark('100')).body;
  expect(bundles.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['100']);
  expect((await shown('100')).popular).toBe(true);
  expect((await mark('11')).refusal).toBe('billing.bundle-not-found');
});

test('tax and the highest fee are told for each country, and a changed price costs a message more', async () => {
  const { countries } = (await app.call(listOperatorBundles, undefined, { as: operator })).body;
  expect(countries.find(({ country }) => country === 'NL')).toEqual({
    country: 'NL',
    currency: 'EUR',
    tax_rate: 21,
    tax_known: true,
    highest_fee: 35,
  });
  expect(countries.find(({ country }) => country === 'US')).toMatchObject({ currency: 'USD', tax_rate: 0, tax_known: true });
  await change('250', 14_999, null, 'GBP');
  const costs = await app.get(Prices).minimumMessageCosts(app.get(Sites).current());
  expect(costs.GB).toEqual({ costs: 0.6, currency: 'GBP' });
});
