import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { Inquiries } from './inquiries.service.js';
import { OrderStore } from './order.store.js';
import { SettlementService } from './settlement.service.js';

/** Orders that expire in one run. */
const BATCH = 200;

/** Brings orders to an end when neither event nor member does. */
@Injectable()
export class OrderJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly orders: OrderStore,
    private readonly inquiries: Inquiries,
    private readonly settlement: SettlementService,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.settle-orders', () => this.inquiries.askOpen(), { cron: '* * * * *' });
    // On its own, so that an order whose time is over waits for no questions about others.
    this.jobs.define('billing.expire-orders', () => this.expire(), { cron: '* * * * *' });
    this.jobs.define('billing.find-late-payments', () => this.inquiries.askGivenUp(), { cron: '17 * * * *' });
  }

  /** Asks first and expires then: an order that was paid in its last minute completes. */
  private async expire(): Promise<void> {
    const overdue = await this.orders.overdue(this.clock.now(), BATCH);
    await this.inquiries.askLast(overdue, (orderId) => this.settlement.expire(orderId));
  }
}
