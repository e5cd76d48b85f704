import type { OperatorRefund } from '@rendezvous/contracts/billing/operator-refunds';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { type Approvable, toApproval } from '../approval/approval.rules.js';

type RefundDecision = NonNullable<OperatorRefund['decision']>;

export interface RefundDecisionRow extends Approvable, Pick<RefundDecision, 'outcome' | 'reason'> {
  readonly refundId: string;
}

export type NewRefundDecision = Pick<RefundDecisionRow, 'refundId' | 'outcome' | 'reason' | 'askedBy' | 'askedAt'> & {
  readonly expiresAt: Date;
};

const SELECT = `
  select id, refund_id as "refundId", outcome, reason, state, asked_by as "askedBy", asked_at as "askedAt", expires_at as "expiresAt",
    decided_by as "decidedBy", decided_at as "decidedAt"
  from billing.refund_decisions`;

/** SQL of what operators say became of refunds. */
@Injectable()
export class RefundDecisionStore {
  constructor(private readonly database: Database) {}

  /** The latest of each of some refunds. */
  async latestOf(refundIds: readonly string[]): Promise<ReadonlyMap<string, RefundDecisionRow>> {
    const rows = await this.database.read<RefundDecisionRow>(`${SELECT} where refund_id = any($1::uuid[]) order by id`, [refundIds]);
    return new Map(rows.map((row) => [row.refundId, row]));
  }

  /** The one of a refund that waits at a moment. */
  async waiting(tx: Tx, refundId: string, at: Date): Promise<RefundDecisionRow | null> {
    const [row] = await tx.read<RefundDecisionRow>(`${SELECT} where refund_id = $1 and state = 'open' and expires_at > $2`, [refundId, at]);
    return row ?? null;
  }

  /** Holds one until the transaction ends. */
  async lock(tx: Tx, id: number): Promise<RefundDecisionRow | null> {
    const [row] = await tx.read<RefundDecisionRow>(`${SELECT} where id = $1 for no key update`, [id]);
    return row ?? null;
  }

  async insert(tx: Tx, { refundId, outcome, reason, askedBy, askedAt, expiresAt }: NewRefundDecision): Promise<void> {
    await tx.change(
      `insert into billing.refund_decisions (refund_id, outcome, reason, asked_by, asked_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
      [refundId, outcome, reason, askedBy, askedAt, expiresAt],
    );
  }

  /** Whether it still waits in our own books to go to the bank. */
  async isUnsent(tx: Tx, refundId: string): Promise<boolean> {
    return (
      (await tx.read(`select from billing.direct_debit_refunds where id = $1 and state = 'waiting' for no key update`, [refundId])).length >
      0
    );
  }

  /** What waits in our own books does not go to the bank any more. */
  async withdrawUnsent(tx: Tx, refundId: string): Promise<void> {
    await tx.change(`update billing.direct_debit_refunds set state = 'failed' where id = $1 and state = 'waiting'`, [refundId]);
  }
}

/** A decision as operators see it. */
export const toRefundDecision = (row: RefundDecisionRow, now: Date): RefundDecision => {
  const { id, outcome, reason } = row;
  return { ...toApproval(row, now), id, outcome, reason };
};
