import type { Config } from '@rendezvous/server/config';
import { type OpenRegistry, openRegistry } from '@rendezvous/site';
import { withProductDatabase } from './product-database.js';

const NO_REGISTRY = 'The database has no registry of releases yet. Start the product once: npm start';

/** Works on the registry of the configured database. */
export const withRegistry = <T>(work: (registry: OpenRegistry, config: Config) => Promise<T>): Promise<T> =>
  withProductDatabase(openRegistry, work, NO_REGISTRY);
