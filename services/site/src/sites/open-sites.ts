import type { Database } from '@rendezvous/server/database';
import { Sites } from './sites.service.js';
import { SitesStore } from './sites.store.js';

/** The sites without a server around them, as they are now: for commands beside a running product. */
export const openSites = async (database: Database): Promise<Sites> => {
  const sites = new Sites(database, new SitesStore(database));
  await sites.load();
  return sites;
};
