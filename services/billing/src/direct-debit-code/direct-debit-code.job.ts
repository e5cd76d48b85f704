import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { DirectDebitCodes } from './direct-debit-codes.service.js';

@Injectable()
export class DirectDebitCodeJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly codes: DirectDebitCodes,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.remove-old-direct-debit-codes', () => this.codes.removeOld(), { cron: '13 * * * *' });
  }
}
