import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { Jobs } from '@rendezvous/server/jobs';
import { DebitBank } from './debit-bank.service.js';

/** The demo's bank opens now and then; it is nowhere else, nor where files go to a bank of its own. */
@Injectable()
export class DebitBankJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly bank: DebitBank,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.sandbox-debit-bank', () => this.answer(), { cron: '*/5 * * * *' });
  }

  private async answer(): Promise<void> {
    if (this.config.demo && this.config.sepa === null) await this.bank.answer();
  }
}
