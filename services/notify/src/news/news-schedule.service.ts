import { Injectable } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { hasSeen, mailAllowed, NEWS_WAIT_MS, newsLater } from './news.rules.js';
import { NewsStore } from './news.store.js';

export const NEWS_JOB = 'notify.news';

/** What the waiting summary of a member carries. */
export interface NewsPayload {
  readonly memberId: number;
  /** When the latest of it happened. */
  readonly since: string;
}

/** When a member gets a summary of what happened while they were away: one for everything, instead of a mail for each thing. */
@Injectable()
export class NewsSchedule {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly users: OwnUser,
    private readonly store: NewsStore,
  ) {}

  /** Something happened: a summary waits from now on. More of it joins the one that waits already. */
  async wait(memberId: number): Promise<void> {
    const now = this.clock.now();
    await this.add({ memberId, since: now.toISOString() }, new Date(now.getTime() + NEWS_WAIT_MS));
  }

  /** The wait is over. @returns whether a mail is due now; one that comes too soon after the last is put off */
  async due({ memberId, since }: NewsPayload): Promise<boolean> {
    const recipient = await this.users.read(memberId);
    if (recipient === null || !mailAllowed(recipient)) return false;
    const lastActive = await this.store.lastActive(memberId);
    if (lastActive === null || hasSeen(lastActive, new Date(since))) return false;
    const later = newsLater(await this.store.lastSent(memberId), this.clock.now());
    if (later !== null) await this.add({ memberId, since }, later);
    return later === null;
  }

  private async add(payload: NewsPayload, runAt: Date): Promise<void> {
    await this.database.transaction((tx) =>
      this.jobs.add(tx, NEWS_JOB, payload, { key: `${NEWS_JOB}:${payload.memberId}`, runAt, mode: 'preserve_run_at' }),
    );
  }
}
