import type { Order } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { PlacedOrderStore, toOrder } from './placed-order.store.js';

/** Orders as their members see them, for areas to the right: mails about a purchase. */
@Injectable()
export class Receipts {
  constructor(private readonly orders: PlacedOrderStore) {}

  /** null when the member has no such order. */
  async find(memberId: number, orderId: number): Promise<Order | null> {
    const found = await this.orders.findByMember(memberId, orderId);
    return found === null ? null : toOrder(found);
  }
}
