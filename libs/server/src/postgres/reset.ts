import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { livePostmaster } from './cluster.js';
import { clusterFolder, serverIdentity } from './identity.js';
import { leasesIn, withLock } from './leases.js';
import { gone, signal } from './processes.js';

const STOP_TIMEOUT_MS = 30_000;

/** Throws the packaged database of this folder away. Refuses while a program uses it. */
export const removePostgres = async (dataDir: string): Promise<void> => {
  const cluster = clusterFolder(dataDir, serverIdentity());
  const leases = leasesIn(`${cluster}.users`);
  await withLock(`${cluster}.lock`, async () => {
    if (leases.others() > 0) throw new Error('The database is in use. Stop the program that uses it first.');
    const orphan = livePostmaster(cluster);
    if (orphan !== null) {
      signal(orphan.pid, 'SIGINT');
      if (!(await gone(orphan.pid, STOP_TIMEOUT_MS))) throw new Error(`PostgreSQL (process ${orphan.pid}) does not stop.`);
    }
    // The link at the place asked for goes too, if the data lies elsewhere.
    for (const path of [cluster, `${cluster}.users`, `${cluster}.log`, dataDir]) rmSync(path, { recursive: true, force: true });
  });
};

/** Drops everything in a database that somebody else runs. */
export const emptyDatabase = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
    );
    for (const { name } of rows) await client.query(`drop schema if exists ${name} cascade`);
  } finally {
    await client.end();
  }
};
