import { days, seconds } from '@rendezvous/contracts/kernel';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { CheckoutService } from './checkout.service.js';
import { OrderStore } from './order.store.js';
import { SettlementService } from './settlement.service.js';

/** An event normally comes within a second: who waits longer than this is asked about. */
const PATIENCE_SECONDS = 30;
/** How long after giving an order up its payment is still asked about now and then. */
const LOOK_BACK_DAYS = 3;
/** Orders in one answer. */
const BATCH = 200;

/** Brings open orders to an end when neither event nor member does. */
@Injectable()
export class OrderJob implements OnModuleInit {
  private readonly logger = new Logger(OrderJob.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly orders: OrderStore,
    private readonly checkout: CheckoutService,
    private readonly settlement: SettlementService,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.settle-orders', () => this.settleOrders(), { cron: '* * * * *' });
    this.jobs.define('billing.find-late-payments', () => this.findLatePayments(), { cron: '17 * * * *' });
  }

  /** Asks first and expires then: an order that was paid in its last minute completes. */
  private async settleOrders(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - seconds(PATIENCE_SECONDS));
    for (let ids = await this.orders.waitingSince(before, 0, BATCH); ids.length > 0;) {
      await this.each(ids, (id) => this.checkout.check(id));
      ids = await this.orders.waitingSince(before, ids.at(-1)!, BATCH);
    }
    await this.each(await this.orders.overdue(now, BATCH), (id) => this.settlement.expire(id));
  }

  private async findLatePayments(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - days(LOOK_BACK_DAYS));
    // What is taken has its next turn later, so this comes to an end.
    for (
      let ids = await this.orders.takeGivenUp(since, now, BATCH);
      ids.length > 0;
      ids = await this.orders.takeGivenUp(since, now, BATCH)
    ) {
      await this.each(ids, (id) => this.checkout.check(id));
    }
  }

  /** One order that cannot be settled keeps no other from it; the next run tries it again. */
  private async each(orderIds: readonly number[], settle: (orderId: number) => Promise<void>): Promise<void> {
    for (const orderId of orderIds) {
      await settle(orderId).catch((error: unknown) => this.logger.warn({ msg: 'An order could not be settled.', orderId, err: error }));
    }
  }
}
