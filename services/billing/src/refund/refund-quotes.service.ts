import type { OrderDebit } from '@rendezvous/contracts/billing/orders';
import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Sites } from '@rendezvous/site';
import { invoiceNumber } from '../order/order.rules.js';
import { lotBalances } from '../wallet/lot-balances.rules.js';
import { OrderDebits } from '../sepa/order-debits.store.js';
import { LotClaimsStore } from '../wallet/lot-claims.store.js';
import { type RefundAmount, refundAmount } from './refund-amount.rules.js';
import { isRefundOver, lastRefundDay } from './refund-period.rules.js';
import { type PaidOrder, RefundStore } from './refund.store.js';

/** What would go back for one order now. */
export interface OrderQuote extends RefundAmount {
  readonly order: PaidOrder;
  /** Credits of it that are left; those that go back are all of them, or a part. */
  readonly unused: number;
  /** The last day on which its member can ask for it, `YYYY-MM-DD`, and whether that is past. */
  readonly until: string;
  readonly over: boolean;
}

/** Says which purchases can be withdrawn from, and what goes back for them. */
@Injectable()
export class RefundQuotes {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly lots: LotClaimsStore,
    private readonly debits: OrderDebits,
    private readonly store: RefundStore,
  ) {}

  /**
   * Those orders of a member that they can withdraw from now, latest first.
   * @param tx a transaction that holds the member's wallet, when something is to follow from the answer
   */
  async of(memberId: number, tx?: Tx): Promise<OrderQuote[]> {
    return (await this.all(memberId, tx)).filter(({ over }) => !over);
  }

  /** The same with those whose last day is past: an operator can still pay them back. */
  async all(memberId: number, tx?: Tx): Promise<OrderQuote[]> {
    const orders = await this.store.paidOrders(memberId, tx);
    if (orders.length === 0) return [];
    const left = await this.left(memberId, tx);
    return orders.flatMap((order) => {
      const { timeZone, settings } = this.sites.ofId(order.siteId);
      const until = lastRefundDay(order.completedAt, settings.refund_days, timeZone);
      const over = isRefundOver(until, this.clock.now(), timeZone);
      const unused = left.get(order.orderId) ?? 0;
      const amount = refundAmount(order, unused);
      return order.refunding || amount === null ? [] : [{ ...amount, order, unused, until, over }];
    });
  }

  /** In how many days a member's latest purchase can be withdrawn from: by its own site. @returns null when there is none */
  async days(memberId: number): Promise<number | null> {
    const [latest] = await this.store.paidOrders(memberId);
    return latest === undefined ? null : this.sites.ofId(latest.siteId).settings.refund_days;
  }

  /**
   * What goes back for so many credits of one order, or for all that are left when these are fewer, on whichever day.
   * @returns null when nothing does
   */
  async part(memberId: number, orderId: number, credits: number, tx?: Tx): Promise<OrderQuote | null> {
    const quote = (await this.all(memberId, tx)).find(({ order }) => order.orderId === orderId);
    if (quote === undefined) return null;
    const amount = refundAmount(quote.order, Math.min(credits, quote.unused));
    return amount === null ? null : { ...quote, ...amount };
  }

  /** Credits of an order that are left. */
  async unused(memberId: number, orderId: number, tx: Tx): Promise<number> {
    return (await this.left(memberId, tx)).get(orderId) ?? 0;
  }

  private async left(memberId: number, tx?: Tx): Promise<ReadonlyMap<number, number>> {
    return new Map(lotBalances(await this.lots.boughtChanges(memberId, tx)).map(({ lot, credits }) => [lot, credits]));
  }

  /** As the member sees them. */
  async list(memberId: number): Promise<RefundQuote[]> {
    const quotes = await this.of(memberId);
    const debits = await this.debits.of(quotes.map(({ order }) => order.orderId));
    return quotes.map((quote) => toQuote(quote, debits.get(quote.order.orderId)));
  }
}

export const toQuote = ({ order, unused, credits, amount, until, whole }: OrderQuote, debit: OrderDebit | null = null): RefundQuote => ({
  order: order.orderId,
  bought_at: order.completedAt.toISOString(),
  method: order.method,
  card: order.cardBrand === null || order.cardLast4 === null ? null : { brand: order.cardBrand, last4: order.cardLast4 },
  invoice: invoiceNumber(order.invoiceYear, order.invoiceNumber),
  credits: order.credits,
  unused,
  amount: { amount, currency: order.currency },
  until,
  whole,
  collected: !(order.unsent && order.givenBack + amount === order.captured),
  direct_debit: debit,
  ends_premium: order.last && order.refundedCredits + credits === order.credits,
});
