import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contracts/reference';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Statements } from '@rendezvous/server/database';
import { feeAt, LIST_OF_COUNTRY } from './price.store.js';

/** What counts for all can count on every site, so that it is measured by the fees of each. */
const HIGHEST_FEES = `
  select m.country, max(${feeAt({ site: 'm.site_id', country: 'm.country', method: 'm.method' })}) as fee
  from billing.country_methods m where m.offered and ($1 = 0 or m.site_id = ${LIST_OF_COUNTRY}) group by m.country`;

/** Of those that count now or are to come. */
const LOWEST_PRICE = `
  select min(p.amount) as amount from billing.prices p
  where p.currency = $2 and ($1 = 0 or p.site_id in (0, $1)) and not exists (
    select from billing.prices l where l.site_id = p.site_id and l.bundle_id = p.bundle_id and l.currency = p.currency
      and l.begins_at > p.begins_at and l.begins_at <= $3)`;

/** SQL of what a fee and a price must leave of each other. */
@Injectable()
export class PriceBoundStore {
  constructor(private readonly database: Database) {}

  /** In minor units of the country's currency, by country. */
  async highestFees(siteId: number, on: Statements = this.database): Promise<ReadonlyMap<string, number>> {
    const rows = await on.read<{ country: string; fee: number }>(HIGHEST_FEES, [siteId]);
    return new Map(rows.map(({ country, fee }) => [country, fee]));
  }

  /** The same in all countries of a currency. */
  async highestFee(siteId: number, currency: Currency, on?: Statements): Promise<number> {
    const fees = await this.highestFees(siteId, on);
    return Math.max(
      0,
      ...COUNTRY_CODES.filter((country) => COUNTRIES[country].currency === currency).map((country) => fees.get(country) ?? 0),
    );
  }

  /** null where nothing is sold in the currency. */
  async lowestPrice(siteId: number, currency: Currency, at: Date, on: Statements = this.database): Promise<number | null> {
    const [row] = await on.read<{ amount: number | null }>(LOWEST_PRICE, [siteId, currency, at]);
    return row!.amount;
  }
}
