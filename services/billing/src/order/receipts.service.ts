import type { Order } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { OrderStore, toOrder } from './order.store.js';

/** Orders as their members see them, for areas to the right: mails about a purchase. */
@Injectable()
export class Receipts {
  constructor(private readonly orders: OrderStore) {}

  /** null when the member has no such order. */
  async of(memberId: number, orderId: number): Promise<Order | null> {
    const found = await this.orders.ofMember(memberId, orderId);
    return found === null ? null : toOrder(found);
  }
}
