import type { Order } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { type Site, Sites } from '@rendezvous/site';
import { PlacedOrderStore, toOrder } from './placed-order.store.js';

/** Orders as their members see them, for areas to the right: mails about a purchase. */
@Injectable()
export class Receipts {
  constructor(
    private readonly sites: Sites,
    private readonly orders: PlacedOrderStore,
  ) {}

  /** null when the member has no such order. */
  async find(memberId: number, orderId: number): Promise<Order | null> {
    const found = await this.orders.findByMember(memberId, orderId);
    return found === null ? null : toOrder(found);
  }
  /** The same with the site that sold it: its days and its clock are what was promised, wherever the member is at home. */
  async findSold(memberId: number, orderId: number): Promise<{ readonly order: Order; readonly site: Site } | null> {
    const found = await this.orders.findByMember(memberId, orderId);
    return found === null ? null : { order: toOrder(found), site: this.sites.ofId(found.order.siteId) };
  }
}
