import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { EventBus } from '@rendezvous/server/outbox';
import { Purges } from './purges.service.js';

/** Whoever never paid leaves nothing; the others' documents go each night when their time is over. */
@Injectable()
export class PurgeJob implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly jobs: Jobs,
    private readonly purges: Purges,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-erased', 'billing.purge-erased', ({ memberId }) => this.purges.purge(memberId));
    this.jobs.define('billing.purge-kept', () => this.purges.run(), { cron: '13 4 * * *' });
  }
}
