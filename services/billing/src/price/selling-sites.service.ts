import type { SellingSite } from '@rendezvous/contracts/billing/selling-sites';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { EVERY_SITE, siteOf } from './price.rules.js';

/** Whose prices and ways to pay operators choose: what counts for all, and each site. */
@Injectable()
export class SellingSites {
  constructor(private readonly sites: Sites) {}

  /** How tables name a site; what counts for all without one. Refuses a site that there is not. */
  async require(site: number | null): Promise<number> {
    if (site !== null && (await this.sites.find(site)) === null) throw new Refusal('billing.site-not-found');
    return site ?? EVERY_SITE;
  }

  /** @param waiting how many requests wait, by site */
  async choices(waiting: ReadonlyMap<number, number>): Promise<SellingSite[]> {
    const all = { id: EVERY_SITE, host: null };
    return [all, ...(await this.sites.all())].map(({ id, host }) => ({ id: siteOf(id), host, waiting: waiting.get(id) ?? 0 }));
  }
}
