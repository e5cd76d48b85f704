import type { OpenRefund } from '@rendezvous/contracts/billing/orders';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { IS_UNCOLLECTED, OPEN_STATES } from './refund.store.js';

interface OpenRow {
  readonly orderId: number;
  readonly state: OpenRefund['state'];
  readonly credits: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly requestedAt: Date;
  readonly collected: boolean;
}

const OPEN = `
  select r.order_id as "orderId", r.state, r.credits, r.amount, r.currency, r.requested_at as "requestedAt",
    not exists (select from billing.direct_debits d where d.payment_id = p.id and ${IS_UNCOLLECTED}) as collected
  from billing.refunds r join billing.payments p on p.order_id = r.order_id
  where r.order_id = any($1) and r.state in ${OPEN_STATES}
  order by r.requested_at desc, r.id`;

/** Refunds of orders that nobody has decided yet, as their members are told. */
@Injectable()
export class OpenRefunds {
  constructor(private readonly database: Database) {}

  /** By order, latest first; empty for those of which nothing is on its way back. */
  async of(orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly OpenRefund[]>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database.read<OpenRow>(OPEN, [orderIds]);
    return new Map(orderIds.map((id) => [id, rows.filter(({ orderId }) => orderId === id).map(toOpenRefund)]));
  }
}

const toOpenRefund = ({ state, credits, amount, currency, requestedAt, collected }: OpenRow): OpenRefund => ({
  state,
  credits,
  amount: { amount, currency },
  collected,
  requested_at: requestedAt.toISOString(),
});
