import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import type { Money } from '@rendezvous/contracts/kernel';
import { isReversalWaiting } from './reversal.store.js';
import type { StandingFacts } from './order-standing.rules.js';

/** The facts, and of which payment they are. */
export interface PaidFacts extends StandingFacts {
  readonly paymentId: string;
  readonly currency: Money['currency'];
}

/** A dispute in another currency is about the whole payment: what it comes to in ours, the provider alone knows. */
const FACTS = `
  select l.credits, p.id as "paymentId", p.currency, p.amount as captured, p.refunding, p.refunded, r.back as "refundedCredits", r.open as "refundingCredits",
    d.lost, d.disputed or ${isReversalWaiting('p.id')} as disputed
  from billing.lots l
  join billing.payments p on p.order_id = l.order_id
  cross join lateral (
    select coalesce(sum(credits) filter (where state = 'succeeded'), 0)::integer as back,
      coalesce(sum(credits) filter (where state in ('requested', 'pending', 'unknown')), 0)::integer as open
    from billing.refunds where order_id = l.order_id) r
  cross join lateral (
    select coalesce(sum(case when currency = p.currency then amount else p.amount end) filter (where status = 'lost'), 0)::integer as lost,
      coalesce(bool_or(status = 'open'), false) as disputed
    from billing.disputes where order_id = l.order_id) d
  where l.order_id = $1`;

/** SQL of how paid orders stand. */
@Injectable()
export class OrderStandingStore {
  /** Lock the order first. */
  async facts(tx: Tx, orderId: number): Promise<PaidFacts> {
    const [row] = await tx.read<PaidFacts>(FACTS, [orderId]);
    if (row === undefined) throw new Error(`The order ${orderId} was not paid`);
    return row;
  }

  async setLost(tx: Tx, orderId: number, lost: number): Promise<void> {
    await tx.change('update billing.payments set lost = $2 where order_id = $1 and lost <> $2', [orderId, lost]);
  }

  /** Whether another order of the member stands: paid, and its money neither gone back nor charged back. */
  async hasOtherPurchase(tx: Tx, memberId: number, besidesOrderId: number): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.orders where member_id = $1 and id <> $2 and completed_at is not null
         and state not in ('refunded', 'charged_back') limit 1`,
      [memberId, besidesOrderId],
    );
    return rows.length > 0;
  }
}
