import { Injectable } from '@nestjs/common';
import { Members, Visibility } from '@rendezvous/account';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { blockRefusal } from './block.rules.js';
import { CreditReturns } from '../held-messages/credit-returns.service.js';
import { lockPair } from '../pair-lock.store.js';
import { refusalAbout } from '../partner.store.js';
import { BlocksStore } from './blocks.store.js';

/** Blocking: everything between two members goes at once. */
@Injectable()
export class Blocks {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
    private readonly store: BlocksStore,
    private readonly returns: CreditReturns,
    private readonly realtime: Realtime,
  ) {}

  /** Likes, conversation with its messages, and all sight of each other, in one transaction. Doing it again changes nothing. */
  async block(viewerId: number, memberId: number, at: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockPair(tx, viewerId, memberId);
      const relation = await this.visibility.relation(tx, viewerId, memberId);
      const conversationId = await this.store.lockConversation(tx, viewerId, memberId);
      const code = blockRefusal(viewerId, memberId, relation, conversationId !== null);
      if (code !== null) throw await refusalAbout(tx, code, memberId);
      if (conversationId !== null) {
        // While the messages are there: what was held can never be read now.
        await this.returns.returnIn(tx, conversationId);
        await this.store.emptyConversation(tx, conversationId);
      }
      await this.store.removeLikes(tx, viewerId, memberId);
      await this.members.recordBlock(tx, viewerId, memberId, at);
      await this.members.forgetContact(tx, viewerId, memberId);
      await tx.publish('chat.blocked', { blockerId: viewerId, blockedId: memberId });
      this.tell(tx, [viewerId, memberId], conversationId);
    });
  }

  /** Restores sight of each other, nothing else. */
  async unblock(viewerId: number, memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockPair(tx, viewerId, memberId);
      await this.members.removeBlock(tx, viewerId, memberId);
    });
  }

  private tell(tx: Tx, memberIds: readonly number[], conversationId: number | null): void {
    tx.afterCommit(() => {
      if (conversationId !== null) this.realtime.toMembers(memberIds, { type: 'conversation-closed', conversationId });
      this.realtime.toMembers(memberIds, { type: 'likes-changed' });
      this.realtime.toMembers(memberIds, { type: 'chats-changed' });
    });
  }
}
