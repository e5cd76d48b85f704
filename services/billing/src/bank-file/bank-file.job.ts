import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Creditors } from '../sepa/creditors.service.js';
import { BankDelivery } from './bank-delivery.service.js';
import { BankFiles } from './bank-files.service.js';

/** Sends to the bank what is to be sent. */
@Injectable()
export class BankFileJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly creditors: Creditors,
    private readonly files: BankFiles,
    private readonly delivery: BankDelivery,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.send-bank-files', () => this.send(), { cron: '*/10 * * * *' });
  }

  private async send(): Promise<void> {
    if (this.creditors.find() === null) return;
    await this.files.write();
    await this.delivery.deliver();
  }
}
