import { Injectable } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { hasSeen, mailAllowed, DIGEST_WAIT_MS, digestLater } from './digest.rules.js';
import { DigestStore } from './digest.store.js';
import { Digests } from './digests.service.js';

/** Digests that wait in the database carry this name. */
export const DIGEST_JOB = 'notify.news';

/** More happens while a digest waits: it goes along and puts nothing off, so that who is written to often hears of it, too. */
const MORE_WHILE_WAITING = 'preserve_run_at';

/** What the waiting digest of a member carries. */
export interface DigestPayload {
  readonly memberId: number;
  /** When the latest of it happened. */
  readonly since: string;
}

/** When a member gets a digest, a summary of what happened while they were away: one for everything, instead of a mail for each thing. */
@Injectable()
export class DigestSchedule {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly users: OwnUser,
    private readonly digests: Digests,
    private readonly store: DigestStore,
  ) {}

  /** Something happened: a digest waits from now on, unless one does already. */
  async wait(memberId: number): Promise<void> {
    const now = this.clock.now();
    await this.add({ memberId, since: now.toISOString() }, new Date(now.getTime() + DIGEST_WAIT_MS));
  }

  /** The wait is over. @returns whether a mail is due now; one that comes too soon after the last is put off */
  async due({ memberId, since }: DigestPayload): Promise<boolean> {
    const recipient = await this.users.read(memberId);
    if (recipient === null || !mailAllowed(recipient)) return false;
    const lastActive = await this.store.lastActive(memberId);
    if (lastActive === null || hasSeen(lastActive, new Date(since))) return false;
    const [lastSent, digest] = await Promise.all([this.store.lastSent(memberId), this.digests.wanted(recipient)]);
    const later = digestLater(lastSent, this.clock.now(), digest);
    if (later !== null) await this.add({ memberId, since }, later);
    return later === null;
  }

  private async add(payload: DigestPayload, runAt: Date): Promise<void> {
    await this.database.transaction((tx) =>
      this.jobs.add(tx, DIGEST_JOB, payload, { key: `${DIGEST_JOB}:${payload.memberId}`, runAt, mode: MORE_WHILE_WAITING }),
    );
  }
}
