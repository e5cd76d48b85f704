import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { readOrder } from '@rendezvous/contracts/billing/orders';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Companies, Sites } from '@rendezvous/site';
import { BillingModule } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { pdfText } from '../testing/pdf-text.js';
import { billingData } from '../testing/index.js';
import { IssuedDocumentStore } from './issued-document.store.js';
import { OrderTransitions } from './order-transitions.service.js';

let app: TestApp;
/** A site of the first company, and one of a second. */
let sites: { first: number; second: number };
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.clock.set('2026-06-15T12:00:00Z');
  const [second] = await app.database.change<{ id: number }>(
    `with company as (
       insert into site.companies (time_zone, name, address, kvk, city, country, support_phone)
       values ('America/New_York', 'Rendezvous Inc.', '1 Main Street', '7', 'Boston', 'US', '+1') returning id)
     insert into site.sites (host, time_zone, company_id, settings)
     select 'second.example', 'America/New_York', id, '{"refund_days": 30}' from company returning id`,
  );
  await app.get(Sites).load();
  sites = { first: app.get(Sites).current().id, second: second!.id };
});
afterAll(() => app.close());

const place = async (siteId: number | null, country = 'NL'): Promise<{ memberId: number; orderId: number }> => {
  const memberId = await givenMember(app.database);
  const [order] = await app.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at, site_id)
     values ($1, gen_random_uuid(), '10', 10, $4, 'card', 'EUR', 1210, 0, 1210, 21, 210, $2, $2::timestamptz + interval '1 hour', $3) returning id`,
    [memberId, app.clock.now(), siteId, country],
  );
  await app.database.change(
    `insert into billing.payments (id, order_id, provider, reference, amount, currency, captured_at, created_at)
     values (gen_random_uuid(), $1, 'sandbox', gen_random_uuid()::text, 1210, 'EUR', $2, $2)`,
    [order!.id, app.clock.now()],
  );
  return { memberId, orderId: order!.id };
};
/** Asked again, as jobs do, where a busy machine has no connection left. */
const complete = async (orderId: number, then: () => void = () => undefined): Promise<void> => {
  try {
    await app.database.transaction(async (tx) => {
      await app.get(OrderTransitions).moveTo(tx, orderId, 'completed');
      then();
    });
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.code !== 'server.unavailable') throw fault;
    await complete(orderId, then);
  }
};
const numbers = async (siteId: number, year: number) =>
  (
    await app.database.read<{ number: number }>(
      'select invoice_number as number from billing.orders where site_id = $1 and invoice_year = $2 order by invoice_number',
      [siteId, year],
    )
  ).map(({ number }) => number);
const breaks = () => {
  throw new Error('as if the process died');
};
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const orderOf = async ({ memberId, orderId }: { memberId: number; orderId: number }) =>
  (await app.call(readOrder, { orderId }, { as: memberId })).body;

test('two companies issue at once, fifty each, with failures between: each has its own numbers without a gap', async () => {
  const orders = await Promise.all(Array.from({ length: 100 }, (_, index) => place(index % 2 === 0 ? sites.first : sites.second)));
  const failed = await Promise.all([place(sites.first), place(sites.second), place(sites.first)]);
  const ended = await Promise.allSettled([
    ...orders.slice(0, 50).map(({ orderId }) => complete(orderId)),
    ...failed.map(({ orderId }) => complete(orderId, breaks)),
    ...orders.map(({ orderId }) => complete(orderId)),
  ]);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect([await numbers(sites.first, 2026), await numbers(sites.second, 2026)]).toEqual([upTo(50), upTo(50)]);
  expect((await app.get(LedgerProofs).prove()).faults).toEqual([]);
});

test('a year begins at midnight where the company is', async () => {
  app.clock.set('2026-12-31T23:00:00Z');
  const [dutch, american] = [await place(sites.first), await place(sites.second)];
  await Promise.all([complete(dutch.orderId), complete(american.orderId)]);
  expect([(await orderOf(dutch)).invoice, (await orderOf(american)).invoice]).toEqual(['2027-000001', '2026-000051']);
  app.clock.set('2027-01-01T05:00:00Z');
  const later = await place(sites.second);
  await complete(later.orderId);
  expect((await orderOf(later)).invoice).toBe('2027-000001');
});

test('tax is that of the day of the supply, from midnight where the company is; the total stays', async () => {
  await app.database.change(`insert into billing.tax_rates (country, valid_from, percent) values ('NL', '2027-04-01', 10)`);
  app.clock.set('2027-03-31T21:59:59Z');
  const [before, after] = [await place(sites.first), await place(sites.first)];
  await complete(before.orderId);
  app.clock.set('2027-03-31T22:00:00Z');
  await complete(after.orderId);
  expect(await orderOf(before)).toMatchObject({ tax_rate: 21, tax: { amount: 210 }, total: { amount: 1210 } });
  expect(await orderOf(after)).toMatchObject({ tax_rate: 10, tax: { amount: 110 }, total: { amount: 1210 } });
  await app.database.change(`delete from billing.tax_rates where country = 'NL' and valid_from = '2027-04-01'`);
});

test('a company that is renamed keeps its old receipts as they were, and issues credit notes by its new name', async () => {
  const sold = await place(sites.first);
  await complete(sold.orderId);
  const file = async (url: string) =>
    pdfText(
      (await app.app.inject({ url, headers: { 'x-test-viewer': String(sold.memberId), 'sec-fetch-site': 'same-origin' } })).rawPayload,
    );
  const old = (await orderOf(sold)).seller!;
  await app.database.change(
    `update site.companies set name = 'Rendezvous Nieuw B.V.', city = 'Utrecht' where id = (select company_id from site.sites where id = $1)`,
    [sites.first],
  );
  expect((await orderOf(sold)).seller).toEqual(old);
  const next = await place(sites.first);
  await complete(next.orderId);
  expect((await orderOf(next)).seller).toEqual({ ...old, name: 'Rendezvous Nieuw B.V.', city: 'Utrecht' });
  expect(await file(`/api/orders/${sold.orderId}/receipt?language=en`)).toContain(old.name);
  const { body: refund } = await app.call(
    requestRefund,
    { orderId: sold.orderId, clientId: randomUUID(), expected_credits: 10, expected_amount: 1210 },
    { as: sold.memberId },
  );
  await app.database.change(
    `insert into billing.sandbox_payments (id, amount, currency, merchant, credits, method, locale, return_url, status, created_at)
     select reference::uuid, amount, currency, 'x', 10, 'card', 'en', '/', 'captured', created_at from billing.payments where order_id = $1`,
    [sold.orderId],
  );
  await app.jobs.run('billing.send-refund', { refundId: refund.id });
  app.clock.advance(minutes(1));
  await app.jobs.run('billing.ask-refunds');
  expect((await app.call(listRefunds, undefined, { as: sold.memberId })).body.refunds[0]!.credit_note).toBe('C2027-000001');
  const note = await file(`/api/refunds/${refund.id}/credit-note?language=en`);
  expect([note.includes('Rendezvous Nieuw B.V.'), note.includes(old.name)]).toEqual([true, false]);
});

test('how long a purchase can be withdrawn from is said by the site that sold it, whichever is looked at', async () => {
  const sold = await place(sites.second);
  await complete(sold.orderId);
  const { body } = await app.call(listRefunds, undefined, { as: sold.memberId });
  const until = new Date(app.clock.now().getTime() + days(30)).toISOString().slice(0, 10);
  expect([body.refund_days, body.quotes[0]!.until]).toEqual([30, until]);
  const other = await givenMember(app.database);
  expect((await app.call(listRefunds, undefined, { as: other })).body.refund_days).toBe(14);
});

test('the first invoice and the first credit note of a changed company, at once, name the same seller', async () => {
  await app.database.change(
    `update site.companies set name = 'Rendezvous LLC' where id = (select company_id from site.sites where id = $1)`,
    [sites.second],
  );
  const issue = async (tx: Tx, kind: 'invoice' | 'credit-note') =>
    app.get(IssuedDocumentStore).issue(tx, kind, await app.get(Companies).sellingOn(tx, sites.second), app.clock.now());
  const [invoice, note] = await app.database.transaction(async (tx) => {
    const first = await issue(tx, 'invoice');
    const second = app.database.transaction((other) => issue(other, 'credit-note'));
    // until it waits for what the first one keeps
    while ((await app.database.read('select from pg_locks where not granted')).length === 0) await setTimeout(5);
    return [first, { document: second }];
  });
  expect((await note.document).sellerId).toBe(invoice.sellerId);
});

test('an order of a site that there is not any more, or of none, is the default site’s', async () => {
  const nobodys = await place(null);
  await complete(nobodys.orderId);
  expect(await app.database.read('select site_id from billing.orders where id = $1', [nobodys.orderId])).toEqual([
    { site_id: sites.first },
  ]);
});
