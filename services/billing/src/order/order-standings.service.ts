import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import type { Tx } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { Wallets } from '../wallet/wallets.service.js';
import type { Order } from './order.entity.js';
import { mayStand } from './order-state.rules.js';
import { type OrderStanding, standingOf, stands } from './order-standing.rules.js';
import { OrderStandingStore, type PaidFacts } from './order-standing.store.js';
import { OrderStore } from './order.store.js';

/**
 * The one door through which a paid order moves on. Refunds and disputes write down what is known of them and end here: payment, credits, order and
 * Premium follow from all of it together, so that it does not matter in which order it came, and the same again changes nothing.
 */
@Injectable()
export class OrderStandings {
  constructor(
    private readonly members: Members,
    private readonly wallets: Wallets,
    private readonly incidents: Incidents,
    private readonly orders: OrderStore,
    private readonly store: OrderStandingStore,
  ) {}

  /** @param order locked by the caller */
  async settle(tx: Tx, order: Order): Promise<OrderStanding> {
    // Of two orders of a member that end at once, one is the last that stood.
    await this.wallets.lock(tx, order.memberId);
    const facts = await this.store.facts(tx, order.id);
    const standing = standingOf(facts);
    await this.store.setLost(tx, order.id, standing.lost);
    await this.wallets.claim(tx, order.memberId, { orderId: order.id, claimed: standing.claimed, disputed: facts.disputed });
    if (standing.excess > 0) await this.noteExcess(tx, facts, standing.excess);
    const lasts = stands(standing.state) || (await this.store.hasOtherPurchase(tx, order.memberId, order.id));
    const premiumSince = await this.followPremium(tx, order, lasts);
    if (mayStand(order.state, standing.state)) await this.orders.transition(tx, order.id, order.state, standing.state, { premiumSince });
    return standing;
  }

  private async noteExcess(tx: Tx, { paymentId, currency }: PaidFacts, amount: number): Promise<void> {
    await this.incidents.noteDisputeExcess(tx, { paymentId, reported: { amount, currency } });
  }

  /** @returns since when the member had Premium, where it ends with this order */
  private async followPremium(tx: Tx, { memberId, completedAt, premiumSince }: Order, lasts: boolean): Promise<Date | null> {
    if (lasts) {
      await this.members.makePremium(tx, memberId, premiumSince ?? completedAt!);
      return null;
    }
    return (await this.members.endPremium(tx, memberId)) ?? premiumSince;
  }
}
