import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { DisputeAsking } from './dispute-asking.service.js';

/** Follows disputes now and then, should no event come. */
@Injectable()
export class DisputeJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly asking: DisputeAsking,
  ) {}

  onModuleInit(): void {
    this.jobs.define('billing.ask-disputes', () => this.asking.askDue(), { cron: '23 * * * *' });
  }
}
