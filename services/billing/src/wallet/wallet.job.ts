import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { WalletStore } from './wallet.store.js';

/** Proves each night that every wallet's granted and bought credits are the sums of its entries and that lots account for all bought credits. */
@Injectable()
export class WalletJob implements OnModuleInit {
  private readonly logger = new Logger(WalletJob.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly store: WalletStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.prove-balances', () => this.prove(), { cron: '43 2 * * *' });
  }

  private async prove(): Promise<void> {
    const differences = await this.store.differences();
    for (const difference of differences) this.logger.error({ msg: 'A wallet differs from its ledger.', ...difference });
    if (differences.length === 0) this.logger.log({ msg: 'Every wallet is the sum of its entries.' });
  }
}
