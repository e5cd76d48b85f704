import type { Adjustment } from '@rendezvous/contracts/billing/operator-adjustments';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import { type Approvable, toApproval } from '../approval/approval.rules.js';

/** Adjustments in one answer. */
export const ADJUSTMENT_PAGE = 50;

export interface AdjustmentRow extends Approvable {
  readonly memberId: number;
  readonly credits: number;
  readonly reason: string;
  readonly entryId: number | null;
}

export type NewAdjustment = Omit<AdjustmentRow, 'id' | 'entryId'> & { readonly clientId: string };

/** What an adjustment's entry stands under in the ledger. */
export const adjustmentReference = (id: number): string => `adjustment:${id}`;

const SELECT = `
  select a.id, a.member_id as "memberId", a.credits, a.reason, a.state, a.asked_by as "askedBy", a.asked_at as "askedAt",
    a.expires_at as "expiresAt", a.decided_by as "decidedBy", a.decided_at as "decidedAt",
    (select e.id::integer from billing.entries e
      where e.member_id = a.member_id and e.kind = 'adjustment' and e.reference = 'adjustment:' || a.id) as "entryId"
  from billing.adjustments a`;

/** SQL of what operators give and take. */
@Injectable()
export class AdjustmentStore {
  constructor(private readonly database: Database) {}

  /** Latest first, one more than a page. @param openAt only those that wait for a decision then */
  page(openAt: Date | null, memberId: number | null, before: number | null): Promise<AdjustmentRow[]> {
    return this.database.read<AdjustmentRow>(
      `${SELECT}
       where ($1::timestamptz is null or a.state = 'open' and a.expires_at > $1) and ($2::integer is null or a.member_id = $2)
         and ($3::integer is null or a.id < $3)
       order by a.id desc limit ${ADJUSTMENT_PAGE + 1}`,
      [openAt, memberId, before],
    );
  }

  async find(id: number, on: Statements = this.database): Promise<AdjustmentRow | null> {
    const [row] = await on.read<AdjustmentRow>(`${SELECT} where a.id = $1`, [id]);
    return row ?? null;
  }

  /** Holds an adjustment until the transaction ends: whoever decides next sees this decision. */
  async lock(tx: Tx, id: number): Promise<AdjustmentRow | null> {
    const [row] = await tx.read<AdjustmentRow>(`${SELECT} where a.id = $1 for no key update of a`, [id]);
    return row ?? null;
  }

  async findByClientId(tx: Tx, operatorId: number, clientId: string): Promise<AdjustmentRow | null> {
    const [row] = await tx.read<AdjustmentRow>(`${SELECT} where a.asked_by = $1 and a.client_id = $2`, [operatorId, clientId]);
    return row ?? null;
  }

  /** Credits that an operator gave or took alone since then. */
  async adjustedAlone(operatorId: number, since: Date, on: Statements = this.database): Promise<number> {
    const [row] = await on.read<{ sum: number }>(
      `select coalesce(sum(abs(credits)), 0)::integer as sum from billing.adjustments
       where asked_by = $1 and asked_at > $2 and expires_at is null`,
      [operatorId, since],
    );
    return row!.sum;
  }

  async insert(tx: Tx, adjustment: NewAdjustment): Promise<number> {
    const { clientId, memberId, credits, reason, state, askedBy, askedAt, expiresAt, decidedBy, decidedAt } = adjustment;
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.adjustments
         (client_id, member_id, credits, reason, state, asked_by, asked_at, expires_at, decided_by, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [clientId, memberId, credits, reason, state, askedBy, askedAt, expiresAt, decidedBy, decidedAt],
    );
    return row!.id;
  }
}

/** An adjustment as operators see it. */
export const toAdjustment = (row: AdjustmentRow, now: Date): Adjustment => ({
  ...toApproval(row, now),
  id: row.id,
  member_id: row.memberId,
  credits: row.credits,
  reason: row.reason,
  entry_id: row.entryId,
});
