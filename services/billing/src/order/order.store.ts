import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { Order } from './order.entity.js';
import type { LostDiscount, Sale } from './lost-discount.rules.js';

/** What is noted when the invoice is issued. */
export type IssuedColumns = 'siteId' | 'taxRate' | 'tax' | 'invoiceYear' | 'invoiceNumber' | 'companyId' | 'sellerId';

/** SQL of orders as they move from state to state. */
@Injectable()
export class OrderStore {
  /** Locks an order: the first lock of whatever may move it. */
  async lock(tx: Tx, orderId: number): Promise<Order> {
    const order = await tx.manager.findOne(Order, { where: { id: orderId }, lock: { mode: 'for_no_key_update' } });
    if (order === null) throw new Error(`There is no order ${orderId}`);
    return order;
  }

  /** The same for an order of this member; null when the member has no such order. */
  lockOf(tx: Tx, memberId: number, orderId: number): Promise<Order | null> {
    return tx.manager.findOne(Order, { where: { id: orderId, memberId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Compare and set. Throws when the order is not in `from`: the caller holds its lock, so that cannot be. */
  async transition(
    tx: Tx,
    orderId: number,
    from: OrderState,
    to: OrderState,
    changes: Partial<Pick<Order, IssuedColumns | 'completedAt' | 'premiumSince'> & Sale & LostDiscount> = {},
  ): Promise<void> {
    const { affected } = await tx.manager.update(Order, { id: orderId, state: from }, { state: to, ...changes });
    if (affected !== 1) throw new Error(`Order ${orderId} was not ${from}`);
  }

  /** A cancelled order was given up for the member's next one. */
  async noteReplaced(tx: Tx, orderId: number): Promise<void> {
    await tx.manager.update(Order, { id: orderId, state: 'cancelled' }, { replaced: true });
  }

  /** True when the member has another order that was paid. */
  async hasBought(tx: Tx, memberId: number, besidesOrderId: number): Promise<boolean> {
    const rows = await tx.read('select 1 from billing.orders where member_id = $1 and id <> $2 and completed_at is not null limit 1', [
      memberId,
      besidesOrderId,
    ]);
    return rows.length > 0;
  }
}
