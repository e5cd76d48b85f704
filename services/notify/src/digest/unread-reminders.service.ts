import { Injectable } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { Deliveries } from '../deliveries/deliveries.service.js';
import { mailAllowed, reminderLater } from './digest.rules.js';
import { DigestStore } from './digest.store.js';
import { Digests } from './digests.service.js';

/** Reminders that wait in the database carry this name. */
export const REMINDER_JOB = 'notify.remind-unread';

/** Whoever is reminded of a message hears of it once in each absence, however many more come. */
@Injectable()
export class UnreadReminders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly users: OwnUser,
    private readonly deliveries: Deliveries,
    private readonly digests: Digests,
    private readonly store: DigestStore,
  ) {}

  /** A message waits for its reader, who is looked after some days later, unless that is to happen already. */
  async wait(memberId: number): Promise<void> {
    const now = this.clock.now();
    await this.add(memberId, reminderLater(now, now) ?? now);
  }

  /** Somebody who was here meanwhile has more time, as long as anything is unread. */
  async run(memberId: number): Promise<void> {
    const recipient = await this.users.read(memberId);
    if (recipient === null || !mailAllowed(recipient) || (await this.digests.unread(recipient)) === null) return;
    const lastActive = await this.store.lastActive(memberId);
    if (lastActive === null) return;
    const later = reminderLater(lastActive, this.clock.now());
    if (later !== null) return this.add(memberId, later);
    // the absence names the mail: it comes once
    await this.deliveries.plan({ kind: 'unread-reminder', cause: `unread:${lastActive.toISOString()}`, memberId });
  }

  private async add(memberId: number, runAt: Date): Promise<void> {
    const key = `${REMINDER_JOB}:${memberId}`;
    await this.database.transaction((tx) => this.jobs.add(tx, REMINDER_JOB, { memberId }, { key, runAt, mode: 'preserve_run_at' }));
  }
}
