import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '@rendezvous/server/jobs';
import { Deliveries } from '../deliveries/deliveries.service.js';
import { REMINDER_JOB, UnreadReminders } from './unread-reminders.service.js';
import { DIGEST_JOB, type DigestPayload, DigestSchedule } from './digest-schedule.service.js';

@Injectable()
export class DigestJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly schedule: DigestSchedule,
    private readonly deliveries: Deliveries,
    private readonly reminders: UnreadReminders,
  ) {}

  onModuleInit(): void {
    this.jobs.define<DigestPayload>(DIGEST_JOB, (payload) => this.run(payload));
    this.jobs.define<{ memberId: number }>(REMINDER_JOB, ({ memberId }) => this.reminders.run(memberId));
  }

  /** The moment of what happened names the mail, so that this job, run twice, plans it once. */
  private async run(payload: DigestPayload): Promise<void> {
    if (await this.schedule.due(payload))
      await this.deliveries.plan({ kind: 'news', cause: `news:${payload.since}`, memberId: payload.memberId });
  }
}
