import type { OperatorRefund } from '@rendezvous/contracts/billing/operator-refunds';
import type { REFUND_FILTERS } from '@rendezvous/contracts/billing/refund-terms';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { creditNoteNumber } from '../order/order.rules.js';
import { IS_UNCOLLECTED } from './refund.store.js';

/** Refunds in one answer. */
export const REFUND_PAGE = 50;

export interface RefundFilter {
  readonly state: (typeof REFUND_FILTERS)[number];
  readonly provider: string | null;
  /** Only those with a lower number. */
  readonly before: number | null;
}

export interface RefundRow extends Pick<
  OperatorRefund,
  'id' | 'number' | 'provider' | 'reference' | 'state' | 'waits' | 'credits' | 'tries' | 'fault' | 'reason' | 'adopted' | 'collected'
> {
  readonly orderId: number;
  readonly paymentId: string;
  readonly memberId: number;
  readonly amount: number;
  readonly currency: OperatorRefund['amount']['currency'];
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly tryAfter: Date | null;
  readonly creditNoteYear: number | null;
  readonly creditNoteNumber: number | null;
  readonly askedBy: number | null;
  readonly incidentId: number | null;
}

/** Nobody knows what became of it, or nobody asks any more. */
const WAITS = `(r.state = 'unknown' or r.state in ('requested', 'pending') and r.try_after is null)`;

const SELECT = `
  select r.id, r.number, r.order_id as "orderId", p.id as "paymentId", r.member_id as "memberId", p.provider, r.reference, r.state, ${WAITS} as waits,
    r.credits, r.amount, r.currency, r.requested_at as "requestedAt", r.decided_at as "decidedAt", r.tries, r.try_after as "tryAfter", r.fault,
    r.credit_note_year as "creditNoteYear", r.credit_note_number as "creditNoteNumber", r.asked_by as "askedBy", r.reason, r.adopted,
    not exists (select from billing.direct_debits d where d.payment_id = p.id and ${IS_UNCOLLECTED}) as collected,
    (select max(i.id) from billing.payment_incidents i
      where i.payment_id = p.id and i.kind = 'refund-unknown' and i.subject = r.id::text and i.resolved_at is null) as "incidentId"
  from billing.refunds r join billing.payments p on p.order_id = r.order_id`;

/** SQL of refunds as operators see them. */
@Injectable()
export class OperatorRefundStore {
  constructor(private readonly database: Database) {}

  /** Latest first, one more than a page. */
  page({ state, provider, before }: RefundFilter): Promise<RefundRow[]> {
    return this.database.read<RefundRow>(
      `${SELECT}
       where ($1 = 'all' or $1 = r.state or $1 = 'waiting' and ${WAITS}) and ($2::text is null or p.provider = $2)
         and ($3::integer is null or r.number < $3)
       order by r.number desc limit ${REFUND_PAGE + 1}`,
      [state, provider, before],
    );
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.database.read<{ n: number }>(`select count(*)::integer as n from billing.refunds r where ${WAITS}`);
    return row!.n;
  }

  async find(id: string): Promise<RefundRow | null> {
    const [row] = await this.database.read<RefundRow>(`${SELECT} where r.id = $1`, [id]);
    return row ?? null;
  }

  /** Whose order it is; null when there is no such order. */
  async memberOf(orderId: number): Promise<number | null> {
    const [row] = await this.database.read<{ memberId: number }>('select member_id as "memberId" from billing.orders where id = $1', [
      orderId,
    ]);
    return row?.memberId ?? null;
  }
}

/** A refund as operators see it. */
export const toOperatorRefund = (row: RefundRow, decision: OperatorRefund['decision']): OperatorRefund => {
  const { id, number, provider, reference, state, waits, credits, amount, currency, tries, fault, reason, adopted, collected } = row;
  const { creditNoteYear: year, creditNoteNumber: note } = row;
  return {
    id,
    number,
    provider,
    reference,
    state,
    waits,
    credits,
    tries,
    fault,
    reason,
    adopted,
    collected,
    amount: { amount, currency },
    order_id: row.orderId,
    payment_id: row.paymentId,
    member_id: row.memberId,
    requested_at: row.requestedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    try_after: row.tryAfter?.toISOString() ?? null,
    credit_note: year === null || note === null ? null : creditNoteNumber(year, note),
    asked_by: row.askedBy,
    incident_id: row.incidentId,
    decision,
  };
};
