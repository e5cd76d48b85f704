import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { taxIncluded } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import type { Tx } from '@rendezvous/server/database';
import { Companies, Sites } from '@rendezvous/site';
import { TaxRatesStore } from '../tax/tax-rates.store.js';
import { Wallets } from '../wallet/wallets.service.js';
import { DiscountReservationStore } from './discount-reservation.store.js';
import { IssuedDocumentStore } from './issued-document.store.js';
import type { Order } from './order.entity.js';
import { type LostDiscount, type Sale, withoutDiscount } from './lost-discount.rules.js';
import { OrderStore } from './order.store.js';

/**
 * What a payment brings: credits, premium and an invoice, all in the transaction that completes the order. The rate of tax is that of the day on which
 * the credits are supplied: the total stays what the member paid. Where there is none by then, that counts which there was when the order was taken down:
 * what is paid for is supplied.
 */
@Injectable()
export class OrderCompletion {
  constructor(
    private readonly sites: Sites,
    private readonly companies: Companies,
    private readonly taxRates: TaxRatesStore,
    private readonly members: Members,
    private readonly wallets: Wallets,
    private readonly orders: OrderStore,
    private readonly documents: IssuedDocumentStore,
    private readonly discounts: DiscountReservationStore,
  ) {}

  /** @param order locked by the caller; `from` is the state it is in by now */
  async complete(tx: Tx, order: Order, from: OrderState, at: Date): Promise<void> {
    const { id: orderId, memberId, currency } = order;
    // Asked with the wallet locked: of two first purchases at once, one is first, and one has the discount.
    await this.wallets.lock(tx, memberId);
    const sale = await this.saleOf(tx, order);
    await this.wallets.purchase(tx, { orderId, memberId, credits: sale.credits, paid: sale.price - sale.discount, currency, at });
    const firstPurchase = !(await this.orders.hasBought(tx, memberId, orderId));
    await this.members.makePremium(tx, memberId, at);
    const siteId = this.sites.ofId(order.siteId).id;
    const company = await this.companies.sellingOn(tx, siteId);
    const taxRate = (await this.taxRates.at(tx, siteId, at, company.timeZone)).get(order.country) ?? order.taxRate;
    // The number last: every other completion of the company's year waits for it.
    const { companyId, sellerId, year, number } = await this.documents.issue(tx, 'invoice', company, at);
    await this.orders.transition(tx, orderId, from, 'completed', {
      ...sale,
      siteId,
      taxRate,
      tax: taxIncluded(order.total, taxRate),
      completedAt: at,
      invoiceYear: year,
      invoiceNumber: number,
      companyId,
      sellerId,
    });
    await tx.publish('billing.order-completed', { orderId, memberId, firstPurchase });
  }

  /**
   * A capture can come after the discount went to the member's next order, or the last use of it to another member: each discount counts once,
   * whichever order is paid first.
   */
  private async saleOf(tx: Tx, { memberId, credits, price, discount, discountCode }: Order): Promise<Sale & Partial<LostDiscount>> {
    const sale = { credits, price, discount, discountCode };
    if (discountCode === null) return sale;
    const redeemedBy = await this.discounts.findRedemption(tx, memberId, discountCode);
    if (redeemedBy !== null) return withoutDiscount(sale, redeemedBy);
    return (await this.discounts.isUsedUp(tx, memberId, discountCode)) ? withoutDiscount(sale, null) : sale;
  }
}
