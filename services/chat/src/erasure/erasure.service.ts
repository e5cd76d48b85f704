import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { HeldMessages } from '../held-messages/held-messages.service.js';
import { LikesStore } from '../likes/likes.store.js';

/** What goes with a member, and what stays in other people's conversations. */
@Injectable()
export class Erasure {
  constructor(
    private readonly database: Database,
    private readonly conversations: ConversationsStore,
    private readonly likes: LikesStore,
    private readonly held: HeldMessages,
    private readonly realtime: Realtime,
  ) {}

  /** The member asked to be erased, and nobody sees them any more: what stands in others' tabs until they ask again is of nobody. */
  async tellOthers(memberId: number): Promise<void> {
    this.realtime.toMembers(await this.conversations.partnersOf(memberId), { type: 'chats-changed' });
    this.realtime.toMembers(await this.likes.othersOf(memberId), { type: 'likes-changed' });
  }

  /** The member is erased: likes go, what they wrote is erased, what they took part in is closed. */
  async erase(memberId: number): Promise<void> {
    await this.database.transaction((tx) => this.eraseIn(tx, memberId));
  }

  /** The same as a step of a transaction. */
  async eraseIn(tx: Tx, memberId: number): Promise<void> {
    const partners = await this.conversations.closeAllOf(tx, memberId);
    const liked = await this.likes.removeAllOf(tx, memberId);
    await this.conversations.forgetStarts(tx, memberId);
    await this.held.forget(tx, memberId);
    tx.afterCommit(() => {
      this.realtime.toMembers(partners, { type: 'chats-changed' });
      this.realtime.toMembers(liked, { type: 'likes-changed' });
    });
  }
}
