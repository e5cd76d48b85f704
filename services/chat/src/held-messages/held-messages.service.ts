import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { HeldMessagesStore } from './held-messages.store.js';

/** Messages to a member whose address is not confirmed: stored and paid for, but not readable until it is. */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly database: Database,
    private readonly store: HeldMessagesStore,
    private readonly realtime: Realtime,
  ) {}

  /** The address is confirmed: what was held can be read. */
  async release(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.store.release(tx, memberId);
      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'chats-changed' }));
    });
  }

  /** The member is erased: nobody waits for it any more. */
  async forget(tx: Tx, memberId: number): Promise<void> {
    await this.store.release(tx, memberId);
  }
}
