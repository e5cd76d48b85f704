import type { RefundQuote } from '@rendezvous/contracts/billing/refunds';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Sites } from '@rendezvous/site';
import { lotBalances } from '../wallet/lot-balances.rules.js';
import { LotClaimsStore } from '../wallet/lot-claims.store.js';
import { type RefundAmount, refundAmount } from './refund-amount.rules.js';
import { isRefundOver, lastRefundDay } from './refund-period.rules.js';
import { type PaidOrder, RefundStore } from './refund.store.js';

/** What would go back for one order now. */
export interface OrderQuote extends RefundAmount {
  readonly order: PaidOrder;
  /** The last day on which it can be asked for, `YYYY-MM-DD`. */
  readonly until: string;
}

/** Says which purchases can be withdrawn from, and what goes back for them. */
@Injectable()
export class RefundQuotes {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly lots: LotClaimsStore,
    private readonly store: RefundStore,
  ) {}

  /**
   * Those orders of a member whose money can go back now, latest first.
   * @param tx a transaction that holds the member's wallet, when something is to follow from the answer
   */
  async of(memberId: number, tx?: Tx): Promise<OrderQuote[]> {
    const orders = await this.store.paidOrders(memberId, tx);
    if (orders.length === 0) return [];
    const left = new Map(lotBalances(await this.lots.boughtChanges(memberId, tx)).map(({ lot, credits }) => [lot, credits]));
    return orders.flatMap((order) => {
      const { timeZone, settings } = this.sites.ofId(order.siteId);
      const until = lastRefundDay(order.completedAt, settings.refund_days, timeZone);
      const over = isRefundOver(until, this.clock.now(), timeZone);
      const amount = refundAmount(order, left.get(order.orderId) ?? 0);
      return order.refunding || amount === null || over ? [] : [{ ...amount, order, until }];
    });
  }

  /** In how many days a member's latest purchase can be withdrawn from: by its own site. @returns null when there is none */
  async days(memberId: number): Promise<number | null> {
    const [latest] = await this.store.paidOrders(memberId);
    return latest === undefined ? null : this.sites.ofId(latest.siteId).settings.refund_days;
  }

  /** As the member sees them. */
  async list(memberId: number): Promise<RefundQuote[]> {
    const quotes = await this.of(memberId);
    return quotes.map(({ order, credits, amount, until, whole }) => ({
      order: order.orderId,
      bought_at: order.completedAt.toISOString(),
      credits: order.credits,
      unused: credits,
      amount: { amount, currency: order.currency },
      until,
      whole,
      ends_premium: order.last && order.refundedCredits + credits === order.credits,
    }));
  }
}
