import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { firstKeptDay } from './page-counts.rules.js';
import { PageCountsStore } from './page-counts.store.js';

/** Forgets counts that are older than what is kept, every night. */
@Injectable()
export class PageCountsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly counts: PageCountsStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('site.forget-page-counts', () => this.counts.removeBefore(firstKeptDay(this.clock.now())), { cron: '47 4 * * *' });
  }
}
