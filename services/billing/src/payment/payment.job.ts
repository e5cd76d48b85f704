import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { OrderStore } from '../order/order.store.js';
import { StatusPolling } from './status-polling.service.js';

/** Orders that expire in one run. */
const BATCH = 200;

/** Brings orders to an end when neither event nor member does. */
@Injectable()
export class PaymentJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly orders: OrderStore,
    private readonly polling: StatusPolling,
    private readonly transitions: OrderTransitions,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.settle-orders', () => this.polling.pollOpen(), { cron: '* * * * *' });
    // On its own, so that an order whose time is over waits for no polling of others.
    this.jobs.define('billing.expire-orders', () => this.expire(), { cron: '* * * * *' });
    this.jobs.define('billing.find-late-payments', () => this.polling.pollGivenUp(), { cron: '17 * * * *' });
  }

  /** Polls first and expires then: an order that was paid in its last minute completes. */
  private async expire(): Promise<void> {
    const overdue = await this.orders.listOverdue(this.clock.now(), BATCH);
    await this.polling.pollBeforeEnd(overdue, (orderId) => this.transitions.expire(orderId));
  }
}
