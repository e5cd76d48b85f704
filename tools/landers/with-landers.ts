import type { Config } from '@rendezvous/server/config';
import { type OpenLanders, openLanders } from '@rendezvous/landers';
import { withProductDatabase } from '../release/product-database.js';

const NO_LANDERS = 'The database has no landers yet. Start the product once with this version: npm start';

/** Works on the landers of the configured database, of the product that runs or of the one that ran here last. */
export const withLanders = <T>(work: (landers: OpenLanders, config: Config) => Promise<T>): Promise<T> =>
  withProductDatabase(openLanders, work, NO_LANDERS);
