import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hours, minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { NoticesStore } from './notices.store.js';

export const NOTICES_JOB = 'chat.announce-waiting';

/** How long a message may wait unread before its recipient is told elsewhere. Whoever has the chat open has read it by then. */
const PATIENCE_MS = minutes(1);
/** How far back the first run looks. */
const FIRST_LOOK_MS = hours(1);
/** A message is dated before it is stored: one that waited for a lock shows up behind the watermark. */
const OVERLAP_MS = minutes(5);
/**
 * Conversations in one transaction. Whoever sends in one of them waits for its end, and with them all messages of their statement: so it
 * takes some milliseconds, however many conversations there are.
 */
const BATCH = 50;
/** Further tries, within one run, with conversations that somebody else had locked. */
const TRIES = 3;
const PAUSE_MS = 50;

/**
 * Publishes `chat.message-waiting`, once for each recipient and conversation until they have read. It walks through messages by the time
 * they were sent. What it has told of stands in the conversation itself: a run that dies, or meets another one, tells nobody twice, and the
 * watermark moves only when nobody is left to be told.
 */
@Injectable()
export class NoticesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: NoticesStore,
  ) {}

  onModuleInit(): void {
    this.jobs.define(NOTICES_JOB, () => this.run(), { cron: '* * * * *' });
  }

  private async run(): Promise<void> {
    const watermark = await this.store.watermark();
    const to = new Date(this.clock.now().getTime() - PATIENCE_MS);
    const from = new Date(watermark === null ? to.getTime() - FIRST_LOOK_MS : watermark.getTime() - OVERLAP_MS);
    const left = await this.tellAll(await this.store.due(from, to));
    // Conversations that stay locked for longer are taken up by the next run: it looks from here again.
    if (left.length === 0) await this.store.advance(watermark, to);
  }

  /** @returns conversations that somebody else had locked all the time */
  private async tellAll(due: readonly number[]): Promise<readonly number[]> {
    let left = due;
    for (let turn = 0; left.length > 0 && turn < TRIES; turn += 1) {
      if (turn > 0) await pause(PAUSE_MS);
      for (let at = 0; at < left.length; at += BATCH) await this.tell(left.slice(at, at + BATCH));
      left = await this.store.stillDue(left);
    }
    return left;
  }

  private async tell(ids: readonly number[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.publishAll('chat.message-waiting', await this.store.tell(tx, ids));
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
