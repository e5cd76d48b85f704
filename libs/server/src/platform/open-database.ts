import { Logger } from '@nestjs/common';
import type { Config } from '../config/index.js';
import { startPostgres } from '../postgres/index.js';

export interface OpenDatabase {
  readonly url: string;
  /** Call it after the app has closed; the packaged server stops when nobody else uses it. */
  stop(): Promise<void>;
}

/** The database of the configuration, or the packaged server on the data folder. */
export const openDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  const began = Date.now();
  const server = await startPostgres({ dataDir: config.postgresDir, durable: true, watch: true });
  new Logger('Postgres').log(
    server.started ? `PostgreSQL started in ${Date.now() - began} ms.` : 'Joined the PostgreSQL that runs already.',
  );
  return { url: server.url, stop: () => server.stop() };
};
