import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { isOpen } from '../order/order-state.rules.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { EarlierOrderStore } from './earlier-order.store.js';

/** A member pays one order at a time: the next one takes the place of those that are still open, so that nobody is charged twice by two open pages. */
@Injectable()
export class EarlierOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: EarlierOrderStore,
    private readonly transitions: OrderTransitions,
    private readonly status: PaymentStatusCheck,
  ) {}

  /**
   * Has what is open cancelled at its provider, before the member's next order is written. Refuses with `billing.earlier-order-open` where one may still
   * be charged, or was: the member is told once, and the prices say so from then on, so that whoever presses again knows.
   * @param clientId of the next order
   */
  async end(memberId: number, clientId: string): Promise<void> {
    let ended = true;
    for (const orderId of await this.store.list(memberId, clientId)) ended = (await this.cancel(orderId)) && ended;
    if (!ended) throw new Refusal('billing.earlier-order-open');
  }

  /** @returns whether nothing is to be paid any more */
  private async cancel(orderId: number): Promise<boolean> {
    if ((await this.status.cancel(orderId)) === 'no-payment') {
      await this.database.transaction((tx) => this.transitions.replace(tx, orderId));
      // it may have begun before that; what begins after it is cancelled by whoever begins it
      await this.status.cancel(orderId);
    }
    const state = await this.store.note(orderId, this.clock.now());
    return !isOpen(state) && state !== 'completed';
  }
}
