import type { OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** Disputes in one answer. */
export const DISPUTE_PAGE = 50;

interface DisputeRow extends Pick<OperatorDispute, 'id' | 'status' | 'provider' | 'reference' | 'frozen' | 'taken' | 'owed' | 'method'> {
  readonly orderId: number;
  readonly memberId: number;
  readonly amount: number;
  readonly currency: OperatorDispute['amount']['currency'];
  readonly heardAt: Date;
  readonly decidedAt: Date | null;
  readonly unblockedAt: Date | null;
  readonly unblockedBy: number | null;
  readonly unblockReason: string | null;
  readonly others: OperatorDispute['others'];
  readonly refunds: OperatorDispute['refunds'];
}

/** Rows of what belongs to the same order, latest first. */
const ofOrder = (table: string, columns: string, order: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${columns}, 'amount', jsonb_build_object('amount', x.amount, 'currency', o.currency))
     order by ${order} desc), '[]') from ${table} x where x.order_id = d.order_id`;

const SELECT = `
  select d.id, d.status, d.provider, d.reference, d.order_id as "orderId", d.member_id as "memberId", d.amount, d.currency,
    d.heard_at as "heardAt", d.decided_at as "decidedAt", l.frozen, l.charged_back as taken, l.owed, o.method,
    d.unblocked_at as "unblockedAt", d.unblocked_by as "unblockedBy", d.unblock_reason as "unblockReason",
    ${ofOrder('billing.disputes', "'id', x.id, 'status', x.status", 'x.id')} and x.id <> d.id) as others,
    ${ofOrder('billing.refunds', "'number', x.number, 'state', x.state", 'x.number')}) as refunds
  from billing.disputes d join billing.orders o on o.id = d.order_id join billing.lots l on l.order_id = d.order_id`;

/** SQL of disputes as operators see them. */
@Injectable()
export class OperatorDisputeStore {
  constructor(private readonly database: Database) {}

  /** Latest first, one more than a page. @param before only older ones */
  page(status: OperatorDispute['status'] | null, before: number | null): Promise<DisputeRow[]> {
    return this.database.read<DisputeRow>(
      `${SELECT} where ($1::text is null or d.status = $1) and ($2::integer is null or d.id < $2) order by d.id desc limit ${DISPUTE_PAGE + 1}`,
      [status, before],
    );
  }

  async find(id: number): Promise<DisputeRow | null> {
    const [row] = await this.database.read<DisputeRow>(`${SELECT} where d.id = $1`, [id]);
    return row ?? null;
  }
}

/** A dispute as operators see it. */
export const toOperatorDispute = (row: DisputeRow): OperatorDispute => {
  const { id, status, provider, reference, frozen, taken, owed, method, others, refunds } = row;
  const { amount, currency, unblockedAt: at, unblockedBy: by } = row;
  return {
    id,
    status,
    provider,
    reference,
    frozen,
    taken,
    owed,
    method,
    others,
    refunds,
    amount: { amount, currency },
    order_id: row.orderId,
    member_id: row.memberId,
    heard_at: row.heardAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    blocked: status === 'lost' && at === null,
    unblocked: at === null || by === null ? null : { at: at.toISOString(), by, reason: row.unblockReason ?? '' },
  };
};
