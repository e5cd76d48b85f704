import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { listBundles, type PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import {
  addBundle,
  approvePrice,
  changeBundlePrice,
  declinePrice,
  followBundlePrice,
  listOperatorBundles,
  removeBundle,
  setBundleOnSale,
} from '@rendezvous/contracts/billing/operator-bundles';
import {
  approveFee,
  changeMethodFee,
  declineFee,
  followMethods,
  listOperatorMethods,
  moveMethod,
  offerMethod,
} from '@rendezvous/contracts/billing/operator-methods';
import { createOrder, listOrders, readOrder } from '@rendezvous/contracts/billing/orders';
import { readRepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { EventBus } from '@rendezvous/server/outbox';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule, Prices } from '../index.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { SellBySite1700000004200 } from '../migrations/1700000004200-sell-by-site.js';
import { billingData } from '../testing/index.js';
import { bankPaymentOf, decideAtBank } from '../testing/sandbox-bank.js';

interface Operator {
  readonly memberId: number;
  readonly operator: true;
}
let app: TestApp;
let [one, other]: Operator[] = [];
/** A site that sells in three countries, beside the default one. */
let site: number;
const HOST = 'second.example';
const told: number[] = [];

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.get(EventBus).on('billing.fee-asked', 'test.fee', ({ id }) => void told.push(id));
  const [row] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings) values ($1, 'Europe/Paris', '{"countries": ["NL", "FR", "GB"]}') returning id`,
    [HOST],
  );
  site = row!.id;
  await app.get(Sites).load();
  const operator = async (): Promise<Operator> => ({ memberId: await givenMember(app.database, { operator: true }), operator: true });
  [one, other] = [await operator(), await operator()];
});
afterAll(() => app.close());
beforeEach(() => void app.clock.advance(hours(1)));

type Country = 'NL' | 'FR' | 'DE' | 'BE' | 'GB';
const member = (country: Country = 'NL') => givenMember(app.database, { country, joinedAt: new Date(app.clock.now().getTime() - days(2)) });
const at = (here: boolean) => (here ? { headers: { host: HOST } } : {});
const shown = async (here: boolean, country: Country = 'NL') =>
  (await app.call(listBundles, undefined, { as: await member(country), ...at(here) })).body;
/** Amounts on the second site, and elsewhere. */
const prices = async (bundle: string) =>
  Promise.all([true, false].map(async (here) => (await shown(here)).bundles.find(({ id }) => id === bundle)?.price.amount ?? null));
const methods = async (here: boolean, country: Country = 'NL') =>
  (await shown(here, country)).methods.map(({ method, fee }) => (fee.amount === 0 ? method : `${method} ${fee.amount}`));
const ask = (bundle: string, amount: number, where: number | null, begins_at: Date | null = null) =>
  app.call(changeBundlePrice, { bundle, currency: 'EUR', amount, site: where, begins_at: begins_at?.toISOString() ?? null }, { as: one! });
const agree = async (...wish: Parameters<typeof ask>) => {
  const { requests } = (await ask(...wish)).body;
  const [bundle, amount] = wish;
  const { id } = requests.find((request) => request.bundle === bundle && request.amount === amount)!;
  return app.call(approvePrice, { requestId: id }, { as: other! });
};
const sell = (bundle: string, on_sale: boolean, where: number | null) =>
  app.call(setBundleOnSale, { bundle, on_sale, site: where }, { as: one! });
const askFee = (country: Country, fee: number | null, where: number | null, as = one!, method: 'paypal' | 'card' = 'paypal') =>
  app.call(changeMethodFee, { country, method, fee, site: where }, { as });
const agreeFee = async (...wish: Parameters<typeof askFee>) =>
  app.call(approveFee, { requestId: (await askFee(...wish)).body.requests[0]!.id }, { as: other! });
const buy = (memberId: number, bundle: string, expected_total: number, here: boolean, method: 'card' | 'paypal' = 'card') =>
  app.call(createOrder, { clientId: randomUUID(), bundle, method, expected_total }, { as: memberId, ...at(here) });
const offer = (country: Country, method: PaymentMethod, offered: boolean, where: number | null) =>
  app.call(offerMethod, { country, method, offered, site: where }, { as: one! });
const move = (country: Country, method: PaymentMethod, position: number, where: number | null) =>
  app.call(moveMethod, { country, method, position, site: where }, { as: one! });
const log = async (subject: string) =>
  (
    await app.database.read<{ action: string; details: object }>(
      'select action, details from site.audit_log where subject = $1 order by id',
      [subject],
    )
  ).map(({ action, details }) => [action, details]);

describe('a price of a site', () => {
  test('counts there and nowhere else, from its time on, until the site sells at the price of all again', async () => {
    const later = (ms: number) => new Date(app.clock.now().getTime() + ms);
    await agree('25', 2499, site, later(seconds(10)));
    expect(await prices('25')).toEqual([2799, 2799]);
    app.clock.advance(seconds(10));
    expect(await prices('25')).toEqual([2499, 2799]);
    await agree('25', 2899, null);
    expect(await prices('25')).toEqual([2499, 2899]);
    app.clock.advance(seconds(1));
    const { requests } = (await app.call(followBundlePrice, { bundle: '25', site, currency: 'EUR' }, { as: one! })).body;
    expect(requests[0]).toMatchObject({ bundle: '25', site, amount: 0, present: 2499 });
    await app.call(approvePrice, { requestId: requests[0]!.id }, { as: other! });
    expect(await prices('25')).toEqual([2899, 2899]);
    const { body } = await app.call(listOperatorBundles, { site }, { as: one! });
    expect(
      body.prices
        .filter(({ bundle, currency }) => bundle === '25' && currency === 'EUR')
        .map((price) => [price.site, price.amount, price.state]),
    ).toEqual([
      [site, 0, 'present'],
      [null, 2899, 'present'],
      [site, 2499, 'past'],
      [null, 2799, 'past'],
    ]);
    const { prices: ofAll } = (await app.call(listOperatorBundles, {}, { as: one! })).body;
    expect(new Set(ofAll.map((price) => price.site))).toEqual(new Set([null]));
  });

  test('is what a message costs there, what a repeated order costs there, and what an order is taken down at', async () => {
    const memberId = await member();
    await agree('250', 14_999, site);
    const [here, elsewhere] = [await app.get(Sites).forHost(HOST), app.get(Sites).current()];
    const costs = await Promise.all([here, elsewhere].map((where) => app.get(Prices).minimumMessageCosts(where)));
    expect(costs.map(({ FR }) => FR?.costs)).toEqual([0.6, 0.8]);
    expect((await buy(memberId, '250', 19_999, true)).refusal).toBe('billing.price-changed');
    const { order } = (await buy(memberId, '250', 14_999, true)).body;
    await decideAtBank(app, bankPaymentOf(order), 'paid');
    await app.get(PaymentStatusCheck).check(order.id);
    const repeated = await Promise.all([true, false].map((where) => app.call(readRepeatOrder, undefined, { as: memberId, ...at(where) })));
    expect(repeated.map(({ body }) => body.offer?.total.amount)).toEqual([14_999, 19_999]);
  });

  test('is asked for like any other: two operators, and nobody past the service', async () => {
    expect((await ask('10', 999, 999_999)).refusal).toBe('billing.site-not-found');
    expect((await app.call(listOperatorBundles, { site: 999_999 }, { as: one! })).refusal).toBe('billing.site-not-found');
    const { requests, sites, waiting: everywhere } = (await ask('10', 999, site)).body;
    expect(requests[0]).toMatchObject({ site, amount: 999, present: 1299 });
    expect(sites.map(({ id, waiting }) => [id, waiting])).toEqual([
      [null, 0],
      [app.get(Sites).current().id, 0],
      [site, 1],
    ]);
    expect(everywhere).toBe(1);
    expect((await app.call(approvePrice, { requestId: requests[0]!.id }, { as: one! })).refusal).toBe('billing.price-request-own');
    const begin = (siteId: number, requestId: number | null) =>
      app.database.change(
        `insert into billing.prices (site_id, bundle_id, currency, amount, begins_at, request_id) values ($1, '10', 'EUR', 999, $2, $3)`,
        [siteId, app.clock.now(), requestId],
      );
    await expect(begin(site, null)).rejects.toThrow(/prices_of_sites|prices_are_asked_for/);
    await app.call(approvePrice, { requestId: requests[0]!.id }, { as: other! });
    expect(await prices('10')).toEqual([999, 1299]);
    // what was agreed on for one site begins on no other, and not for all
    app.clock.advance(seconds(1));
    for (const where of [0, app.get(Sites).current().id]) await expect(begin(where, requests[0]!.id)).rejects.toThrow(/prices_are_agreed/);
  });
});

describe('a bundle', () => {
  test('off sale on a site is sold elsewhere, off sale everywhere nowhere; an order that was begun keeps its price and is paid', async () => {
    const memberId = await member();
    const begun = (await buy(memberId, '50', 4999, true)).body.order;
    await sell('50', false, site);
    await agree('50', 5999, site);
    expect((await shown(true)).bundles.map(({ id }) => id)).not.toContain('50');
    expect(await buy(memberId, '50', 5999, true)).toMatchObject({ status: 404, refusal: 'billing.bundle-not-found' });
    expect((await buy(await member(), '50', 4999, false)).status).toBe(200);
    await sell('50', false, null);
    expect((await buy(await member(), '50', 4999, false)).refusal).toBe('billing.bundle-not-found');
    await decideAtBank(app, bankPaymentOf(begun), 'paid');
    await app.get(PaymentStatusCheck).check(begun.id);
    const paid = (await app.call(readOrder, { orderId: begun.id }, { as: memberId })).body;
    expect([paid.state, paid.total.amount]).toEqual(['completed', 4999]);
    await sell('50', true, site);
    expect((await shown(true)).bundles.map(({ id }) => id)).not.toContain('50');
    await sell('50', true, null);
    expect(await prices('50')).toEqual([5999, 4999]);
    expect((await log('50')).filter(([action]) => /sale/.test(String(action)))).toEqual([
      ['billing.take-bundle-off-sale', { site }],
      ['billing.take-bundle-off-sale', { site: null }],
      ['billing.put-bundle-on-sale', { site }],
      ['billing.put-bundle-on-sale', { site: null }],
    ]);
  });

  test('taken off sale twenty times at once is noted once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => sell('100', false, site)));
    expect((await log('100')).length).toBe(1);
    await sell('100', true, site);
    expect((await sell('101', false, site)).refusal).toBe('billing.bundle-not-found');
  });

  test('that never had a price can be removed, once none waits: its first one was declined, or nobody decided in time', async () => {
    const add = async (credits: number) => {
      const { body } = await app.call(addBundle, { credits, currency: 'EUR', amount: 7999, site }, { as: one! });
      return body.requests.find((request) => request.credits === credits)!.id;
    };
    const remove = (bundle: string) => app.call(removeBundle, { bundle }, { as: other! });
    const removable = async (bundle: string) =>
      (await app.call(listOperatorBundles, {}, { as: one! })).body.bundles.find(({ id }) => id === bundle)?.removable;
    expect((await app.call(removeBundle, { bundle: '60' }, { as: await givenMember(app.database) })).status).toBe(403);
    const declined = await add(60);
    expect([await removable('60'), (await remove('60')).refusal]).toEqual([false, 'billing.bundle-priced']);
    await app.call(declinePrice, { requestId: declined }, { as: other! });
    await sell('60', false, site);
    expect(await removable('60')).toBe(true);
    // asked for again at the same time, one of both is refused, and nothing is half there
    for (let round = 0; round < 5; round += 1) {
      const [asked, gone] = await Promise.all([ask('60', 7999, site), remove('60')]);
      expect([
        [null, 'billing.bundle-priced'],
        ['billing.bundle-not-found', null],
      ]).toContainEqual([asked.refusal, gone.refusal]);
      for (const { id } of (asked.body.requests ?? []).filter(({ bundle }) => bundle === '60'))
        await app.call(declinePrice, { requestId: id }, { as: other! });
      await remove('60');
      expect([await removable('60'), (await remove('60')).refusal]).toEqual([undefined, 'billing.bundle-not-found']);
      await app.call(declinePrice, { requestId: await add(60) }, { as: other! });
    }
    await add(61);
    app.clock.advance(days(8));
    expect((await remove('61')).refusal).toBeNull();
    expect((await log('61')).map(([action]) => action)).toEqual(['billing.add-bundle', 'billing.remove-bundle']);
    // one that was sold stays, whatever it costs by now
    expect([await removable('10'), (await remove('10')).refusal]).toEqual([false, 'billing.bundle-priced']);
    expect((await remove('60')).refusal).toBeNull();
  });

  test('that is new is sold once another operator agreed on a price, and only where it has one; there is one of a size', async () => {
    const add = (credits: number, amount = 7999) => app.call(addBundle, { credits, currency: 'EUR', amount, site }, { as: one! });
    expect((await add(75, 35)).refusal).toBe('billing.price-below-fee');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(75)));
    expect(answers.map(({ refusal }) => refusal).filter((refusal) => refusal === null)).toHaveLength(1);
    expect((await add(75)).refusal).toBe('billing.bundle-exists');
    expect(await prices('75')).toEqual([null, null]);
    const { requests } = (await app.call(listOperatorBundles, { site }, { as: one! })).body;
    const [first] = requests.filter(({ bundle }) => bundle === '75');
    expect(first).toMatchObject({ credits: 75, present: null, amount: 7999 });
    await app.call(approvePrice, { requestId: first!.id }, { as: other! });
    expect(await prices('75')).toEqual([7999, null]);
    expect((await shown(true)).bundles.map(({ credits }) => credits)).toEqual([10, 25, 50, 75, 100, 250]);
    expect((await log('75')).map(([action]) => action)).toEqual(['billing.add-bundle', 'billing.approve-bundle-price']);
  });
});

describe('ways to pay', () => {
  test('are those of all until a site changes its list of a country, which counts as a whole from then on', async () => {
    const before = await methods(true, 'FR');
    // a switch that stands so already makes no list
    await offer('FR', 'card', true, site);
    expect(await methods(true, 'FR')).toEqual(before);
    await move('FR', 'paypal', 1, site);
    await offer('FR', 'card', false, null);
    expect([await methods(true, 'FR'), await methods(false, 'FR')]).toEqual([
      ['paypal 35', 'card', 'sepa'],
      ['paypal 35', 'sepa'],
    ]);
    await offer('FR', 'sepa', false, site);
    expect(await app.get(Prices).countriesOf('sepa', site)).not.toContain('FR');
    expect(await app.get(Prices).countriesOf('sepa', app.get(Sites).current().id)).toContain('FR');
    const [france] = (await app.call(listOperatorMethods, { site }, { as: one! })).body.countries.filter(({ country }) => country === 'FR');
    expect(france).toMatchObject({ own: true, currency: 'EUR' });
    expect(france!.methods.map(({ method, offered }) => [method, offered])).toEqual([
      ['paypal', true],
      ['card', true],
      ['sepa', false],
      // what it does not have yet, and can have: all that moves euros
      ...['ideal', 'bancontact', 'eps', 'przelewy24'].map((method) => [method, false]),
    ]);
    await app.call(followMethods, { country: 'FR', site }, { as: one! });
    expect(await methods(true, 'FR')).toEqual(['paypal 35', 'sepa']);
    await offer('FR', 'card', true, null);
    expect((await log('FR')).map(([action]) => action)).toEqual([
      'billing.move-method',
      'billing.stop-method',
      'billing.stop-method',
      'billing.follow-methods',
      'billing.offer-method',
    ]);
    expect((await offer('FR', 'twint', true, site)).refusal).toBe('billing.method-not-found');
    expect((await app.call(listOperatorMethods, { site }, { as: one! })).body.countries.map(({ country }) => country)).toEqual([
      'NL',
      'FR',
      'GB',
    ]);
  });

  test('can be added where a company here collects by them in the currency: offered where an operator says so, at the end, without a fee', async () => {
    await move('FR', 'sepa', 1, site);
    // what is shown at the end is moved as any other
    await move('FR', 'przelewy24', 2, site);
    const [here, there] = [await methods(true, 'FR'), await methods(false, 'FR')];
    await offer('FR', 'eps', true, null);
    // the site’s list is its own: it has it, and does not offer it
    expect([await methods(true, 'FR'), await methods(false, 'FR')]).toEqual([here, [...there, 'eps']]);
    await Promise.all(Array.from({ length: 10 }, () => offer('FR', 'ideal', true, site)));
    expect([await methods(true, 'FR'), await methods(false, 'FR')]).toEqual([
      [...here, 'ideal'],
      [...there, 'eps'],
    ]);
    expect((await offer('GB', 'ideal', true, null)).refusal).toBe('billing.method-not-found');
    expect((await offer('GB', 'sepa', true, site)).refusal).toBe('billing.method-not-found');
    await offer('FR', 'eps', false, null);
    const [france] = (await app.call(listOperatorMethods, { site }, { as: one! })).body.countries.filter(({ country }) => country === 'FR');
    expect(france!.methods.slice(0, 2).map(({ method, offered }) => [method, offered])).toEqual([
      ['sepa', true],
      ['przelewy24', false],
    ]);
    await app.call(followMethods, { country: 'FR', site }, { as: one! });
    expect(await methods(true, 'FR')).toEqual(there);
  });

  test('moved by many at once are still each once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => move('NL', (['card', 'paypal', 'ideal'] as const)[index % 3]!, 1, site)));
    const [first, ...rest] = await app.database.read<{ positions: number[] }>(
      `select array_agg(position order by position) as positions from billing.country_methods where site_id = $1 and country = 'NL' group by country`,
      [site],
    );
    expect([first!.positions, rest]).toEqual([first!.positions.map((_, index) => index + 1), []]);
    expect(first!.positions.length).toBeGreaterThan(4);
  });

  test('a fee counts once another operator agreed, on the site alone; back to that of all it needs two again', async () => {
    await app.bus.drain();
    told.length = 0;
    const asked = await Promise.all(Array.from({ length: 20 }, (_, index) => askFee('BE', 99, site, index % 2 === 0 ? one : other)));
    const [{ id, asked_by: asker, present }] = asked[0]!.body.requests as [(typeof asked)[0]['body']['requests'][0]];
    await app.bus.drain();
    expect([told, present]).toEqual([[id], 35]);
    const [asking, deciding] = asker === one!.memberId ? [one!, other!] : [other!, one!];
    for (const decide of [approveFee, declineFee])
      expect(await app.call(decide, { requestId: id }, { as: asking })).toMatchObject({ status: 403, refusal: 'billing.fee-request-own' });
    expect(await methods(true, 'BE')).toContain('paypal 35');
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(approveFee, { requestId: id }, { as: deciding })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await app.call(declineFee, { requestId: id }, { as: deciding })).refusal).toBe('billing.fee-request-decided');
    expect([(await methods(true, 'BE')).at(2), (await methods(false, 'BE')).at(2)]).toEqual(['paypal 99', 'paypal 35']);
    expect((await app.call(followMethods, { country: 'BE', site }, { as: one! })).refusal).toBe('billing.methods-own-fee');
    await agreeFee('BE', null, site);
    expect((await methods(true, 'BE')).at(2)).toBe('paypal 35');
    expect((await app.call(followMethods, { country: 'BE', site }, { as: one! })).status).toBe(200);
    expect(await log('BE')).toEqual([
      ['billing.request-method-fee', { site, method: 'paypal', fee: 99 }],
      ['billing.approve-method-fee', { site, method: 'paypal', fee: 99 }],
      ['billing.request-method-fee', { site, method: 'paypal', fee: null }],
      ['billing.approve-method-fee', { site, method: 'paypal', fee: null }],
      ['billing.follow-methods', { site }],
    ]);
  });

  test('nobody changes a fee past the service, for whom it was not agreed; whoever waits too long asks anew', async () => {
    const { id } = (await askFee('DE', 45, null)).body.requests[0]!;
    const alone = `update billing.fee_requests set state = 'applied', decided_by = asked_by, decided_at = asked_at where id = $1`;
    await expect(app.database.change(alone, [id])).rejects.toThrow(/four_eyes/);
    await app.call(approveFee, { requestId: id }, { as: other! });
    const set = (fee: number) =>
      app.database.change(`update billing.country_methods set fee = $1 where site_id = 0 and country = 'DE' and method = 'paypal'`, [fee]);
    await expect(set(1)).rejects.toThrow(/fees_are_agreed/);
    const late = (await askFee('DE', 46, null)).body.requests[0]!;
    app.clock.advance(days(7));
    expect((await app.call(approveFee, { requestId: late.id }, { as: other! })).refusal).toBe('billing.fee-request-decided');
    expect((await askFee('DE', 46, null)).body.requests[0]!.id).toBeGreaterThan(late.id);
    expect((await app.call(approveFee, { requestId: 2_000_000_000 }, { as: other! })).refusal).toBe('billing.fee-request-not-found');
  });

  test('a fee is below every price, and a price above every fee, whoever agrees on them at the same time', async () => {
    // 999 on the site, as agreed above
    expect((await askFee('DE', 999, null)).refusal).toBe('billing.fee-above-price');
    const fee = (await askFee('NL', 700, site)).body.requests.find((request) => request.fee === 700)!;
    const price = (await ask('10', 650, site)).body.requests.find((request) => request.amount === 650)!;
    const answers = await Promise.all([
      app.call(approveFee, { requestId: fee.id }, { as: other! }),
      app.call(approvePrice, { requestId: price.id }, { as: other! }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('a fee that changes between the price list and the order is refused with the new sum; nothing is ordered, and the new one is charged', async () => {
  const memberId = await member('BE');
  const list = async () => (await app.call(listBundles, undefined, { as: memberId, ...at(false) })).body;
  const sum = ({ bundles, methods: ways }: Awaited<ReturnType<typeof list>>) =>
    bundles.find(({ id }) => id === '25')!.price_now.amount + ways.find(({ method }) => method === 'paypal')!.fee.amount;
  const seen = sum(await list());
  const { requests } = (await askFee('BE', 75, null)).body;
  const { id } = requests.find(({ country, fee }) => country === 'BE' && fee === 75)!;
  // asked for, and not agreed on: what was listed is what counts
  expect(sum(await list())).toBe(seen);
  await app.call(approveFee, { requestId: id }, { as: other! });
  const total = seen + 40;
  const refused = await buy(memberId, '25', seen, false, 'paypal');
  expect([refused.status, refused.refusal, refused.params]).toEqual([409, 'billing.price-changed', { total, currency: 'EUR' }]);
  expect((await app.call(listOrders, {}, { as: memberId })).body.orders).toEqual([]);
  expect(sum(await list())).toBe(total);
  const { order } = (await buy(memberId, '25', total, false, 'paypal')).body;
  expect(order.total).toEqual({ amount: total, currency: 'EUR' });
  // an order that was taken down keeps its fee
  await agreeFee('BE', 35, null);
  expect((await app.call(readOrder, { orderId: order.id }, { as: memberId })).body.total.amount).toBe(total);
});

test('whoever asks for a fee waits for whoever changes a price of its currency, and the other way round', async () => {
  const done: string[] = [];
  const asked = await app.database.transaction(async (tx) => {
    await tx.lock('billing.price', 'EUR');
    const both = [askFee('FR', 41, null).then(() => done.push('fee')), ask('100', 8888, site).then(() => done.push('price'))];
    await setTimeout(300);
    done.push('lock');
    return { both };
  });
  await Promise.all(asked.both);
  expect(done[0]).toBe('lock');
});

test('an earlier version has what counts for all as it was, with what two operators agreed on, and can go on from there', async () => {
  const kept = () =>
    Promise.all([
      app.database.read(
        `select bundle_id, currency, begins_at, amount, request_id from billing.prices p where to_jsonb(p) ->> 'site_id' is not distinct from '0'
           or not to_jsonb(p) ? 'site_id' order by bundle_id, currency, begins_at`,
      ),
      app.database.read(
        `select country, method, position, fee, offered from billing.country_methods m where to_jsonb(m) ->> 'site_id' is not distinct from '0'
           or not to_jsonb(m) ? 'site_id' order by country, method`,
      ),
    ]);
  const before = await kept();
  const migration = new SellBySite1700000004200();
  const runner = app.database.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await migration.down(runner);
    await runner.commitTransaction();
    expect(await kept()).toEqual(before);
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
  }
  expect(await kept()).toEqual(before);
  const ofAll = await prices('25');
  expect(ofAll[0]).toBe(ofAll[1]);
});
