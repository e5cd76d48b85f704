import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** The price that counts at $1 is the last one before it in its list; the order is that of the page. */
const PRICES = `
  select nullif(p.site_id, 0) as site, p.bundle_id as bundle, p.currency, coalesce(p.amount, 0) as amount,
    case when p.begins_at = '-infinity' then null else to_char(p.begins_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as begins_at,
    case when p.begins_at > $1 then 'coming'
      when exists (select from billing.prices l where l.site_id = p.site_id and l.bundle_id = p.bundle_id and l.currency = p.currency
        and l.begins_at > p.begins_at and l.begins_at <= $1) then 'past'
      else 'present' end as state, r.asked_by, r.decided_by as approved_by
  from billing.prices p join billing.bundles b on b.id = p.bundle_id left join billing.price_requests r on r.id = p.request_id
  where p.site_id in (0, $2) order by b.credits, p.currency, p.begins_at desc`;

/** Whether a bundle never had a price, and none waits at $2. A price that began is never deleted, so nobody ever ordered it either. */
const REMOVABLE = `not exists (select from billing.prices p where p.bundle_id = b.id)
    and not exists (select from billing.price_requests r where r.bundle_id = b.id and r.state = 'open' and r.expires_at > $2)`;

const BUNDLES = `
  select id, credits, popular, on_sale, exists (select from billing.bundles_off_sale where site_id = $1 and bundle_id = id) as off_site,
    ${REMOVABLE} as removable
  from billing.bundles b order by credits`;

/** SQL of bundles and prices, as operators keep them. Site 0 is what counts for all. */
@Injectable()
export class OperatorBundleStore {
  constructor(private readonly database: Database) {}

  bundles(siteId: number, at: Date): Promise<OperatorBundles['bundles']> {
    return this.database.read(BUNDLES, [siteId, at]);
  }

  prices(siteId: number, at: Date): Promise<OperatorBundles['prices']> {
    return this.database.read(PRICES, [at, siteId]);
  }

  /** If so, whoever wants to remove it waits for the end of the transaction. */
  async exists(tx: Tx, bundle: string): Promise<boolean> {
    return (await tx.read('select from billing.bundles where id = $1 for key share', [bundle])).length > 0;
  }

  /** Holds a bundle until the transaction ends, against whoever asks for a price of it. @returns false when there is none */
  async lock(tx: Tx, bundle: string): Promise<boolean> {
    return (await tx.read('select from billing.bundles where id = $1 for update', [bundle])).length > 0;
  }

  /** Removes a locked one with the requests that led to no price: the audit log keeps them. @returns false when it has a price, or one waits */
  async remove(tx: Tx, bundle: string, at: Date): Promise<boolean> {
    const removable = await tx.read(`select from billing.bundles b where b.id = $1 and ${REMOVABLE}`, [bundle, at]);
    if (removable.length === 0) return false;
    await tx.change('delete from billing.price_requests where bundle_id = $1', [bundle]);
    await tx.change('delete from billing.bundles_off_sale where bundle_id = $1', [bundle]);
    await tx.change('delete from billing.bundles where id = $1', [bundle]);
    return true;
  }

  /** @returns false when there is one of so many credits */
  async add(tx: Tx, credits: number): Promise<boolean> {
    const added = await tx.change('insert into billing.bundles (id, credits) values ($1::text, $2) on conflict do nothing returning id', [
      String(credits),
      credits,
    ]);
    return added.length > 0;
  }

  /** @returns false when it is so already */
  async setOnSale(tx: Tx, siteId: number, bundle: string, onSale: boolean): Promise<boolean> {
    const changed =
      siteId === 0
        ? await tx.change('update billing.bundles set on_sale = $2 where id = $1 and on_sale <> $2 returning id', [bundle, onSale])
        : onSale
          ? await tx.change('delete from billing.bundles_off_sale where site_id = $1 and bundle_id = $2 returning bundle_id', [
              siteId,
              bundle,
            ])
          : await tx.change(
              'insert into billing.bundles_off_sale (site_id, bundle_id) values ($1, $2) on conflict do nothing returning bundle_id',
              [siteId, bundle],
            );
    return changed.length > 0;
  }

  /** @returns false when it is already */
  async makePopular(tx: Tx, bundle: string): Promise<boolean> {
    await tx.lock('billing.popular-bundle', 'all');
    await tx.change('update billing.bundles set popular = false where popular and id <> $1', [bundle]);
    return (await tx.change('update billing.bundles set popular = true where id = $1 and not popular returning id', [bundle])).length > 0;
  }
}
