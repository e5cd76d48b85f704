import type { OrderDisputes as OrderDisputesView } from '@rendezvous/contracts/billing/disputes';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { Dispute } from './dispute.entity.js';
import { DisputeStore } from './dispute.store.js';

interface LotRow {
  readonly orderId: number;
  readonly frozen: number;
  readonly taken: number;
  readonly owed: number;
}

/** What disputes made of purchases, as their members see it. */
@Injectable()
export class OrderDisputes {
  constructor(
    private readonly database: Database,
    private readonly store: DisputeStore,
  ) {}

  /** By order; those that nobody disputed are not in the answer. */
  async of(orderIds: readonly number[]): Promise<Map<number, OrderDisputesView>> {
    const disputes = await this.store.listOf(orderIds);
    if (disputes.length === 0) return new Map();
    const lots = await this.database.read<LotRow>(
      'select order_id as "orderId", frozen, charged_back as taken, owed from billing.lots where order_id = any($1)',
      [[...new Set(disputes.map(({ orderId }) => orderId))]],
    );
    return new Map(
      lots.map(({ orderId, ...credits }) => [
        orderId,
        { ...credits, disputes: disputes.filter((one) => one.orderId === orderId).map(toView) },
      ]),
    );
  }

  /** The one of this number, with its order; null when the member has no such dispute. For mails. */
  async findByNumber(
    memberId: number,
    number: number,
  ): Promise<(OrderDisputesView & { readonly order: number; readonly latest: View }) | null> {
    const dispute = await this.store.findOf(memberId, number);
    if (dispute === null || dispute.openedAt === null) return null;
    const told = (await this.of([dispute.orderId])).get(dispute.orderId);
    return told === undefined ? null : { ...told, order: dispute.orderId, latest: toView(dispute) };
  }
}

type View = OrderDisputesView['disputes'][number];

const toView = ({ status, amount, currency, openedAt, heardAt, decidedAt }: Dispute): View => ({
  status,
  amount: { amount, currency },
  opened_at: (openedAt ?? heardAt).toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
});
