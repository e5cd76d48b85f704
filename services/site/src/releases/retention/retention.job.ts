import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { PLATFORM } from '../channels/channel.rules.js';
import { ReleaseRetention } from './retention.service.js';

/** Clears away what no page can name any more, every night. */
@Injectable()
export class RetentionJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly retention: ReleaseRetention,
  ) {}

  onModuleInit(): void {
    this.jobs.define('site.clean-releases', () => this.retention.clean(PLATFORM), { cron: '17 4 * * *' });
  }
}
