import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { type Config, loadConfig } from '@rendezvous/server/config';
import { openDatabase } from '@rendezvous/server/platform';
import { type OpenRegistry, openRegistry } from '@rendezvous/site';

const NO_TABLE = '42P01';

/** Works on the registry of the configured database: of the product that runs, or of the one that ran here last. */
export const withRegistry = async <T>(work: (registry: OpenRegistry, config: Config) => Promise<T>): Promise<T> => {
  Logger.overrideLogger(['warn', 'error']);
  const config = loadConfig();
  const database = await openDatabase(config);
  const registry = await openRegistry(config, database.url);
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
