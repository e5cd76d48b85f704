import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Uploads } from './uploads.service.js';

/** Erases uploads that were not finished within a day, and pieces that nothing names. */
@Injectable()
export class UploadsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.erase-uploads', () => this.uploads.eraseOver(), { cron: '17 * * * *' });
    this.jobs.define('account.sweep-uploads', () => this.uploads.sweep(), { cron: '47 4 * * *' });
  }
}
