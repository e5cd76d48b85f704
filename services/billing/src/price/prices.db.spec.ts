import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule, Prices } from '../index.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());

test('the cheapest message of each country follows from its price list and what a message takes', async () => {
  const site = app.get(Sites).current();
  const costs = await app.get(Prices).minimumMessageCosts(site);
  expect(Object.keys(costs).toSorted()).toEqual([...site.settings.countries].toSorted());
  expect([costs.FR, costs.GB, costs.PL, costs.US]).toEqual([
    { costs: 0.8, currency: 'EUR' },
    { costs: 0.68, currency: 'GBP' },
    { costs: 3.36, currency: 'PLN' },
    { costs: 0.84, currency: 'USD' },
  ]);
  const double = { ...site, settings: { ...site.settings, message_credits: 2 } };
  expect((await app.get(Prices).minimumMessageCosts(double)).FR).toEqual({ costs: 1.6, currency: 'EUR' });
});

test('a price, a rate and a method are data: a change counts at once, a rate from its day on', async () => {
  const memberId = await givenMember(app.database, { country: 'IE' });
  await app.database.change(`update billing.prices set amount = 1199 where currency = 'EUR' and bundle_id = '10'`);
  await app.database.change(`insert into billing.tax_rates values ('IE', $1, 25)`, ['2026-03-03']);
  await app.database.change(`update billing.country_methods set offered = false where country = 'IE' and method = 'paypal'`);
  const today = (await app.call(listBundles, undefined, { as: memberId })).body;
  expect([today.bundles[0]?.price.amount, today.tax_rate, today.methods.map(({ method }) => method)]).toEqual([1199, 23, ['card', 'sepa']]);
  app.clock.set('2026-03-03T00:00:00Z');
  expect((await app.call(listBundles, undefined, { as: memberId })).body.tax_rate).toBe(25);
});

test('a bundle that is not on sale is not offered', async () => {
  await app.database.change(`update billing.bundles set on_sale = false where id = '250'`);
  expect((await app.call(listBundles)).body.bundles.map(({ credits }) => credits)).toEqual([10, 25, 50, 100]);
});
