import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Listing } from './listing.service.js';

/** What no event says: who was active, and whether a row was missed. */
@Injectable()
export class ListingJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly listing: Listing,
  ) {}

  onModuleInit(): void {
    this.jobs.define('search.take-presence', () => this.listing.takePresence(), { cron: '*/10 * * * *' });
    this.jobs.define('search.compare-listing', () => this.listing.compare(), { cron: '17 3 * * *' });
  }
}
