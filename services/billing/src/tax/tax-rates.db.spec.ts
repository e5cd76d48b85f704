import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { listOperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';
import { readRevenue } from '@rendezvous/contracts/billing/operator-revenue';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { requestRefund } from '@rendezvous/contracts/billing/refunds';
import { readRepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { days, minutes } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Sites } from '@rendezvous/site';
import { BillingModule, Prices } from '../index.js';
import { TaxBySite1700000004340 } from '../migrations/1700000004340-tax-by-site.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { billingData } from '../testing/index.js';
import { pdfText } from '../testing/pdf-text.js';
import { bankPaymentOf, decideAtBank } from '../testing/sandbox-bank.js';

const HOST = 'second.example';
let app: TestApp;
/** A site of a company in New York, whose pages are read in Auckland; beside the default one. */
let site: number;
let operator: { memberId: number; operator: true };

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  const [row] = await app.database.change<{ id: number }>(
    `with company as (
       insert into site.companies (time_zone, name, address, kvk, city, country, support_phone)
       values ('America/New_York', 'Rendezvous Inc.', '1 Main Street', '7', 'Boston', 'US', '+1') returning id)
     insert into site.sites (host, time_zone, company_id, settings)
     select $1, 'Pacific/Auckland', id, '{"countries": ["NL", "FR", "US"]}' from company returning id`,
    [HOST],
  );
  site = row!.id;
  await app.get(Sites).load();
  operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
});
afterAll(() => app.close());

/** @param where null for everywhere */
const rate = (where: number | null, country: CountryCode, from: string, percent: number | null) =>
  app.database.change('insert into billing.tax_rates (site_id, country, valid_from, percent) values ($1, $2, $3, $4)', [
    where ?? 0,
    country,
    from,
    percent,
  ]);
const at = (here: boolean) => (here ? { headers: { host: HOST } } : {});
const member = (country: CountryCode) => givenMember(app.database, { country, joinedAt: new Date(app.clock.now().getTime() - days(2)) });
const list = async (here: boolean, country: CountryCode) =>
  (await app.call(listBundles, undefined, { as: await member(country), ...at(here) })).body;
/** On the second site, and elsewhere. */
const rates = (country: CountryCode) => Promise.all([true, false].map(async (here) => (await list(here, country)).tax_rate));
const order = (memberId: number, here: boolean, expected_total = 1299) =>
  app.call(createOrder, { clientId: randomUUID(), bundle: '10', method: 'card', expected_total }, { as: memberId, ...at(here) });
const pay = async (memberId: number, placed: Order): Promise<Order> => {
  await decideAtBank(app, bankPaymentOf(placed), 'paid');
  await app.get(PaymentStatusCheck).check(placed.id);
  return (await app.call(readOrder, { orderId: placed.id }, { as: memberId })).body;
};
const buy = async (memberId: number, here: boolean): Promise<Order> => pay(memberId, (await order(memberId, here)).body.order);
const refund = async (memberId: number, { id: orderId }: Order, amount = 1299): Promise<string> => {
  const asked = { orderId, clientId: randomUUID(), expected_credits: 10, expected_amount: amount };
  const { body } = await app.call(requestRefund, asked, { as: memberId });
  await app.jobs.run('billing.send-refund', { refundId: body.id });
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.ask-refunds');
  return body.id;
};
const paper = async (memberId: number, path: string): Promise<string> => {
  const headers = { 'x-test-viewer': String(memberId), 'sec-fetch-site': 'same-origin' };
  return pdfText((await app.app.inject({ url: `/api/${path}?language=en`, headers })).rawPayload);
};

test('a site’s own rate counts there alone, from midnight where its company is, until the rate of all counts again', async () => {
  app.clock.set('2026-05-01T12:00:00Z');
  await rate(site, 'NL', '2026-05-02', 9);
  await rate(null, 'NL', '2026-05-03', 22);
  await rate(site, 'NL', '2026-05-04', null);
  // 3:59 in New York: neither the visitors' midnight nor that of another company counts
  app.clock.set('2026-05-02T03:59:59Z');
  expect(await rates('NL')).toEqual([21, 21]);
  app.clock.set('2026-05-02T04:00:00Z');
  expect(await rates('NL')).toEqual([9, 21]);
  app.clock.set('2026-05-03T12:00:00Z');
  expect(await rates('NL')).toEqual([9, 22]);
  app.clock.set('2026-05-04T12:00:00Z');
  expect(await rates('NL')).toEqual([22, 22]);
  await app.database.change(`delete from billing.tax_rates where country = 'NL' and valid_from > '2026-01-01'`);
});

