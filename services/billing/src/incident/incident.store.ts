import type { PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import type { Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** Incidents in one answer. */
export const INCIDENT_PAGE = 50;

interface IncidentRow {
  readonly id: number;
  readonly kind: PaymentIncident['kind'];
  /** 0 for a charge that is of no payment here. */
  readonly orderId: number;
  readonly memberId: number;
  readonly provider: string;
  readonly reference: string | null;
  readonly amount: number;
  readonly currency: Money['currency'];
  readonly reportedAmount: number;
  readonly reportedCurrency: Money['currency'];
  readonly noticedAt: Date;
  readonly mailedAt: Date | null;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: number | null;
  readonly reason: string | null;
}

const SELECT = `
  select i.id, i.kind, coalesce(p.order_id, 0) as "orderId", coalesce(o.member_id, 0) as "memberId",
    coalesce(p.provider, i.provider) as provider, coalesce(p.reference, i.reference) as reference,
    coalesce(p.amount, 0) as amount, coalesce(p.currency, i.reported_currency) as currency,
    i.reported_amount as "reportedAmount", i.reported_currency as "reportedCurrency", i.noticed_at as "noticedAt",
    i.mailed_at as "mailedAt", i.resolved_at as "resolvedAt", i.resolved_by as "resolvedBy", i.reason
  from billing.payment_incidents i
    left join billing.payments p on p.id = i.payment_id left join billing.orders o on o.id = p.order_id`;

/** SQL of payment incidents. */
@Injectable()
export class IncidentStore {
  constructor(private readonly database: Database) {}

  /** @param subject which of the payment's refunds or disputes it is about; empty for the payment as a whole @returns its id; null when the same was noticed before */
  async add(
    tx: Tx,
    { kind, paymentId, subject, reported }: { kind: PaymentIncident['kind']; paymentId: string; subject: string; reported: Money },
    at: Date,
  ): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.payment_incidents (kind, payment_id, reported_amount, reported_currency, noticed_at, subject)
       values ($5, $1, $2, $3, $4, $6) on conflict on constraint payment_incidents_once do nothing returning id`,
      [paymentId, reported.amount, reported.currency, at, kind, subject],
    );
    return row?.id ?? null;
  }

  /** The same of what is of no payment here: each once. */
  async addUnmatched(
    tx: Tx,
    { kind, provider, reference, reported }: { kind: PaymentIncident['kind']; provider: string; reference: string; reported: Money },
    at: Date,
  ): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.payment_incidents (kind, provider, reference, reported_amount, reported_currency, noticed_at)
       values ($6, $1, $2, $3, $4, $5) on conflict (kind, provider, reference) where payment_id is null do nothing returning id`,
      [provider, reference, reported.amount, reported.currency, at, kind],
    );
    return row?.id ?? null;
  }

  /** Latest first, one more than a page. @param before only older ones */
  page(all: boolean, before: number | null): Promise<IncidentRow[]> {
    return this.database.read<IncidentRow>(
      `${SELECT} where ($1 or i.resolved_at is null) and ($2::integer is null or i.id < $2) order by i.id desc limit ${INCIDENT_PAGE + 1}`,
      [all, before],
    );
  }

  async find(id: number): Promise<IncidentRow | null> {
    const [row] = await this.database.read<IncidentRow>(`${SELECT} where i.id = $1`, [id]);
    return row ?? null;
  }

  /** The first operator counts. @returns false when it was resolved before, or is none */
  async resolve(tx: Tx, id: number, operatorId: number, reason: string | null, at: Date): Promise<boolean> {
    const resolved = await tx.change<{ id: number }>(
      'update billing.payment_incidents set resolved_at = $4, resolved_by = $2, reason = $3 where id = $1 and resolved_at is null returning id',
      [id, operatorId, reason, at],
    );
    return resolved.length > 0;
  }

  /** The same of what is open of this kind about a refund or dispute. */
  async resolveOf(tx: Tx, kind: PaymentIncident['kind'], subject: string, operatorId: number, reason: string, at: Date): Promise<void> {
    await tx.change(
      `update billing.payment_incidents set resolved_at = $5, resolved_by = $3, reason = $4
       where kind = $1 and subject = $2 and resolved_at is null`,
      [kind, subject, operatorId, reason, at],
    );
  }

  async noteMailed(id: number, at: Date): Promise<void> {
    await this.database.change('update billing.payment_incidents set mailed_at = $2 where id = $1', [id, at]);
  }

  async countOpen(): Promise<number> {
    const [row] = await this.database.read<{ n: number }>(
      'select count(*)::integer as n from billing.payment_incidents where resolved_at is null',
    );
    return row!.n;
  }
}

/** An incident as operators see it. */
export const toIncident = (row: IncidentRow): PaymentIncident => ({
  id: row.id,
  kind: row.kind,
  order_id: row.orderId,
  member_id: row.memberId,
  provider: row.provider,
  reference: row.reference,
  asked: { amount: row.amount, currency: row.currency },
  reported: { amount: row.reportedAmount, currency: row.reportedCurrency },
  noticed_at: row.noticedAt.toISOString(),
  resolved_at: row.resolvedAt?.toISOString() ?? null,
  resolved_by: row.resolvedBy,
  reason: row.reason,
});
