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
    await this.each(await this.orders.waitingSince(new Date(now.getTime() - seconds(PATIENCE_SECONDS)), BATCH), (id) =>
      this.checkout.check(id),
    );
    await this.each(await this.orders.overdue(now, BATCH), (id) => this.settlement.expire(id));
  }

  private async findLatePayments(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - days(LOOK_BACK_DAYS));
    await this.each(await this.orders.givenUpSince(since, BATCH), (id) => this.checkout.check(id));
  }

  /** One order that cannot be settled keeps no other from it; the next run tries it again. */
  private async each(orderIds: readonly number[], settle: (orderId: number) => Promise<void>): Promise<void> {
    for (const orderId of orderIds) {
      await settle(orderId).catch((error: unknown) => this.logger.warn({ msg: 'An order could not be settled.', orderId, err: error }));
    }
  }
}
