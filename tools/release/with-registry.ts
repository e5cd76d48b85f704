import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { type Config, loadConfig } from '@rendezvous/server/config';
import { openDatabase, plainFault } from '@rendezvous/server/platform';
import { type OpenRegistry, ReleaseFault, openRegistry } from '@rendezvous/site';

const NO_TABLE = '42P01';

const noProduct = (dataDir: string): string =>
  `No product has run in ${dataDir} yet, so there is nothing to release into. Start it once (npm start), or name the product's database (DATABASE_URL) or folder (DATA_DIR).`;

/** Works on the registry of the configured database: of the product that runs, or of the one that ran here last. */
export const withRegistry = async <T>(work: (registry: OpenRegistry, config: Config) => Promise<T>): Promise<T> => {
  Logger.overrideLogger(['warn', 'error']);
  const config = loadConfig();
  // a release into nothing would leave an empty database behind
  if (config.databaseUrl === null && !existsSync(join(config.postgresDir, 'PG_VERSION'))) throw new ReleaseFault(noProduct(config.dataDir));
  const database = await openDatabase(config);
  const registry = await openRegistry(config, database.url).catch(async (error: unknown) => {
    await database.stop();
    throw new Error(plainFault(error), { cause: error });
  });
  try {
    return await work(registry, config);
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE)
      throw new Error('The database has no registry of releases yet. Start the product once: npm start', { cause: error });
    throw error;
  } finally {
    await registry.close();
    await database.stop();
  }
};
