import { join } from 'node:path';
import { startPostgres } from '@rendezvous/server/postgres';
import { Client } from 'pg';

/** Runs one statement in the product's own database. @returns its rows */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Talks to the database of the product that runs on a folder, for states that no screen leads to within seconds. */
export const withDatabase = async (folder: string, work: (sql: Sql) => Promise<unknown>): Promise<void> => {
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await work(async <Row>(text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows as Row[]);
  } finally {
    await client.end();
    await server.stop();
  }
};
