import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { quietWorkerLogger } from '../log/worker-logger.js';
import type { MigrationList } from './lists.js';
import { serverMigrations } from './migrations/index.js';

/** Held while migrations run: of two processes that start at once, one migrates and the other waits. */
const MIGRATION_LOCK = 7_305_177_041;

/** Brings the database to the state that this release needs: the worker's tables, our own, then those of the areas, in the order of their numbers. */
export const migrate = async (url: string, migrations: MigrationList): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'rendezvous-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create schema if not exists server');
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: quietWorkerLogger });
    await runOurs(url, [...serverMigrations, ...migrations]);
  } finally {
    // The lock goes with its session.
    await client.end();
  }
};

const runOurs = async (url: string, migrations: MigrationList): Promise<void> => {
  const source = new DataSource({
    type: 'postgres',
    url,
    schema: 'server',
    migrationsTableName: 'migrations',
    migrations: [...migrations],
    entities: [],
    synchronize: false,
    installExtensions: false,
    poolSize: 2,
    applicationName: 'rendezvous-migrate',
  });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
};
