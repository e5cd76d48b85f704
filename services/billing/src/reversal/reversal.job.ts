import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { ReversalStore } from '../order/reversal.store.js';
import { Reversals } from './reversals.service.js';

/** Reversals that are settled in one run. */
const BATCH = 50;

/** Settles reversals for which no dispute came; one that fails keeps no other from its turn. */
@Injectable()
export class ReversalJob implements OnModuleInit {
  private readonly logger = new Logger(ReversalJob.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly store: ReversalStore,
    private readonly reversals: Reversals,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.settle-reversals', () => this.settleDue(), { cron: '41 * * * *' });
  }

  private async settleDue(): Promise<void> {
    for (const due of await this.store.claimDue(this.clock.now(), BATCH)) {
      await this.reversals
        .settle(due)
        .catch((error: unknown) => this.logger.warn({ msg: 'A reversal could not be settled.', reversal: due.reference, err: error }));
    }
  }
}
