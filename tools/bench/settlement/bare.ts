import { Client, type Pool } from 'pg';
import { cpuOf } from '../http/processes.js';

/** What has to be written of one paid order, and nothing that finds out that it is, does it once, or proves it. */
const STATEMENTS = [
  'select id from billing.orders where id = $1 for no key update',
  'update billing.payments set captured_at = now() where order_id = $1',
  `insert into billing.wallets (member_id, bought) select member_id, credits from billing.orders where id = $1
   on conflict (member_id) do update set bought = billing.wallets.bought + excluded.bought`,
  `insert into billing.entries (member_id, amount, granted, bought, lot, kind, reference, at, balance, hash)
   select member_id, credits, 0, credits, id, 'purchase', 'order:' || id, now(), credits, '\\x00' from billing.orders where id = $1`,
  `insert into billing.lots (order_id, member_id, credits, paid, currency, bought_at)
   select id, member_id, credits, price, currency, now() from billing.orders where id = $1`,
  `update account.members set premium_since = now() where premium_since is null and id = (select member_id from billing.orders where id = $1)`,
  `with number as (update billing.document_numbers set last = last + 1 where kind = 'invoice' returning company_id, year, last)
   update billing.orders set state = 'completed', completed_at = now(), invoice_year = number.year, invoice_number = number.last,
     company_id = number.company_id, seller_id = (select max(id) from billing.sellers s where s.company_id = number.company_id)
   from number where orders.id = $1`,
];

const ORDERS = `
  with placed as (
    insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at, state, site_id)
    select id, gen_random_uuid(), '10', 10, 'FR', 'card', 'EUR', 1299, 0, 1299, 20, 217, now(), now() + interval '1 hour', 'pending', 1
    from unnest($1::integer[]) id returning id)
  insert into billing.payments (id, order_id, provider, reference, amount, currency, created_at)
  select gen_random_uuid(), id, 'sandbox', gen_random_uuid()::text, 1299, 'EUR', now() from placed returning order_id as "orderId"`;

/** Settles an order for each of these members by a bare transaction. Its entries are no chain: nothing is proven after it. @returns µs of CPU for each */
export const settleBare = async (pool: Pool, url: string, memberIds: readonly number[]): Promise<number> => {
  const { rows } = await pool.query<{ orderId: number }>(ORDERS, [memberIds]);
  const client = new Client({ connectionString: url });
  await client.connect();
  const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const [own, backend] = [process.cpuUsage(), cpuOf(pid)];
  for (const { orderId } of rows) {
    await client.query('begin');
    for (const [place, text] of STATEMENTS.entries()) await client.query({ name: `bare ${place}`, text, values: [orderId] });
    await client.query('commit');
  }
  const { user, system } = process.cpuUsage(own);
  const used = user + system + cpuOf(pid) - backend;
  await client.end();
  return used / rows.length;
};
