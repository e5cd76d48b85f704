import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Drafts } from './drafts.service.js';

/** Erases photos of signups that were not finished within a day. */
@Injectable()
export class DraftsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly drafts: Drafts,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.erase-drafts', () => this.drafts.eraseOver(), { cron: '7 * * * *' });
  }
}
