import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { type Site, Sites } from '@rendezvous/site';
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

  /** As long as the site of each member says, and so many. */
  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    const keptAt = ({ settings }: Site) => ({ before: new Date(now - days(settings.seen_members_days)), most: settings.seen_members_kept });
    const sites = await this.sites.all();
    await this.seenMembers.forget(new Map(sites.map((site) => [site.id, keptAt(site)])), keptAt(this.sites.current()));
  }
}
