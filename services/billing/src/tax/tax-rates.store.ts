import type { CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { dayOf } from '@rendezvous/site';

const RATE = `
  select coalesce((
    select percent::float8 from billing.tax_rates where country = $1 and valid_from <= $2::date order by valid_from desc limit 1), 0) as percent`;

/** SQL of tax rates by date. */
@Injectable()
export class TaxRatesStore {
  constructor(private readonly database: Database) {}

  /** Per cent of tax in a country's prices at a moment, by the calendar of a time zone: a new rate counts from midnight there. */
  async at(country: CountryCode, at: Date, timeZone: string, tx: Pick<Tx, 'read'> = this.database): Promise<number> {
    const [row] = await tx.read<{ percent: number }>(RATE, [country, dayOf(at, timeZone)]);
    return row!.percent;
  }
}
