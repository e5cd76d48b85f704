import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { PausesStore } from './pauses.store.js';

/** Members who take a break: hidden from everybody, with all that they have, until they come back. */
@Injectable()
export class Pauses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: PausesStore,
  ) {}

  /** @returns since when; a break that goes on already keeps its beginning */
  begin(memberId: number): Promise<Date> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      if (await this.store.begin(tx, memberId, now)) await tx.publish('account.profile-changed', { memberId });
      return (await this.store.since(tx, memberId)) ?? now;
    });
  }

  async end(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.store.end(tx, memberId)) await tx.publish('account.profile-changed', { memberId });
    });
  }

  /** null: no break. */
  since(memberId: number): Promise<Date | null> {
    return this.store.since(this.database, memberId);
  }
}
