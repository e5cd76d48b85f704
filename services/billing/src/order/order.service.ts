import type { createOrder } from '@rendezvous/contracts/billing/orders';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { PaymentProvider } from '../payment/payment.provider.js';
import { Prices } from '../price/prices.service.js';
import { expiresAt } from './order.rules.js';
import { type NewOrder, OrderStore, type PaidOrder } from './order.store.js';
import { SettlementService } from './settlement.service.js';

export type OrderWish = InputOf<typeof createOrder>['body'];

/** Takes orders down at the price that the member saw. */
@Injectable()
export class OrderService {
  constructor(
    private readonly database: Database,
    private readonly prices: Prices,
    private readonly orders: OrderStore,
    private readonly settlement: SettlementService,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * One order for a member's client id, however often and however much at once it is asked for.
   * @param visited where the member is, should the profile name no country
   */
  async place(memberId: number, visited: CountryCode, wish: OrderWish, at: Date): Promise<PaidOrder> {
    const known = await this.orders.byClientId(memberId, wish.clientId);
    if (known !== null) return sameWish(known, wish);
    const order = await this.priced(memberId, visited, wish, at);
    await this.database.transaction((tx) => this.write(tx, order));
    const placed = await this.orders.byClientId(memberId, wish.clientId);
    return sameWish(placed!, wish);
  }

  async read(memberId: number, orderId: number): Promise<PaidOrder> {
    const found = await this.orders.ofMember(memberId, orderId);
    if (found === null) throw new Refusal('billing.order-not-found');
    return found;
  }

  private async priced(memberId: number, visited: CountryCode, wish: OrderWish, at: Date): Promise<NewOrder> {
    const { clientId, bundle: bundleId, method } = wish;
    const { total, currency, ...rest } = await this.prices.ofPurchase({ memberId, visited, bundleId, method });
    if (total !== wish.expected_total) throw new Refusal('billing.price-changed', { total, currency });
    return { ...rest, total, currency, memberId, clientId, bundleId, method, createdAt: at, expiresAt: expiresAt(method, at) };
  }

  /** Writes order and payment unless the same request, sent twice, did. A discount leaves the member's order that held it before. */
  private async write(tx: Tx, order: NewOrder): Promise<void> {
    if (order.discountCode !== null) {
      await this.orders.queue(tx, order.memberId);
      if (await this.orders.isKnown(tx, order.memberId, order.clientId)) return;
      const holder = await this.orders.holderOf(tx, order.memberId, order.discountCode);
      if (holder !== null) await this.settlement.giveUp(tx, holder);
      // The holder may have been paid while we waited for it: then the discount is used.
      if ((await this.orders.userOf(tx, order.memberId, order.discountCode)) !== null) throw new Refusal('billing.price-changed');
    }
    await this.orders.insert(tx, order, this.provider.name);
  }
}

/** A client id stands for one wish: with another bundle, method or price it is a mistake, not a repetition. */
const sameWish = (found: PaidOrder, wish: OrderWish): PaidOrder => {
  const { bundleId, method, total } = found.order;
  if (bundleId !== wish.bundle || method !== wish.method || total !== wish.expected_total) throw new Refusal('billing.order-not-payable');
  return found;
};
