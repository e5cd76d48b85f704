import type { FeeRequest } from '@rendezvous/contracts/billing/operator-methods';
import { COUNTRIES } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import { type Approvable, toApproval } from '../approval/approval.rules.js';
import type { MethodList } from './method-list.store.js';
import { siteOf } from './price.rules.js';
import { feeAt } from './price.store.js';

export interface FeeRequestRow extends Approvable, MethodList, Pick<FeeRequest, 'method' | 'fee' | 'present'> {}

export type NewFeeRequest = Pick<FeeRequestRow, 'siteId' | 'country' | 'method' | 'fee' | 'askedBy' | 'askedAt'> & {
  readonly expiresAt: Date;
};

const SELECT = `
  select r.id, r.site_id as "siteId", r.country, r.method, r.fee, r.state, r.asked_by as "askedBy", r.asked_at as "askedAt",
    r.expires_at as "expiresAt", r.decided_by as "decidedBy", r.decided_at as "decidedAt",
    ${feeAt({ site: 'r.site_id', country: 'r.country', method: 'r.method' })} as present
  from billing.fee_requests r`;

/** SQL of fees that operators ask for. */
@Injectable()
export class FeeRequestStore {
  constructor(private readonly database: Database) {}

  /** Those that wait at a moment, of a site or, as 0, of all; the latest first. */
  waiting(siteId: number, at: Date): Promise<FeeRequestRow[]> {
    return this.database.read<FeeRequestRow>(
      `${SELECT} where r.site_id = $1 and r.state = 'open' and r.expires_at > $2 order by r.id desc`,
      [siteId, at],
    );
  }

  /** How many wait at a moment, by site. */
  async waitingBySite(at: Date): Promise<ReadonlyMap<number, number>> {
    const rows = await this.database.read<{ siteId: number; count: number }>(
      `select site_id as "siteId", count(*)::integer as count from billing.fee_requests where state = 'open' and expires_at > $1 group by site_id`,
      [at],
    );
    return new Map(rows.map(({ siteId, count }) => [siteId, count]));
  }

  async find(id: number, on: Statements = this.database): Promise<FeeRequestRow | null> {
    const [row] = await on.read<FeeRequestRow>(`${SELECT} where r.id = $1`, [id]);
    return row ?? null;
  }

  /** Holds a request until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<FeeRequestRow | null> {
    const [row] = await tx.read<FeeRequestRow>(`${SELECT} where r.id = $1 for no key update of r`, [id]);
    return row ?? null;
  }

  /** Whether the same waits already. */
  async isAsked(tx: Tx, { siteId, country, method, fee, askedAt }: NewFeeRequest): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.fee_requests where site_id = $1 and country = $2 and method = $3 and fee is not distinct from $4
         and state = 'open' and expires_at > $5`,
      [siteId, country, method, fee, askedAt],
    );
    return rows.length > 0;
  }

  async insert(tx: Tx, { siteId, country, method, fee, askedBy, askedAt, expiresAt }: NewFeeRequest): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.fee_requests (site_id, country, method, fee, asked_by, asked_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [siteId, country, method, fee, askedBy, askedAt, expiresAt],
    );
    return row!.id;
  }
}

/** A request as operators see it. */
export const toFeeRequest = (row: FeeRequestRow, now: Date): FeeRequest => {
  const { id, siteId, country, method, fee, present } = row;
  return { ...toApproval(row, now), id, site: siteOf(siteId), country, method, currency: COUNTRIES[country].currency, fee, present };
};
