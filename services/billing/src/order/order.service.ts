import { randomUUID } from 'node:crypto';
import type { createOrder } from '@rendezvous/contracts/billing';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { InputOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { PaymentProvider } from '../payment/payment.provider.js';
import { PaymentStore } from '../payment/payment.store.js';
import { Prices } from '../price/prices.service.js';
import { expiresAt } from './order.rules.js';
import { type NewOrder, OrderStore, type PaidOrder } from './order.store.js';

export type OrderWish = InputOf<typeof createOrder>['body'];

/** Takes orders down at the price that the member saw. */
@Injectable()
export class OrderService {
  constructor(
    private readonly database: Database,
    private readonly prices: Prices,
    private readonly orders: OrderStore,
    private readonly payments: PaymentStore,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * One order for a member's client id, however often and however much at once it is asked for.
   * @param visited where the member is, should the profile name no country
   */
  async place(memberId: number, visited: CountryCode, wish: OrderWish, at: Date): Promise<PaidOrder> {
    const known = await this.orders.byClientId(memberId, wish.clientId);
    if (known !== null) return sameWish(known, wish);
    const country = await this.prices.countryFor(memberId, visited);
    const order = await this.priced(memberId, country, wish, at);
    await this.database.transaction((tx) => this.write(tx, order));
    const placed = await this.orders.byClientId(memberId, wish.clientId);
    return sameWish(placed!, wish);
  }

  async read(memberId: number, orderId: number): Promise<PaidOrder> {
    const found = await this.orders.ofMember(memberId, orderId);
    if (found === null) throw new Refusal('billing.order-not-found');
    return found;
  }

  private async priced(memberId: number, country: CountryCode, wish: OrderWish, at: Date): Promise<NewOrder> {
    const { clientId, bundle: bundleId, method } = wish;
    const { total, currency, ...parts } = await this.prices.ofOrder(country, bundleId, method);
    if (total !== wish.expected_total) throw new Refusal('billing.price-changed', { total, currency });
    return {
      ...parts,
      total,
      currency,
      memberId,
      clientId,
      bundleId,
      country,
      method,
      discountCode: null,
      createdAt: at,
      expiresAt: expiresAt(method, at),
    };
  }

  private async write(tx: Tx, order: NewOrder): Promise<void> {
    const orderId = await this.orders.insert(tx, order);
    // Taken down by the same request, sent twice: the other one wrote the payment too.
    if (orderId === null) return;
    const { total: amount, currency, createdAt } = order;
    await this.payments.insert(tx, { id: randomUUID(), orderId, provider: this.provider.name, amount, currency, createdAt });
  }
}

/** A client id stands for one wish: with another bundle or method it is a mistake, not a repetition. */
const sameWish = (found: PaidOrder, wish: OrderWish): PaidOrder => {
  if (found.order.bundleId !== wish.bundle || found.order.method !== wish.method) throw new Refusal('billing.order-not-payable');
  return found;
};
