import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { PricedBundle } from './price.rules.js';

/** Names of columns, or parameters. */
interface Priced {
  readonly site: string;
  readonly bundle: string;
  readonly currency: string;
  readonly at: string;
}

/** SQL of what a bundle costs on a site: its own price, where it has one, else that of all; null where it is not sold. */
export const priceAt = ({ site, bundle, currency, at }: Priced): string => {
  const latest = (list: string) => `
    (select amount from billing.prices where site_id = ${list} and bundle_id = ${bundle} and currency = ${currency} and begins_at <= ${at}
     order by begins_at desc limit 1)`;
  return `coalesce(${latest(site)}, ${latest('0')})`;
};

/** SQL of the fee for a way to pay on a site: its own, where it has one, else that of all. */
export const feeAt = ({ site, country, method }: { readonly site: string; readonly country: string; readonly method: string }): string => {
  const fee = (list: string) =>
    `(select fee from billing.country_methods where site_id = ${list} and country = ${country} and method = ${method})`;
  return `coalesce(${fee(site)}, ${fee('0')})`;
};

/** SQL of whose list of ways to pay counts in a country on site $1: its own, where it has one, else that of all. */
export const LIST_OF_COUNTRY =
  '(select max(l.site_id) from billing.country_methods l where l.country = m.country and l.site_id in (0, $1))';

const LISTS = `
  select currency, id, credits, popular, amount from (
    select p.currency, b.id, b.credits, b.popular,
      ${priceAt({ site: '$1', bundle: 'b.id', currency: 'p.currency', at: '$2' })} as amount
    from billing.bundles b
    join (select distinct bundle_id, currency from billing.prices where site_id in (0, $1)) p on p.bundle_id = b.id
    where b.on_sale and not exists (select from billing.bundles_off_sale o where o.site_id = $1 and o.bundle_id = b.id)
  ) priced where amount is not null order by credits`;

const METHODS = `
  select m.method, ${feeAt({ site: '$1', country: 'm.country', method: 'm.method' })} as fee
  from billing.country_methods m where m.country = $2 and m.offered and m.site_id = ${LIST_OF_COUNTRY}
  order by m.position`;

const COUNTRIES = `
  select m.country from billing.country_methods m
  where m.method = $2 and m.offered and m.site_id = ${LIST_OF_COUNTRY} order by m.country`;

/** What counts for members of a site: its own prices and ways to pay, else those of all. Every reader asks here. */
@Injectable()
export class PriceStore {
  constructor(private readonly database: Database) {}

  /** Every price list by its currency, smallest bundle first, as it counts at a moment. */
  async lists(siteId: number, at: Date): Promise<Map<Currency, PricedBundle[]>> {
    const prices = await this.database.read<PricedBundle & { readonly currency: Currency }>(LISTS, [siteId, at], {
      prepared: 'billing.price-lists',
    });
    const lists = new Map<Currency, PricedBundle[]>();
    for (const { currency, ...bundle } of prices) lists.set(currency, [...(lists.get(currency) ?? []), bundle]);
    return lists;
  }

  /** How one can pay in a country, with the fee in minor units. */
  methods(siteId: number, country: CountryCode): Promise<{ method: PaymentMethod; fee: number }[]> {
    return this.database.read(METHODS, [siteId, country], { prepared: 'billing.methods' });
  }

  /** Where a method is offered. */
  async countriesOf(siteId: number, method: PaymentMethod): Promise<CountryCode[]> {
    const rows = await this.database.read<{ country: CountryCode }>(COUNTRIES, [siteId, method]);
    return rows.map(({ country }) => country);
  }

  /** The country of a member's profile. */
  async countryOf(memberId: number): Promise<CountryCode | null> {
    const [row] = await this.database.read<{ country: CountryCode }>(
      'select country from account.member_cards where member_id = $1',
      [memberId],
      { prepared: 'billing.country' },
    );
    return row?.country ?? null;
  }
}
