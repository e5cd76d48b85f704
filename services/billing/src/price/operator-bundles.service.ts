import type { OperatorBundles as Told } from '@rendezvous/contracts/billing/operator-bundles';
import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor, Sites } from '@rendezvous/site';
import { TaxRates } from '../tax/tax-rates.service.js';
import { OperatorBundleStore } from './operator-bundle.store.js';
import { PriceBoundStore } from './price-bound.store.js';
import { PriceRequests } from './price-requests.service.js';
import { EVERY_SITE, siteOf } from './price.rules.js';
import { SellingSites } from './selling-sites.service.js';

/** As the audit log names what bundles are changed by. */
const CALLS = '/api/operator/bundles';

/** What operators see of bundles and their prices, which of them they sell, and which they mark. */
@Injectable()
export class OperatorBundles {
  constructor(
    private readonly database: Database,
    private readonly store: OperatorBundleStore,
    private readonly requests: PriceRequests,
    private readonly bounds: PriceBoundStore,
    private readonly taxRates: TaxRates,
    private readonly sites: Sites,
    private readonly selling: SellingSites,
    private readonly clock: Clock,
  ) {}

  /** @param site null for what counts for all, with the tax of today where the default site’s company is */
  async read(site: number | null): Promise<Told> {
    const siteId = await this.selling.require(site);
    const at = this.clock.now();
    const [bundles, prices, requests, waiting, fees, taxRates] = await Promise.all([
      this.store.bundles(siteId, at),
      this.store.prices(siteId, at),
      this.requests.waiting(siteId),
      this.requests.waitingBySite(),
      this.bounds.highestFees(siteId),
      this.taxRates.on(siteId, at),
    ]);
    const countries = (siteId === EVERY_SITE ? COUNTRY_CODES : this.sites.ofId(siteId).settings.countries).map((country) => ({
      country,
      currency: COUNTRIES[country].currency,
      tax_rate: taxRates.get(country) ?? 0,
      tax_known: taxRates.has(country),
      highest_fee: fees.get(country) ?? 0,
    }));
    return { ...(await this.selling.withWaiting(waiting)), bundles, prices, requests, countries };
  }

  /** At the prices that were agreed on, so that one operator is enough. */
  async setOnSale(bundle: string, site: number | null, onSale: boolean, operatorId: number): Promise<void> {
    const siteId = await this.selling.require(site);
    await this.database.transaction(async (tx) => {
      if (!(await this.store.exists(tx, bundle))) throw new Refusal('billing.bundle-not-found');
      if (!(await this.store.setOnSale(tx, siteId, bundle, onSale))) return;
      const action = onSale ? 'billing.put-bundle-on-sale' : 'billing.take-bundle-off-sale';
      const [actor, at] = [operatorActor(operatorId, CALLS), this.clock.now()];
      await addAuditEntry(tx, { actor, action, subject: bundle, details: { site: siteOf(siteId) }, at });
    });
  }

  /** One that was never sold, and is not about to be. */
  async remove(bundle: string, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      if (!(await this.store.lock(tx, bundle))) throw new Refusal('billing.bundle-not-found');
      if (!(await this.store.remove(tx, bundle, at))) throw new Refusal('billing.bundle-priced');
      await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action: 'billing.remove-bundle', subject: bundle, at });
    });
  }

  async makePopular(bundle: string, operatorId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.store.exists(tx, bundle))) throw new Refusal('billing.bundle-not-found');
      if (!(await this.store.makePopular(tx, bundle))) return;
      const at = this.clock.now();
      await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action: 'billing.make-bundle-popular', subject: bundle, at });
    });
  }
}
