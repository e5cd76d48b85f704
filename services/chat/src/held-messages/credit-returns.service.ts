import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Wallets } from '@rendezvous/billing';
import { days } from '@rendezvous/contracts/kernel';
import { Database, type Tx } from '@rendezvous/server/database';
import { HeldMessagesStore } from './held-messages.store.js';

/** How long a message may be held before its sender gets the credits back. */
const HELD_MS = days(14);

/**
 * Credits for messages that were held and never released. A starter's confirmation waits for each transaction that gives back, and the other
 * way round, so until day 14 either the credits come back or the words can be read. After that the credits stay with the sender, and the
 * words still wait for the starter: see decision 13.
 */
@Injectable()
export class CreditReturns {
  constructor(
    private readonly database: Database,
    private readonly store: HeldMessagesStore,
    private readonly members: Members,
    private readonly wallets: Wallets,
  ) {}

  /** Gives back what was held for too long, each message once. One transaction a conversation: it has one sender, and so takes one wallet. */
  async returnDue(now: Date): Promise<void> {
    const until = new Date(now.getTime() - HELD_MS);
    for (let ids = await this.store.due(until, 0); ids.length > 0; ids = await this.store.due(until, ids.at(-1)!)) {
      for (const id of ids) await this.database.transaction((tx) => this.returnDueIn(tx, id, until));
    }
  }

  /** The same for all that was held for a member who is gone, whenever it was sent. */
  async returnAllFor(starterId: number): Promise<void> {
    for (const id of await this.store.heldFor(starterId)) await this.database.transaction((tx) => this.returnIn(tx, id));
  }

  /** The same as a step of a transaction. */
  async returnAllIn(tx: Tx, starterId: number): Promise<void> {
    for (const id of await this.store.heldFor(starterId, tx)) await this.returnIn(tx, id);
  }

  /** The same for one conversation. Locked, nothing is released or sent in it meanwhile. */
  async returnIn(tx: Tx, conversationId: number): Promise<void> {
    if (await this.members.holdUnconfirmed(tx, await this.store.lock(tx, conversationId))) await this.giveBack(tx, conversationId, null);
  }

  /** A conversation that somebody else has locked is left for the next run. */
  private async returnDueIn(tx: Tx, conversationId: number, until: Date): Promise<void> {
    const starterId = await this.store.lockIfFree(tx, conversationId);
    if (starterId === null) return;
    if (await this.members.holdUnconfirmed(tx, starterId)) await this.giveBack(tx, conversationId, until);
    else await this.store.release(tx, starterId);
  }

  private async giveBack(tx: Tx, conversationId: number, until: Date | null): Promise<void> {
    for (const { senderId, clientId } of await this.store.take(tx, conversationId, until)) {
      const spent = `${conversationId}:${clientId}`;
      await this.wallets.giveBack(tx, { memberId: senderId, kind: 'message', spent, reference: `held:${spent}` });
    }
  }
}
