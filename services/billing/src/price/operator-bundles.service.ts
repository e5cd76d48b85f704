import { days } from '@rendezvous/contracts/kernel';
import type { changeBundlePrice, OperatorBundles as Told } from '@rendezvous/contracts/billing/operator-bundles';
import { PRICE_DAYS_AHEAD_MAX } from '@rendezvous/contracts/billing/bundle-terms';
import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contracts/reference';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor, type Site } from '@rendezvous/site';
import { TaxRatesStore } from '../tax/tax-rates.store.js';
import { OperatorBundleStore } from './operator-bundle.store.js';

/** As the audit log names what bundles are changed by. */
const CALLS = '/api/operator/bundles';

/** Operators keep bundles and their prices. */
@Injectable()
export class OperatorBundles {
  constructor(
    private readonly database: Database,
    private readonly store: OperatorBundleStore,
    private readonly taxRates: TaxRatesStore,
    private readonly clock: Clock,
  ) {}

  async read(site: Site): Promise<Told> {
    const at = this.clock.now();
    const [bundles, prices, fees] = await Promise.all([this.store.bundles(), this.store.prices(at), this.store.highestFees()]);
    const countries = COUNTRY_CODES.map(async (country) => ({
      country,
      currency: COUNTRIES[country].currency,
      tax_rate: await this.taxRates.at(country, at, site.timeZone),
      highest_fee: fees.get(country) ?? 0,
    }));
    return { bundles, prices, countries: await Promise.all(countries) };
  }

  /** A price above every fee, from now on or from a time to come: members see it then, and no order changes. */
  async changePrice(bundle: string, wish: InputOf<typeof changeBundlePrice>['body'], operatorId: number): Promise<void> {
    const { currency, amount, begins_at: wanted } = wish;
    const at = this.clock.now();
    const beginsAt = wanted === null ? at : new Date(wanted);
    if (beginsAt < at || beginsAt.getTime() > at.getTime() + days(PRICE_DAYS_AHEAD_MAX)) throw new Refusal('billing.price-time');
    const fee = await this.store.highestFee(currency);
    if (amount <= fee) throw new Refusal('billing.price-below-fee', { fee, currency });
    await this.database.transaction(async (tx) => {
      if (!(await this.store.exists(tx, bundle))) throw new Refusal('billing.bundle-not-found');
      if (!(await this.store.begin(tx, bundle, currency, amount, beginsAt))) return;
      const details = { currency, amount, begins_at: beginsAt.toISOString() };
      await addAuditEntry(tx, {
        actor: operatorActor(operatorId, CALLS),
        action: 'billing.change-bundle-price',
        subject: bundle,
        details,
        at,
      });
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
