import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations as accountMigrations } from '@rendezvous/account';
import { migrations as billingMigrations } from '@rendezvous/billing';
import { migrate } from '@rendezvous/server/database';
import { startPostgres } from '@rendezvous/server/postgres';
import { migrations as siteMigrations } from '@rendezvous/site';
import { Client } from 'pg';

const ENTRIES_ARE_CHAINED = billingMigrations.findIndex(({ name }) => name.startsWith('ChainEntries'));

export interface Ledger {
  readonly url: string;
  /** One connection, and the process of the database that serves it. */
  readonly client: Client;
  readonly pid: number;
}

export interface LedgerWorld {
  /** As the ledger was before its entries were chained. */
  readonly bare: Ledger;
  /** The same with the index by which a statement is read page by page: what a debit pays for that is not the chain's. */
  readonly indexed: Ledger;
  readonly chained: Ledger;
  stop(): Promise<void>;
}

/** Members with a wallet that a benchmark does not empty. */
export const MEMBERS = 2000;

const FILL = [
  `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
   select 'm' || n || '@bench.test', 'Member' || n, 'none', 'activated', 'female', 'bi', '1990-01-01', 'FR', now(), now(), now()
   from generate_series(1, ${MEMBERS}) n`,
  'insert into billing.wallets (member_id, granted, bought) select id, 0, 100000000 from account.members',
  'vacuum analyze account.members',
  'vacuum analyze billing.wallets',
];

const ledgerOf = async (url: string, billing: typeof billingMigrations): Promise<Ledger> => {
  await migrate(url, [...siteMigrations, ...accountMigrations, ...billing]);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const sql of FILL) await client.query(sql);
  // What is measured is CPU: waiting for the disk after each of thousands of statements would only take time.
  await client.query('set synchronous_commit = off');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { url, client, pid: rows[0]!.pid };
};

/** Databases of one server with the same tables, two of them from before entries were chained. */
export const startLedgers = async (): Promise<LedgerWorld> => {
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-bench-'));
  // the database's own user has to reach its folder
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true, temporary: true });
  const addressOf = (name: string): string => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  for (const name of ['bare', 'indexed', 'chained']) await admin.query(`create database ${name}`);
  await admin.end();
  const before = billingMigrations.slice(0, ENTRIES_ARE_CHAINED);
  const bare = await ledgerOf(addressOf('bare'), before);
  const indexed = await ledgerOf(addressOf('indexed'), before);
  await indexed.client.query('create index entries_of_member on billing.entries (member_id, id)');
  const chained = await ledgerOf(addressOf('chained'), billingMigrations);
  return {
    bare,
    indexed,
    chained,
    stop: async () => {
      for (const { client } of [bare, indexed, chained]) await client.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
