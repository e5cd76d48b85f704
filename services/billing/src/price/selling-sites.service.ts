import type { SellingSite } from '@rendezvous/contracts/billing/selling-sites';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { EVERY_SITE, siteOf } from './price.rules.js';

interface SitesWithWaiting {
  readonly sites: SellingSite[];
  readonly waiting: number;
}

/** Whose prices and ways to pay operators choose: what counts for all, and each site. */
@Injectable()
export class SellingSites {
  constructor(private readonly sites: Sites) {}

  /** How tables name a site; what counts for all without one. Refuses a site that there is not. */
  async require(site: number | null): Promise<number> {
    if (site !== null && (await this.sites.find(site)) === null) throw new Refusal('billing.site-not-found');
    return site ?? EVERY_SITE;
  }

  /** What can be chosen, and how many requests wait at each and anywhere. @param waiting by site */
  async withWaiting(waiting: ReadonlyMap<number, number>): Promise<SitesWithWaiting> {
    const all = { id: EVERY_SITE, host: null };
    const sites = [all, ...(await this.sites.all())].map(({ id, host }) => ({ id: siteOf(id), host, waiting: waiting.get(id) ?? 0 }));
    return { sites, waiting: sites.reduce((sum, site) => sum + site.waiting, 0) };
  }
}
