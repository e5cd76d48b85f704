import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { Sites } from '@rendezvous/site';
import { SeenMembersStore } from './seen-members.store.js';

/** Nobody needs to remember for ever whose pages they opened. */
@Injectable()
export class SeenMembersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly seenMembers: SeenMembersStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('search.forget-seen', () => this.forget(), { cron: '27 3 * * *' });
  }

  async forget(): Promise<void> {
    const { seen_members_days: kept, seen_members_kept: most } = this.sites.current().settings;
    await this.seenMembers.forget(new Date(this.clock.now().getTime() - days(kept)), most);
  }
}
