import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Jobs } from '@rendezvous/server/jobs';
import { EventBus } from '@rendezvous/server/outbox';
import { Departures, Returns } from './departures.service.js';

export const RETURNS_JOB = 'chat.return-held';

/** How long a message may be held before its sender gets the credits back. */
const HELD_MS = days(14);

/** Follows accounts: confirmed, erased, or never confirmed in time. */
@Injectable()
export class DeparturesListener implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly jobs: Jobs,
    private readonly departures: Departures,
    private readonly returns: Returns,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-activated', 'chat.release-held', ({ memberId }) => this.departures.release(memberId));
    this.bus.on('account.member-erased', 'chat.erase', async ({ memberId }) => {
      // Before the texts go: they were never read.
      await this.returns.giveAllFor(memberId);
      await this.departures.erase(memberId);
    });
    this.jobs.define(RETURNS_JOB, () => this.returns.giveDue(new Date(this.clock.now().getTime() - HELD_MS)), { cron: '17 * * * *' });
  }
}
