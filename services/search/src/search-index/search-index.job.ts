import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { SearchIndex } from './search-index.service.js';

/** What no event says: who was active, and whether a row was missed. */
@Injectable()
export class SearchIndexJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly searchIndex: SearchIndex,
  ) {}

  onModuleInit(): void {
    // Whoever came back is found by "online now" from then on.
    this.jobs.define('search.take-presence', () => this.searchIndex.takePresence(), { cron: '*/2 * * * *' });
    this.jobs.define('search.compare-listing', () => this.searchIndex.compare(), { cron: '17 3 * * *' });
  }
}
