import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import { ConversationRemovalStore } from './conversation-removal.store.js';

/** Members remove conversations from their own list. */
@Injectable()
export class ConversationRemoval {
  constructor(
    private readonly database: Database,
    private readonly store: ConversationRemovalStore,
    private readonly realtime: Realtime,
  ) {}

  /** Takes a conversation from the member's list. The partner keeps theirs; a new message brings it back. Refuses outsiders. */
  async remove(memberId: number, conversationId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const wipeUpTo = await this.store.hide(tx, memberId, conversationId);
      if (wipeUpTo === null) throw new Refusal('chat.conversation-not-found');
      await this.store.wipe(tx, conversationId, wipeUpTo);
      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'chats-changed' }));
    });
  }
}
