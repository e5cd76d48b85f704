import { Injectable, type OnModuleInit } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { ANYWHERE_MS } from '../login-attempts/login-attempts.rules.js';
import { LoginAttemptsStore } from '../login-attempts/login-attempts.store.js';
import { AddressAnswers } from '../signup/address-answers.service.js';
import { PendingSignups } from '../signup/pending-signups.service.js';

/** Links are kept a while after they are over, so that the mail's reader can be told why. */
const LINKS_KEPT_MS = days(7);

/** Removes what has served: sessions, links and counts that are over. */
@Injectable()
export class HousekeepingJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly attempts: LoginAttemptsStore,
    private readonly answers: AddressAnswers,
    private readonly pending: PendingSignups,
  ) {}

  onModuleInit(): void {
    this.jobs.define('account.tidy', () => this.tidy(), { cron: '23 * * * *' });
  }

  private async tidy(): Promise<void> {
    const now = this.clock.now();
    await this.database.read('delete from account.sessions where expires_at <= $1', [now]);
    await this.database.read('delete from account.tokens where expires_at <= $1', [new Date(now.getTime() - LINKS_KEPT_MS)]);
    await this.attempts.removeOlder(new Date(now.getTime() - ANYWHERE_MS));
    await this.answers.removeOld();
    await this.pending.removeOver();
  }
}
