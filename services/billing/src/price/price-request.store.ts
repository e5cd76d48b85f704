import type { PriceRequest } from '@rendezvous/contracts/billing/operator-bundles';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import { type Approvable, toApproval } from '../approval/approval.rules.js';

export interface PriceRequestRow extends Approvable, Pick<PriceRequest, 'bundle' | 'credits' | 'amount' | 'present'> {
  readonly currency: Currency;
  /** null: as soon as it is approved. */
  readonly beginsAt: Date | null;
}

export type NewPriceRequest = Pick<PriceRequestRow, 'bundle' | 'currency' | 'amount' | 'beginsAt' | 'askedBy' | 'askedAt'> & {
  readonly expiresAt: Date;
};

/** @param at which price is the present one */
const select = (at: string): string => `
  select r.id, r.bundle_id as bundle, b.credits, r.currency, r.amount, r.begins_at as "beginsAt", r.state, r.asked_by as "askedBy",
    r.asked_at as "askedAt", r.expires_at as "expiresAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt",
    (select p.amount from billing.prices p where p.bundle_id = r.bundle_id and p.currency = r.currency and p.begins_at <= ${at}
      order by p.begins_at desc limit 1) as present
  from billing.price_requests r join billing.bundles b on b.id = r.bundle_id`;

/** SQL of prices that operators ask for. */
@Injectable()
export class PriceRequestStore {
  constructor(private readonly database: Database) {}

  /** Those that wait at a moment, the latest first. */
  waiting(at: Date): Promise<PriceRequestRow[]> {
    return this.database.read<PriceRequestRow>(`${select('$1')} where r.state = 'open' and r.expires_at > $1 order by r.id desc`, [at]);
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
  async isAsked(tx: Tx, { bundle, currency, amount, beginsAt, askedAt }: NewPriceRequest): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.price_requests
       where bundle_id = $1 and currency = $2 and amount = $3 and begins_at is not distinct from $4 and state = 'open' and expires_at > $5`,
      [bundle, currency, amount, beginsAt, askedAt],
    );
    return rows.length > 0;
  }

  async insert(tx: Tx, { bundle, currency, amount, beginsAt, askedBy, askedAt, expiresAt }: NewPriceRequest): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.price_requests (bundle_id, currency, amount, begins_at, asked_by, asked_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [bundle, currency, amount, beginsAt, askedBy, askedAt, expiresAt],
    );
    return row!.id;
  }

  /** Lets the price of a request begin; one for the same time takes the place of the first. */
  async begin(tx: Tx, { id, bundle, currency, amount }: PriceRequestRow, at: Date): Promise<void> {
    await tx.change(
      `insert into billing.prices (bundle_id, currency, amount, begins_at, request_id) values ($1, $2, $3, $4, $5)
       on conflict (currency, bundle_id, begins_at) do update set amount = excluded.amount, request_id = excluded.request_id`,
      [bundle, currency, amount, at, id],
    );
  }

  /** Takes a price out that has not begun. @returns its amount; null when none is to come then */
  async withdraw(tx: Tx, bundle: string, currency: Currency, beginsAt: Date, operatorId: number, at: Date): Promise<number | null> {
    const [gone] = await tx.change<{ amount: number; requestId: number | null }>(
      `delete from billing.prices where bundle_id = $1 and currency = $2 and begins_at = $3 and begins_at > $4
       returning amount, request_id as "requestId"`,
      [bundle, currency, beginsAt, at],
    );
    if (gone === undefined) return null;
    await tx.change('update billing.price_requests set withdrawn_by = $2, withdrawn_at = $3 where id = $1', [
      gone.requestId,
      operatorId,
      at,
    ]);
    return gone.amount;
  }
}

/** A request as operators see it. */
export const toPriceRequest = (row: PriceRequestRow, now: Date): PriceRequest => {
  const { id, bundle, credits, currency, amount, present, beginsAt } = row;
  return { ...toApproval(row, now), id, bundle, credits, currency, amount, present, begins_at: beginsAt?.toISOString() ?? null };
};
