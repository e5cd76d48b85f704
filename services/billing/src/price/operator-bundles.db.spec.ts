import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { changeBundlePrice, listOperatorBundles, makeBundlePopular } from '@rendezvous/contracts/billing/operator-bundles';
import { createOrder, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Prices } from '../index.js';
import { billingData } from '../testing/index.js';
import { Sites } from '@rendezvous/site';

let app: TestApp;
let operator: { memberId: number; operator: true };
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterAll(() => app.close());
beforeEach(() => void app.clock.advance(hours(1)));

const change = (bundle: string, amount: number, begins_at: Date | null, currency: 'EUR' | 'GBP' = 'EUR') =>
  app.call(changeBundlePrice, { bundle, currency, amount, begins_at: begins_at?.toISOString() ?? null }, { as: operator });
const shown = async (bundle: string, country: 'NL' | 'GB' = 'NL') => {
  const member = await givenMember(app.database, { country, joinedAt: new Date(app.clock.now().getTime() - days(2)) });
  return (await app.call(listBundles, undefined, { as: member })).body.bundles.find(({ id }) => id === bundle)!;
};
const history = async (bundle: string, currency = 'EUR') =>
  (await app.call(listOperatorBundles, undefined, { as: operator })).body.prices
    .filter((price) => price.bundle === bundle && price.currency === currency)
    .map(({ amount, state }) => [amount, state]);
const entries = (subject: string) =>
  app.database.read('select action, details from site.audit_log where subject = $1 order by id', [subject]);
const later = (ms: number) => new Date(app.clock.now().getTime() + ms);

describe('is refused', () => {
  test('for whoever is no operator', async () => {
    const memberId = await givenMember(app.database);
    expect((await app.call(listOperatorBundles, undefined, { as: memberId })).status).toBe(403);
    expect(
      (await app.call(changeBundlePrice, { bundle: '10', currency: 'EUR', amount: 999, begins_at: null }, { as: memberId })).status,
    ).toBe(403);
  });

  test.each<readonly [string, () => ReturnType<typeof change>, string]>([
    ['a bundle that there is not', () => change('11', 999, null), 'billing.bundle-not-found'],
    ['a price that the highest fee takes whole', () => change('10', 35, null), 'billing.price-below-fee'],
    ['a time that is past', () => change('10', 999, later(-1)), 'billing.price-time'],
    ['a time that is too far', () => change('10', 999, later(days(367))), 'billing.price-time'],
  ])('%s', async (_, ask, refusal) => {
    expect((await ask()).refusal).toBe(refusal);
  });

  test('an amount that is none, without a trace', async () => {
    for (const amount of [0, -1, 9.5, 1_000_001]) expect((await change('10', amount, null)).status).toBe(400);
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
  expect(await entries('25')).toEqual([
    { action: 'billing.change-bundle-price', details: { currency: 'EUR', amount: 2999, begins_at: at.toISOString() } },
  ]);
});

test('said again for the same time to come it takes the place of the first; the same twice is one, in the log too', async () => {
  const at = later(days(1));
  for (const amount of [9999, 8888, 8888]) await change('100', amount, at);
  expect(await history('100')).toEqual([
    [8888, 'coming'],
    [8999, 'present'],
  ]);
  expect(await entries('100')).toHaveLength(2);
});

test('of fifty at once for one time one price is left, and of different bundles one is popular', async () => {
  const at = later(days(1));
  await Promise.all(Array.from({ length: 50 }, (_, index) => change('250', 20_000 + index, at)));
  expect(await history('250')).toHaveLength(2);
  app.clock.advance(hours(1));
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
  expect(countries.find(({ country }) => country === 'NL')).toEqual({ country: 'NL', currency: 'EUR', tax_rate: 21, highest_fee: 35 });
  expect(countries.find(({ country }) => country === 'US')).toMatchObject({ currency: 'USD', tax_rate: 0 });
  await change('250', 14_999, null, 'GBP');
  const costs = await app.get(Prices).minimumMessageCosts(app.get(Sites).current());
  expect(costs.GB).toEqual({ costs: 0.6, currency: 'GBP' });
});
