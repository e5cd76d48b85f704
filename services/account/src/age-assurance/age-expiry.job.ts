import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { AgeChecksStore } from './age-checks.store.js';

const AT_ONCE = 200;
/** So long before they are asked again members are told. */
const AHEAD_MS = days(7);

/** Has members told before an answer about their age is good no more. The note and the event are one transaction: each answer is told of once. */
@Injectable()
export class AgeExpiryJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: AgeChecksStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.tell-age-expiry', () => this.tellAll(), { cron: '29 * * * *' });
  }

  private async tellAll(): Promise<void> {
    while ((await this.tell()) === AT_ONCE);
  }

  private tell(): Promise<number> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const memberIds = await this.store.noteRunningOut(tx, now, new Date(now.getTime() + AHEAD_MS), AT_ONCE);
      await tx.publishAll(
        'account.age-expiring',
        memberIds.map((memberId) => ({ memberId })),
      );
      return memberIds.length;
    });
  }
}
