import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { PausesStore } from './pauses.store.js';

/** Members who take a break: hidden from everybody, with all that they have, until they come back. */
@Injectable()
export class Pauses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly store: PausesStore,
  ) {}

  /** @returns since when; a break that goes on already keeps its beginning */
  begin(memberId: number): Promise<Date> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      if (await this.store.begin(tx, memberId, now)) await this.tell(tx, memberId);
      return (await this.store.since(tx, memberId)) ?? now;
    });
  }

  async end(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.store.end(tx, memberId)) await this.tell(tx, memberId);
    });
  }

  /** null: no break. */
  since(memberId: number): Promise<Date | null> {
    return this.store.since(this.database, memberId);
  }

  /** Search follows, and the member's open tabs, on other devices too. */
  private async tell(tx: Tx, memberId: number): Promise<void> {
    await tx.publish('account.profile-changed', { memberId });
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
  }
}
