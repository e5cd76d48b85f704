import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { REMINDERS } from './deletion.rules.js';
import { EndingsStore } from './endings.store.js';

const AT_ONCE = 200;

/** Has those reminded who have not confirmed their address. The note and the event are one transaction: each mail is planned once. */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: EndingsStore,
  ) {}

  /** The later reminder first: whoever is due for both gets one mail. */
  async run(): Promise<void> {
    for (const { number, afterMs } of REMINDERS) {
      const since = new Date(this.clock.now().getTime() - afterMs);
      while ((await this.remind(number, since)) === AT_ONCE);
    }
  }

  private remind(number: number, since: Date): Promise<number> {
    return this.database.transaction(async (tx) => {
      const memberIds = await this.store.noteReminders(tx, number, since, AT_ONCE);
      for (const memberId of memberIds) await tx.publish('account.confirmation-overdue', { memberId });
      return memberIds.length;
    });
  }
}
