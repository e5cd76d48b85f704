import type { CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { dayOf } from '@rendezvous/site';

/** Per cent of tax in prices, by country. What is not in it is not known, which is not 0. */
export type TaxRatesByCountry = ReadonlyMap<CountryCode, number>;

/** The latest of each list, the site's own after that of all. */
const RATES = `
  select country, percent::float8 as percent from (
    select distinct on (site_id, country) site_id, country, percent from billing.tax_rates
    where site_id in (0, $1) and valid_from <= $2::date order by site_id, country, valid_from desc
  ) latest where percent is not null order by site_id`;

/** SQL of tax rates by site and day. */
@Injectable()
export class TaxRatesStore {
  /** What counts on a site at a moment, by the calendar of a time zone: a new rate counts from midnight there. */
  async at(tx: Pick<Tx, 'read'>, siteId: number, at: Date, timeZone: string): Promise<TaxRatesByCountry> {
    const rows = await tx.read<{ country: CountryCode; percent: number }>(RATES, [siteId, dayOf(at, timeZone)]);
    return new Map(rows.map(({ country, percent }) => [country, percent]));
  }
}
