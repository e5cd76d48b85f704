import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';
import { COUNTRIES, COUNTRY_CODES } from '@rendezvous/contracts/reference';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';

/** The price that counts at $1 is the last one before it; the order is that of the page. */
const PRICES = `
  select p.bundle_id as bundle, p.currency, p.amount,
    case when p.begins_at = '-infinity' then null else to_char(p.begins_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as begins_at,
    case when p.begins_at > $1 then 'coming'
      when exists (select from billing.prices l where l.bundle_id = p.bundle_id and l.currency = p.currency
        and l.begins_at > p.begins_at and l.begins_at <= $1) then 'past'
      else 'present' end as state, r.asked_by, r.decided_by as approved_by
  from billing.prices p join billing.bundles b on b.id = p.bundle_id left join billing.price_requests r on r.id = p.request_id
  order by b.credits, p.currency, p.begins_at desc`;

const HIGHEST_FEES = 'select country, max(fee) as fee from billing.country_methods where offered group by country';

/** SQL of bundles and prices, as operators keep them. */
@Injectable()
export class OperatorBundleStore {
  constructor(private readonly database: Database) {}

  bundles(): Promise<OperatorBundles['bundles']> {
    return this.database.read('select id, credits, popular, on_sale from billing.bundles order by credits');
  }

  prices(at: Date): Promise<OperatorBundles['prices']> {
    return this.database.read(PRICES, [at]);
  }

  /** In minor units of the country's currency, by country. */
  async highestFees(on: Statements = this.database): Promise<ReadonlyMap<string, number>> {
    const rows = await on.read<{ country: string; fee: number }>(HIGHEST_FEES);
    return new Map(rows.map(({ country, fee }) => [country, fee]));
  }

  /** The same in all countries of a currency. */
  async highestFee(currency: Currency, on?: Statements): Promise<number> {
    const fees = await this.highestFees(on);
    return Math.max(
      0,
      ...COUNTRY_CODES.filter((country) => COUNTRIES[country].currency === currency).map((country) => fees.get(country) ?? 0),
    );
  }

  async exists(tx: Tx, bundle: string): Promise<boolean> {
    return (await tx.read('select from billing.bundles where id = $1', [bundle])).length > 0;
  }

  /** @returns false when it is already */
  async makePopular(tx: Tx, bundle: string): Promise<boolean> {
    await tx.lock('billing.popular-bundle', 'all');
    await tx.change('update billing.bundles set popular = false where popular and id <> $1', [bundle]);
    return (await tx.change('update billing.bundles set popular = true where id = $1 and not popular returning id', [bundle])).length > 0;
  }
}
