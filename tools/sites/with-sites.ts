import { OwnOfferList, TaxRateList } from '@rendezvous/billing';
import { Clock } from '@rendezvous/server/clock';
import { connect } from '@rendezvous/server/database';
import { openSites, type Sites } from '@rendezvous/site';
import { withProductDatabase } from '../release/product-database.js';

/** The sites without a server around them. */
export interface OpenSites {
  readonly sites: Sites;
  readonly taxRates: TaxRateList;
  readonly ownOffers: OwnOfferList;
  now(): Date;
  close(): Promise<void>;
}

export const openSiteSettings = async (url: string): Promise<OpenSites> => {
  const database = await connect({ url, entities: [], migrations: [], migrate: false, poolSize: 2 });
  const clock = new Clock();
  return {
    sites: await openSites(database),
    taxRates: new TaxRateList(database),
    ownOffers: new OwnOfferList(database),
    now: () => clock.now(),
    close: () => database.dataSource.destroy(),
  };
};

const NO_SITES = 'The database has no sites yet. Start the product once with this version: npm start';

/** Works on the sites of the configured database. */
export const withSites = <T>(work: (sites: OpenSites) => Promise<T>): Promise<T> =>
  withProductDatabase((_, url) => openSiteSettings(url), work, NO_SITES);
