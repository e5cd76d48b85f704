import { createHash, randomBytes } from 'node:crypto';
import pRetry from 'p-retry';
import { Client } from 'pg';
import { testServer } from '../config/index.js';
import { type Database, type EntityList, type MigrationList, connect, migrate, sqlState } from '../database/index.js';

export interface TestDatabaseOptions {
  readonly entities?: EntityList;
  /** Those of every area that the test needs, as their doors export them. */
  readonly migrations?: MigrationList;
  readonly poolSize?: number;
}

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

const POOL_SIZE = 12;
const TEMPLATE_LOCK = 7_305_177_043;

/** A fresh, migrated database of its own for one test file. Call it in `beforeAll`, its `close` in `afterAll`. */
export const testDatabase = async (options: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const server = testServer();
  const migrations = options.migrations ?? [];
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, async (admin) => {
    await assertOwn(admin, server.folder);
    const template = await templateFor(admin, server.url, migrations);
    await copy(admin, template, name);
  });
  const url = addressOf(server.url, name);
  const database = await connect({
    url,
    entities: options.entities ?? [],
    migrations,
    migrate: false,
    poolSize: options.poolSize ?? POOL_SIZE,
  });
  const close = async (): Promise<void> => {
    if (database.dataSource.isInitialized) await database.dataSource.destroy();
    await onServer(server.url, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return { database, url, close };
};

const addressOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const onServer = async <T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> => {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
};

const assertOwn = async (admin: Client, folder: string): Promise<void> => {
  const { rows } = await admin.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  if (rows[0]?.folder !== folder) throw new Error('The database server on the port is not the one of this test run.');
};

/** One migrated database for each set of migrations, made by whichever test comes first. */
const templateFor = async (admin: Client, server: string, migrations: MigrationList): Promise<string> => {
  const text = migrations.map((migration) => `${migration.name}\n${migration.prototype.up.toString()}`).join('\n');
  const template = `template_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `draft_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${draft}`);
      await migrate(addressOf(server, draft), migrations);
      await renamed(admin, draft, template);
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return template;
};

/** Connections that were just closed may linger for a moment on the server. */
const whenLetGo = (work: () => Promise<unknown>): Promise<unknown> =>
  pRetry(work, { retries: 100, minTimeout: 20, factor: 1, shouldRetry: ({ error }) => sqlState(error) === '55006' });

const renamed = (admin: Client, from: string, to: string): Promise<unknown> =>
  whenLetGo(() => admin.query(`alter database ${from} rename to ${to}`));

const copy = (admin: Client, template: string, name: string): Promise<unknown> =>
  whenLetGo(() => admin.query(`create database ${name} template ${template} strategy file_copy`));
