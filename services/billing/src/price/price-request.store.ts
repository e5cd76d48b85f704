import type { PriceRequest } from '@rendezvous/contracts/billing/operator-bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import { type Approvable, toApproval } from '../approval/approval.rules.js';
import { siteOf } from './price.rules.js';
import { priceAt } from './price.store.js';

export interface PriceRequestRow extends Approvable, Pick<PriceRequest, 'bundle' | 'credits' | 'present'> {
  /** 0: of all sites that have none of their own. */
  readonly siteId: number;
  readonly currency: Currency;
  /** null: the site sells at the price of all again. */
  readonly amount: number | null;
  /** null: as soon as it is approved. */
  readonly beginsAt: Date | null;
}

export type NewPriceRequest = Pick<PriceRequestRow, 'siteId' | 'bundle' | 'currency' | 'amount' | 'beginsAt' | 'askedBy' | 'askedAt'> & {
  readonly expiresAt: Date;
};

type Coming = Pick<PriceRequestRow, 'siteId' | 'bundle' | 'currency'> & { readonly beginsAt: Date };
type Withdrawn = Pick<PriceRequestRow, 'amount'>;

/** @param at which price is the present one */
const select = (at: string): string => `
  select r.id, r.site_id as "siteId", r.bundle_id as bundle, b.credits, r.currency, r.amount, r.begins_at as "beginsAt", r.state,
    r.asked_by as "askedBy", r.asked_at as "askedAt", r.expires_at as "expiresAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt",
    ${priceAt({ site: 'r.site_id', bundle: 'r.bundle_id', currency: 'r.currency', at })} as present
  from billing.price_requests r join billing.bundles b on b.id = r.bundle_id`;

/** SQL of prices that operators ask for. */
@Injectable()
export class PriceRequestStore {
  constructor(private readonly database: Database) {}

  /** Those that wait at a moment, of a site or, as 0, of all; the latest first. */
  waiting(siteId: number, at: Date): Promise<PriceRequestRow[]> {
    return this.database.read<PriceRequestRow>(
      `${select('$1')} where r.site_id = $2 and r.state = 'open' and r.expires_at > $1 order by r.id desc`,
      [at, siteId],
    );
  }

  /** How many wait at a moment, by site. */
  async waitingBySite(at: Date): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.read<{ siteId: number; count: number }>(
      `select site_id as "siteId", count(*)::integer as count from billing.price_requests where state = 'open' and expires_at > $1 group by site_id`,
      [at],
    );
    return new Map(rows.map(({ siteId, count }) => [siteId, count]));
  }

  async find(id: number, at: Date, on: Statements = this.database): Promise<PriceRequestRow | null> {
    const [row] = await on.read<PriceRequestRow>(`${select('$2')} where r.id = $1`, [id, at]);
    return row ?? null;
  }

  /** Holds a request until the transaction ends. */
  async lock(tx: Tx, id: number, at: Date): Promise<PriceRequestRow | null> {
    const [row] = await tx.read<PriceRequestRow>(`${select('$2')} where r.id = $1 for no key update of r`, [id, at]);
    return row ?? null;
  }

  /** Whether the same waits already. */
  async isAsked(tx: Tx, { siteId, bundle, currency, amount, beginsAt, askedAt }: NewPriceRequest): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.price_requests
       where bundle_id = $1 and currency = $2 and amount is not distinct from $3 and begins_at is not distinct from $4
         and site_id = $6 and state = 'open' and expires_at > $5`,
      [bundle, currency, amount, beginsAt, askedAt, siteId],
    );
    return rows.length > 0;
  }

  async insert(tx: Tx, { siteId, bundle, currency, amount, beginsAt, askedBy, askedAt, expiresAt }: NewPriceRequest): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.price_requests (site_id, bundle_id, currency, amount, begins_at, asked_by, asked_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [siteId, bundle, currency, amount, beginsAt, askedBy, askedAt, expiresAt],
    );
    return row!.id;
  }

  /** Lets the price of a request begin; one for the same time takes the place of the first. */
  async begin(tx: Tx, { id, siteId, bundle, currency, amount }: PriceRequestRow, at: Date): Promise<void> {
    await tx.change(
      `insert into billing.prices (site_id, bundle_id, currency, amount, begins_at, request_id) values ($1, $2, $3, $4, $5, $6)
       on conflict (site_id, currency, bundle_id, begins_at) do update set amount = excluded.amount, request_id = excluded.request_id`,
      [siteId, bundle, currency, amount, at, id],
    );
  }

  /** Takes a price out that has not begun. @returns what it was; null when none is to come then */
  async withdraw(tx: Tx, { siteId, bundle, currency, beginsAt }: Coming, operatorId: number, at: Date): Promise<Withdrawn | null> {
    const [gone] = await tx.change<Withdrawn & { requestId: number | null }>(
      `delete from billing.prices where bundle_id = $1 and currency = $2 and site_id = $5 and begins_at = $3 and begins_at > $4
       returning amount, request_id as "requestId"`,
      [bundle, currency, beginsAt, at, siteId],
    );
    if (gone === undefined) return null;
    await tx.change('update billing.price_requests set withdrawn_by = $2, withdrawn_at = $3 where id = $1', [
      gone.requestId,
      operatorId,
      at,
    ]);
    return { amount: gone.amount };
  }
}

/** A request as operators see it. */
export const toPriceRequest = (row: PriceRequestRow, now: Date): PriceRequest => {
  const { id, siteId, bundle, credits, currency, amount, present, beginsAt } = row;
  return {
    ...toApproval(row, now),
    id,
    site: siteOf(siteId),
    bundle,
    credits,
    currency,
    amount: amount ?? 0,
    present,
    begins_at: beginsAt?.toISOString() ?? null,
  };
};
