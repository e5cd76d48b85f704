import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { StatusPolling } from './status-polling.service.js';

/** Brings orders to an end when neither event nor member does. */
@Injectable()
export class PaymentJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly polling: StatusPolling,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.settle-orders', () => this.polling.pollOpen(), { cron: '* * * * *' });
    // On its own, so that an order whose time is over waits for no polling of others.
    this.jobs.define('billing.expire-orders', () => this.polling.pollOverdue(), { cron: '* * * * *' });
    this.jobs.define('billing.find-late-payments', () => this.polling.pollGivenUp(), { cron: '17 * * * *' });
  }
}
