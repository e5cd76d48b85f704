import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Wallets } from '@rendezvous/billing';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { LikesStore } from '../likes/likes.store.js';
import { DeparturesStore, type HeldMessage } from './departures.store.js';

/** What members leave behind in other people's conversations. */
@Injectable()
export class Departures {
  constructor(
    private readonly database: Database,
    private readonly store: DeparturesStore,
    private readonly conversations: ConversationsStore,
    private readonly likes: LikesStore,
    private readonly realtime: Realtime,
  ) {}

  /** The address is confirmed: what was held can be read. */
  async release(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.store.release(tx, memberId);
      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'chats-changed' }));
    });
  }

  /** The member is erased: likes go, what they wrote is erased, what they took part in is closed. */
  async erase(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const partners = await this.conversations.closeAllOf(tx, memberId);
      const liked = await this.likes.removeAllOf(tx, memberId);
      await this.conversations.forgetStarts(tx, memberId);
      tx.afterCommit(() => {
        this.realtime.toMembers(partners, { type: 'chats-changed' });
        this.realtime.toMembers(liked, { type: 'likes-changed' });
      });
    });
  }
}

/**
 * Credits for messages that were held and never released. The words can be read from the moment in which the address is confirmed, so each
 * transaction that gives back holds the starter unconfirmed until its end: either the credits come back or the words are read.
 */
@Injectable()
export class Returns {
  constructor(
    private readonly database: Database,
    private readonly store: DeparturesStore,
    private readonly members: Members,
    private readonly wallets: Wallets,
  ) {}

  /** Gives back what held messages cost, each once. @param starterId whose conversations; null for all */
  async give(until: Date, starterId: number | null = null): Promise<void> {
    for (const message of await this.store.held(until, starterId)) {
      // One by one: each takes one wallet.
      await this.database.transaction(async (tx) => {
        if (await this.members.holdUnconfirmed(tx, message.starterId)) await this.giveOne(tx, message);
        else await this.store.release(tx, message.starterId);
      });
    }
  }

  /** The same for a conversation that goes; the caller has locked it, so nothing is released or sent meanwhile. */
  async of(tx: Tx, conversationId: number): Promise<void> {
    const messages = await this.store.heldIn(tx, conversationId);
    const [first] = messages;
    if (first === undefined || !(await this.members.holdUnconfirmed(tx, first.starterId))) return;
    for (const message of messages) await this.giveOne(tx, message);
  }

  private async giveOne(tx: Tx, { conversationId, senderId, clientId, cost }: HeldMessage): Promise<void> {
    await this.wallets.grant(tx, { memberId: senderId, credits: cost, kind: 'returned', reference: `held:${conversationId}:${clientId}` });
  }
}
