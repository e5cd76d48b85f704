import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { DirectDebitLimits } from '../direct-debit-limit/direct-debit-limits.service.js';
import { DirectDebitStore } from '../sepa/direct-debit.store.js';
import { Mandates } from '../sepa/mandates.service.js';

/** Forgets what need not be known any more, and ends mandates that have lapsed. */
@Injectable()
export class DirectDebitJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly limits: DirectDebitLimits,
    private readonly mandates: Mandates,
    private readonly debits: DirectDebitStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.sweep-direct-debits', () => this.sweep(), { cron: '41 * * * *' });
  }

  private async sweep(): Promise<void> {
    await this.debits.forgetGivenUp();
    await this.mandates.sweep();
    await this.limits.forget();
  }
}
