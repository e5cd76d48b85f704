import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Config, loadConfig } from '@rendezvous/server/config';
import { openDatabase, plainFault } from '@rendezvous/server/platform';

const NO_TABLE = '42P01';

const noProduct = (dataDir: string): string =>
  `No product has run in ${dataDir} yet, so there is nothing to change. Start it once (npm start), or name the product's database (DATABASE_URL) or folder (DATA_DIR).`;

/** Something of the product without a server around it. */
interface Open {
  close(): Promise<void>;
}

/**
 * Works on the configured database: of the product that runs, or of the one that ran here last.
 * @param missing what to say when its tables are not there
 */
export const withProductDatabase = async <O extends Open, T>(
  open: (config: Config, url: string) => Promise<O>,
  work: (opened: O, config: Config) => Promise<T>,
  missing: string,
): Promise<T> => {
  Logger.overrideLogger(['warn', 'error']);
  const config = loadConfig();
  // a change of nothing would leave an empty database behind
  if (config.databaseUrl === null && !existsSync(join(config.postgresDir, 'PG_VERSION'))) throw new Error(noProduct(config.dataDir));
  const database = await openDatabase(config);
  const opened = await open(config, database.url).catch(async (error: unknown) => {
    await database.stop();
    throw (error as { code?: string }).code === NO_TABLE
      ? new Error(missing, { cause: error })
      : new Error(plainFault(error), { cause: error });
  });
  try {
    return await work(opened, config);
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE) throw new Error(missing, { cause: error });
    throw error;
  } finally {
    await opened.close();
    await database.stop();
  }
};
