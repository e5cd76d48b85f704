import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Drafts } from './drafts.service.js';
import { OrphanedPhotos } from './orphans.service.js';

/** Erases photos of signups that were not finished within a day, and files that no upload lived to name. */
@Injectable()
export class DraftsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly drafts: Drafts,
    private readonly orphans: OrphanedPhotos,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.erase-drafts', () => this.drafts.eraseOver(), { cron: '7 * * * *' });
    this.jobs.define('account.sweep-photos', () => this.orphans.sweep(), { cron: '37 4 * * *' });
  }
}
