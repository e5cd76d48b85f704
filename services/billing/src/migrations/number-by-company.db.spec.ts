import { givenMember } from '@rendezvous/account/testing';
import { migrate } from '@rendezvous/server/database';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { SettlementProofStore } from '../proof/settlement-proof.store.js';
import { billingData } from '../testing/index.js';

const isNumbering = ({ name }: { readonly name: string }): boolean => name.startsWith('NumberByCompany');

let data: TestDatabase;
let memberId: number;
beforeEach(async () => {
  data = await testDatabase({ ...billingData, migrations: billingData.migrations.slice(0, billingData.migrations.findIndex(isNumbering)) });
  memberId = await givenMember(data.database);
});
afterEach(() => data.close());

const issued = async (siteId: number | null, year: number, number: number): Promise<number> => {
  const [order] = await data.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at,
       expires_at, completed_at, invoice_year, invoice_number, site_id)
     values ($1, gen_random_uuid(), 'completed', '10', 10, 'NL', 'card', 'EUR', 100, 0, 100, 0, 0, now(), now() + interval '1 hour', now(), $2, $3, $4)
     returning id`,
    [memberId, year, number, siteId],
  );
  await data.database.change(
    `insert into billing.invoice_counters (year, last) values ($1, $2) on conflict (year) do update set last = greatest(invoice_counters.last, $2)`,
    [year, number],
  );
  return order!.id;
};
const secondSite = async (): Promise<number> => {
  const [site] = await data.database.change<{ id: number }>(
    `with company as (
       insert into site.companies (time_zone, name, address, kvk, city, country, support_phone)
       values ('UTC', 'Second', 'S', '2', 'S', 'BE', '+2') returning id)
     insert into site.sites (host, time_zone, company_id) select 'second.example', 'UTC', id from company returning id`,
  );
  return site!.id;
};
const faults = () => new SettlementProofStore(data.database).missingNumbers();
const series = () =>
  data.database.read(
    `select c.name, d.year, d.last, d.shared from billing.document_numbers d join site.companies c on c.id = d.company_id
     where d.kind = 'invoice' order by c.id, d.year`,
  );

test('numbers stay; one company goes on where it was, and of a shared year each from its own last', async () => {
  const second = await secondSite();
  for (const number of [1, 2]) await issued(null, 2025, number);
  for (const [site, number] of [[null, 1], [second, 2], [null, 3], [second, 4]] as const) await issued(site, 2026, number); // prettier-ignore
  await migrate(data.url, billingData.migrations);
  expect(await data.database.read('select invoice_year as y, invoice_number as n from billing.orders order by id')).toEqual([
    { y: 2025, n: 1 },
    { y: 2025, n: 2 },
    { y: 2026, n: 1 },
    { y: 2026, n: 2 },
    { y: 2026, n: 3 },
    { y: 2026, n: 4 },
  ]);
  const first = 'Rendezvous Example B.V.';
  expect(await series()).toEqual([
    { name: first, year: 2025, last: 2, shared: 0 },
    { name: first, year: 2026, last: 3, shared: 3 },
    { name: 'Second', year: 2026, last: 4, shared: 4 },
  ]);
  expect(await faults()).toEqual([]);
  const sellers = await data.database.read(
    'select distinct s.name from billing.orders o join billing.sellers s on s.id = o.seller_id order by 1',
  );
  expect(sellers).toEqual([{ name: first }, { name: 'Second' }]);
});

test('a process of the version before issues beside this one: its receipt gets the company’s next number', async () => {
  await issued(null, 2026, 1);
  await migrate(data.url, billingData.migrations);
  const [open] = await data.database.change<{ id: number }>(
    `insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
     values ($1, gen_random_uuid(), 'pending', '10', 10, 'NL', 'card', 'EUR', 100, 0, 100, 0, 0, now(), now() + interval '1 hour') returning id`,
    [memberId],
  );
  await data.database.change(`update billing.document_numbers set last = 7, shared = 6`);
  await data.database.change(
    `update billing.orders set state = 'completed', completed_at = now(), invoice_year = 2026, invoice_number = 2 where id = $1`,
    [open!.id],
  );
  const [row] = await data.database.read<{ n: number; name: string }>(
    'select o.invoice_number as n, s.name from billing.orders o join billing.sellers s on s.id = o.seller_id where o.id = $1',
    [open!.id],
  );
  expect(row).toEqual({ n: 8, name: 'Rendezvous Example B.V.' });
});
