import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import { ConversationsStore } from './conversations.store.js';

/** Who has a conversation with whom. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: Database,
    private readonly store: ConversationsStore,
    private readonly realtime: Realtime,
  ) {}

  /** The conversation of two members; null when there is none, or when a block took it. */
  idBetween(oneId: number, otherId: number): Promise<number | null> {
    return this.store.idBetween(this.database, oneId, otherId);
  }

  /** Takes a conversation from the member's list. The partner keeps theirs; a new message brings it back. */
  async remove(memberId: number, conversationId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.store.hide(tx, memberId, conversationId))) throw new Refusal('chat.conversation-not-found');
      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'chats-changed' }));
    });
  }
}
