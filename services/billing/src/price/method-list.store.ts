import type { OperatorMethod } from '@rendezvous/contracts/billing/operator-methods';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { feeAt, LIST_OF_COUNTRY } from './price.store.js';

/** Which list of ways to pay: the country's on a site or, as 0, that of all. */
export interface MethodList {
  readonly siteId: number;
  readonly country: CountryCode;
}

export interface ListedMethod extends Omit<OperatorMethod, 'taken'> {
  readonly country: CountryCode;
  /** Whether the list is the site's own. */
  readonly own: boolean;
}

export type LockedMethod = Pick<OperatorMethod, 'method' | 'offered'>;

const LISTED = `
  select m.country, m.site_id <> 0 as own, m.method, m.offered, ${feeAt({ site: '$1', country: 'm.country', method: 'm.method' })} as fee,
    m.site_id <> 0 and m.fee is not null as own_fee
  from billing.country_methods m where m.site_id = ${LIST_OF_COUNTRY} order by m.country, m.position`;

/** SQL of lists of ways to pay, as operators keep them. */
@Injectable()
export class MethodListStore {
  constructor(private readonly database: Database) {}

  listed(siteId: number): Promise<ListedMethod[]> {
    return this.database.read<ListedMethod>(LISTED, [siteId]);
  }

  /** Holds a list until the transaction ends. @returns its methods in their order; of a site that has none of its own, those of all */
  async lock(tx: Tx, { siteId, country }: MethodList): Promise<LockedMethod[]> {
    await tx.lock('billing.methods', `${siteId}:${country}`);
    return tx.read<LockedMethod>(
      `select m.method, m.offered from billing.country_methods m
       where m.country = $2 and m.site_id = ${LIST_OF_COUNTRY} order by m.position`,
      [siteId, country],
    );
  }

  /** Makes the list of all the site's own, unless it has one. Its fees stay those of all. */
  async own(tx: Tx, { siteId, country }: MethodList): Promise<void> {
    await tx.change(
      `insert into billing.country_methods (site_id, country, method, position, offered, fee)
       select $1, country, method, position, offered, null from billing.country_methods
       where site_id = 0 and country = $2 and $1 <> 0 on conflict do nothing`,
      [siteId, country],
    );
  }

  /** Puts a method at the end of every list of a country, offered to nobody. Without a fee: one needs two operators. */
  async add(tx: Tx, country: CountryCode, method: PaymentMethod): Promise<void> {
    await tx.change(
      `insert into billing.country_methods (site_id, country, method, position, offered, fee)
       select site_id, $1, $2, max(position) + 1, false, case when site_id = 0 then 0 end
       from billing.country_methods where country = $1 group by site_id on conflict do nothing`,
      [country, method],
    );
  }

  async setOffered(tx: Tx, { siteId, country }: MethodList, method: PaymentMethod, offered: boolean): Promise<void> {
    await tx.change('update billing.country_methods set offered = $4 where site_id = $1 and country = $2 and method = $3', [
      siteId,
      country,
      method,
      offered,
    ]);
  }

  async order(tx: Tx, { siteId, country }: MethodList, methods: readonly PaymentMethod[]): Promise<void> {
    await tx.change(
      `update billing.country_methods m set position = o.position from unnest($3::text[]) with ordinality o (method, position)
       where m.site_id = $1 and m.country = $2 and m.method = o.method`,
      [siteId, country, methods],
    );
  }

  /** A fee that was agreed on; null for that of all. */
  async setFee(tx: Tx, { siteId, country }: MethodList, method: PaymentMethod, fee: number | null, requestId: number): Promise<void> {
    await tx.change('update billing.country_methods set fee = $4, request_id = $5 where site_id = $1 and country = $2 and method = $3', [
      siteId,
      country,
      method,
      fee,
      requestId,
    ]);
  }

  async hasOwnFee(tx: Tx, { siteId, country }: MethodList): Promise<boolean> {
    const rows = await tx.read('select from billing.country_methods where site_id = $1 and country = $2 and fee is not null', [
      siteId,
      country,
    ]);
    return rows.length > 0;
  }

  /** Takes a site's own list away. @returns false when it had none */
  async follow(tx: Tx, { siteId, country }: MethodList): Promise<boolean> {
    const gone = await tx.change(
      'delete from billing.country_methods where site_id = $1 and site_id <> 0 and country = $2 returning method',
      [siteId, country],
    );
    return gone.length > 0;
  }
}
