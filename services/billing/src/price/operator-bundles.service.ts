import type { OperatorBundles as Told } from '@rendezvous/contracts/billing/operator-bundles';
import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor, type Site } from '@rendezvous/site';
import { TaxRatesStore } from '../tax/tax-rates.store.js';
import { OperatorBundleStore } from './operator-bundle.store.js';
import { PriceRequests } from './price-requests.service.js';

/** As the audit log names what bundles are changed by. */
const CALLS = '/api/operator/bundles';

/** What operators see of bundles and their prices, and which of them they mark. */
@Injectable()
export class OperatorBundles {
  constructor(
    private readonly database: Database,
    private readonly store: OperatorBundleStore,
    private readonly requests: PriceRequests,
    private readonly taxRates: TaxRatesStore,
    private readonly clock: Clock,
  ) {}

  async read(site: Site): Promise<Told> {
    const at = this.clock.now();
    const [bundles, prices, requests, fees] = await Promise.all([
      this.store.bundles(),
      this.store.prices(at),
      this.requests.waiting(),
      this.store.highestFees(),
    ]);
    const countries = COUNTRY_CODES.map(async (country) => ({
      country,
      currency: COUNTRIES[country].currency,
      tax_rate: await this.taxRates.at(country, at, site.timeZone),
      highest_fee: fees.get(country) ?? 0,
    }));
    return { bundles, prices, requests, countries: await Promise.all(countries) };
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
