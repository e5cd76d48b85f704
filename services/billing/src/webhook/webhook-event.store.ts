import type { PaymentProviderName, WebhookEventKind } from '@rendezvous/contracts/billing/webhook';
import type { WebhookEvent as WebhookEventView } from '@rendezvous/contracts/billing/webhook-events';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { ProviderEvent } from '../payment/payment.provider.js';

/** Events in one answer. */
export const WEBHOOK_EVENTS_PAGE = 50;

export interface WebhookEventRow {
  readonly id: number;
  readonly provider: PaymentProviderName;
  readonly eventId: string;
  readonly kind: WebhookEventKind;
  readonly type: string;
  readonly reference: string | null;
  readonly state: WebhookEventView['state'];
  readonly reason: string | null;
  readonly tries: number;
  readonly tryAfter: Date | null;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  readonly processedAt: Date | null;
  readonly orderId: number | null;
}

/** How an event stands after a try. */
export type WebhookEventStanding = Pick<WebhookEventRow, 'state' | 'reason' | 'tries' | 'tryAfter' | 'processedAt'>;

export interface WebhookEventFilter {
  readonly state?: WebhookEventRow['state'] | undefined;
  readonly provider?: PaymentProviderName | undefined;
  readonly reference?: string | undefined;
  readonly before?: number | undefined;
}

const SELECT = `
  select e.id, e.provider, e.event_id as "eventId", e.kind, e.type, e.reference, e.state, e.reason, e.tries, e.try_after as "tryAfter",
    e.occurred_at as "occurredAt", e.received_at as "receivedAt", e.processed_at as "processedAt",
    coalesce(p.order_id, (select r.order_id from billing.refunds r join billing.payments rp on rp.order_id = r.order_id
      where e.kind = 'refund' and r.reference = e.reference and rp.provider = e.provider limit 1),
      (select vp.order_id from billing.reversals v join billing.payments vp on vp.id = v.payment_id
        where e.kind = 'reversal' and v.provider = e.provider and v.reference = e.reference),
      (select d.order_id from billing.disputes d where e.kind = 'dispute' and d.provider = e.provider and d.reference = e.reference)) as "orderId"
  from billing.webhook_events e
    left join billing.payments p on e.kind = 'payment' and p.provider = e.provider and p.reference = e.reference`;

/** SQL of what payment providers sent. */
@Injectable()
export class WebhookEventStore {
  constructor(private readonly database: Database) {}

  /**
   * Keeps an event. One that was kept before is left alone, unless it was given up or waits: then whoever sent it again wants it tried again.
   * @returns its id when it is to be processed
   */
  async add(
    tx: Tx,
    provider: PaymentProviderName,
    { id, kind, type, reference, at }: ProviderEvent,
    receivedAt: Date,
  ): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `insert into billing.webhook_events as e (provider, event_id, kind, type, reference, occurred_at, received_at, try_after)
       values ($1, $2, $3, $4, $5, $6, $7, $7)
       on conflict (provider, event_id) do update set state = 'received', tries = 0, try_after = excluded.try_after
         where e.state in ('parked', 'failed')
       returning id`,
      [provider, id, kind, type, reference, at, receivedAt],
    );
    return row?.id ?? null;
  }

  async find(id: number): Promise<WebhookEventRow | null> {
    const [row] = await this.database.read<WebhookEventRow>(`${SELECT} where e.id = $1`, [id]);
    return row ?? null;
  }

  /** Latest first, one more than a page. */
  page({ state, provider, reference, before }: WebhookEventFilter): Promise<WebhookEventRow[]> {
    return this.database.read<WebhookEventRow>(
      `${SELECT}
       where ($1::text is null or e.state = $1) and ($2::text is null or e.provider = $2)
         and ($3::text is null or e.reference = $3 or e.event_id = $3) and ($4::integer is null or e.id < $4)
       order by e.id desc limit ${WEBHOOK_EVENTS_PAGE + 1}`,
      [state, provider, reference, before].map((value) => value ?? null),
    );
  }

  async counts(): Promise<Record<WebhookEventRow['state'], number>> {
    const rows = await this.database.read<{ state: WebhookEventRow['state']; n: number }>(
      'select state, count(*)::integer as n from billing.webhook_events group by state',
    );
    return { received: 0, processed: 0, parked: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
  }

  /** Claims events whose turn it is, the longest waiting first, each for a minute. */
  async claimDue(at: Date, limit: number): Promise<number[]> {
    const rows = await this.database.change<{ id: number }>(
      `update billing.webhook_events e set try_after = $1::timestamptz + interval '1 minute'
       from (select id from billing.webhook_events where try_after <= $1 order by try_after limit $2 for update skip locked) due
       where e.id = due.id returning e.id`,
      [at, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Writes how an event stands after a try, unless another one came first. */
  async settle(event: Pick<WebhookEventRow, 'id' | 'state' | 'tries'>, to: WebhookEventStanding): Promise<void> {
    await this.database.change(
      `update billing.webhook_events set state = $4, reason = $5, tries = $6, try_after = $7, processed_at = $8
       where id = $1 and state = $2 and tries = $3`,
      [event.id, event.state, event.tries, to.state, to.reason, to.tries, to.tryAfter, to.processedAt],
    );
  }

  /** Has an event tried once more, whatever came of it before. @returns false when there is none */
  async reopen(tx: Tx, id: number, at: Date): Promise<boolean> {
    const rows = await tx.change(
      `update billing.webhook_events set state = 'received', tries = 0, try_after = $2, processed_at = null where id = $1 returning id`,
      [id, at],
    );
    return rows.length > 0;
  }

  /** Removes what came before a time and is done; all else stays until it is. */
  async removeOld(before: Date): Promise<void> {
    await this.database.change(`delete from billing.webhook_events where received_at < $1 and state = 'processed'`, [before]);
  }
}

/** An event as operators see it. */
export const toWebhookEvent = (row: WebhookEventRow): WebhookEventView => ({
  id: row.id,
  provider: row.provider,
  event_id: row.eventId,
  kind: row.kind,
  type: row.type,
  reference: row.reference,
  state: row.state,
  reason: row.reason,
  tries: row.tries,
  try_after: row.tryAfter?.toISOString() ?? null,
  occurred_at: row.occurredAt.toISOString(),
  received_at: row.receivedAt.toISOString(),
  processed_at: row.processedAt?.toISOString() ?? null,
  order_id: row.orderId,
});