test('nothing is sold to a country whose rate is not known, and operators see why; 0 is a rate', async () => {
  const memberId = await member('FR');
  await buy(memberId, false);
  await app.database.change(`delete from billing.tax_rates where country = 'FR'`);
  await rate(site, 'FR', '2026-01-01', 20);
  const [here, elsewhere] = [await list(true, 'FR'), await list(false, 'FR')];
  expect([here.bundles.length, here.tax_rate, elsewhere.bundles.length]).toEqual([5, 20, 0]);
  expect((await order(memberId, false)).refusal).toBe('billing.bundle-not-found');
  const repeated = await Promise.all([true, false].map((where) => app.call(readRepeatOrder, undefined, { as: memberId, ...at(where) })));
  expect(repeated.map(({ body }) => body.obstacle)).toEqual([null, 'bundle-not-sold']);
  const costs = await Promise.all(
    [await app.get(Sites).forHost(HOST), app.get(Sites).current()].map((where) => app.get(Prices).minimumMessageCosts(where)),
  );
  expect(costs.map(({ FR, US }) => [FR?.costs, US?.costs])).toEqual([
    [0.8, 0.84],
    [undefined, 0.84],
  ]);
  const told = await Promise.all(
    [site, null].map(async (where) => {
      const query = where === null ? {} : { site: where };
      const { countries } = (await app.call(listOperatorBundles, query, { as: operator })).body;
      return ['FR', 'NL', 'US'].map((code) => {
        const { tax_rate, tax_known } = countries.find(({ country }) => country === code)!;
        return tax_known ? tax_rate : null;
      });
    }),
  );
  expect(told).toEqual([
    [20, 21, 0],
    [null, 21, 0],
  ]);
  await app.database.change(`delete from billing.tax_rates where country = 'FR'`);
  await rate(null, 'FR', '2024-01-01', 20);
});

test('what was ordered is paid and supplied where its rate is gone meanwhile: at the one that it was taken down with', async () => {
  const memberId = await member('BE');
  const { order: placed } = (await order(memberId, true)).body;
  await app.database.change(`delete from billing.tax_rates where country = 'BE'`);
  const paid = await pay(memberId, placed);
  expect(paid).toMatchObject({ state: 'completed', tax_rate: 21, tax: { amount: 225 }, total: { amount: 1299 } });
  await rate(null, 'BE', '2024-01-01', 21);
});

test('a receipt keeps its rate, its credit note has the same, and operators’ sums are those of the documents', async () => {
  app.clock.set('2026-07-01T12:00:00Z');
  await rate(site, 'NL', '2026-07-01', 9);
  const [here, elsewhere] = [await member('NL'), await member('NL')];
  const [own, ofAll] = [await buy(here, true), await buy(elsewhere, false)];
  expect([own, ofAll].map(({ tax_rate, tax }) => [tax_rate, tax.amount])).toEqual([
    [9, 107],
    [21, 225],
  ]);
  const receipt = await paper(here, `orders/${own.id}/receipt`);
  expect([receipt.includes('VAT 9%'), receipt.includes('€1.07'), receipt.includes('Rendezvous Inc.')]).toEqual([true, true, true]);
  await app.database.change(`update billing.tax_rates set percent = 12 where site_id = $1 and country = 'NL'`, [site]);
  expect(await paper(here, `orders/${own.id}/receipt`)).toBe(receipt);
  const vat = async () => {
    const { totals } = (await app.call(readRevenue, { by: 'day', from: '2026-07-01', to: '2026-07-01' }, { as: operator })).body;
    return totals.map((total) => [total.currency, total.gross, total.vat, total.net]);
  };
  expect(await vat()).toEqual([['EUR', 2598, 332, 2266]]);
  const note = await paper(here, `refunds/${await refund(here, own)}/credit-note`);
  expect([note.includes('VAT 9%'), note.includes('−€1.07')]).toEqual([true, true]);
  expect(await vat()).toEqual([['EUR', 2598, 225, 1074]]);
  expect((await buy(here, true)).tax_rate).toBe(12);
});

test('only a site’s own rate can end, and an earlier version has those of all as they were', async () => {
  await expect(rate(null, 'NL', '2030-01-01', null)).rejects.toThrow(/tax_rates_of_all/);
  const kept = () =>
    app.database.read(
      `select country, valid_from::text, percent from billing.tax_rates r where coalesce(to_jsonb(r) ->> 'site_id', '0') = '0' order by 1, 2`,
    );
  const before = await kept();
  expect(before.length).toBe(15);
  const migration = new TaxBySite1700000004340();
  const runner = app.database.dataSource.createQueryRunner();
  try {
    for (const step of ['down', 'up'] as const) {
      await runner.startTransaction();
      await migration[step](runner);
      await runner.commitTransaction();
      expect(await kept()).toEqual(before);
    }
  } finally {
    await runner.release();
  }
});
