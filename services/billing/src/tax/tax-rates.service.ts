import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Companies } from '@rendezvous/site';
import { type TaxRatesByCountry, TaxRatesStore } from './tax-rates.store.js';

/** How much tax prices contain on a site. */
@Injectable()
export class TaxRates {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly store: TaxRatesStore,
  ) {}

  /** By the calendar of the company that sells there, as its documents are. */
  async on(siteId: number, at: Date): Promise<TaxRatesByCountry> {
    const { timeZone } = await this.companies.sellingOn(this.database, siteId);
    return this.store.at(this.database, siteId, at, timeZone);
  }
}
