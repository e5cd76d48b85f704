import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Creditors } from '../sepa/creditors.service.js';
import { BankDelivery } from './bank-delivery.service.js';
import { BankFiles } from './bank-files.service.js';

/** Sends to the bank what is to be sent, and forgets what was sent long ago. */
@Injectable()
export class BankFileJob implements OnModuleInit {
  private readonly logger = new Logger(BankFileJob.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly creditors: Creditors,
    private readonly files: BankFiles,
    private readonly delivery: BankDelivery,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.send-bank-files', () => this.send(), { cron: '*/10 * * * *' });
    // also where nothing is debited any more
    this.jobs.define('billing.forget-bank-files', () => this.files.forgetOld(), { cron: '51 4 * * *' });
  }

  private async send(): Promise<void> {
    if (this.creditors.find() === null) return;
    const steps = {
      debits: () => this.files.writeDebits(),
      refunds: () => this.files.writeRefunds(),
      delivery: () => this.delivery.deliver(),
    };
    for (const [step, run] of Object.entries(steps)) await this.tryStep(step, run);
  }

  /** One that fails keeps no other from its turn; it has its next in ten minutes. */
  private async tryStep(step: string, run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.logger.error({ msg: 'A part of what goes to the bank failed.', step, err: error });
    }
  }
}
