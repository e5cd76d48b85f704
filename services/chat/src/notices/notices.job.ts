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

/**
 * Publishes `chat.message-waiting`, once for each recipient and conversation until they have read. It walks through messages by the time
 * they were sent, so it loses nothing when a process dies.
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
    const to = new Date(this.clock.now().getTime() - PATIENCE_MS);
    await this.database.transaction(async (tx) => {
      const from = (await this.store.advance(tx, to)) ?? new Date(to.getTime() - FIRST_LOOK_MS);
      for (const notice of await this.store.take(tx, from, to)) await tx.publish('chat.message-waiting', notice);
    });
  }
}
