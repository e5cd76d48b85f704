import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { CountryMethod } from './price.entity.js';
import type { PricedBundle } from './price.rules.js';

const LISTS = `
  select distinct on (b.credits, p.currency) p.currency, b.id, b.credits, b.popular, p.amount
  from billing.prices p join billing.bundles b on b.id = p.bundle_id
  where b.on_sale and p.begins_at <= $1 order by b.credits, p.currency, p.begins_at desc`;

/** Price lists and methods, as operators keep them. */
@Injectable()
export class PriceStore {
  constructor(private readonly database: Database) {}

  /** What is on sale in a currency, smallest bundle first. */
  async bundles(currency: Currency, at: Date): Promise<PricedBundle[]> {
    return (await this.lists(at)).get(currency) ?? [];
  }

  /** Every price list by its currency, as it counts at a moment. */
  async lists(at: Date): Promise<Map<Currency, PricedBundle[]>> {
    const prices = await this.database.read<PricedBundle & { readonly currency: Currency }>(LISTS, [at], {
      prepared: 'billing.price-lists',
    });
    const lists = new Map<Currency, PricedBundle[]>();
    for (const { currency, ...bundle } of prices) lists.set(currency, [...(lists.get(currency) ?? []), bundle]);
    return lists;
  }

  /** How one can pay in a country, with the fee in minor units. */
  async methods(country: CountryCode): Promise<{ method: PaymentMethod; fee: number }[]> {
    const methods = await this.database.dataSource.manager.find(CountryMethod, {
      where: { country, offered: true },
      order: { position: 'asc' },
    });
    return methods.map(({ method, fee }) => ({ method, fee }));
  }

  /** Where a method is offered. */
  async countriesOf(method: PaymentMethod): Promise<CountryCode[]> {
    const rows = await this.database.dataSource.manager.find(CountryMethod, {
      where: { method, offered: true },
      order: { country: 'asc' },
    });
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
