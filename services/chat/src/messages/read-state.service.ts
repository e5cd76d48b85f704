import { Injectable } from '@nestjs/common';
import { Members, Visibility } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import { ChatListStore } from '../conversations/chat-list.store.js';
import { MessagesStore, type OwnConversation } from './messages.store.js';

/** How far somebody has read. */
@Injectable()
export class ReadState {
  constructor(
    private readonly database: Database,
    private readonly store: MessagesStore,
    private readonly chats: ChatListStore,
    private readonly members: Members,
    private readonly visibility: Visibility,
    private readonly realtime: Realtime,
  ) {}

  /**
   * The viewer has seen everything up to `seq`.
   * @returns unread messages in all of the viewer's conversations
   */
  async markRead(viewerId: number, conversationId: number, seq: number): Promise<number> {
    const own = await this.store.own(viewerId, conversationId);
    if (own === null) throw new Refusal('chat.conversation-not-found');
    // What is held has not been read, however far the screen was scrolled.
    if (!own.unconfirmed) await this.advance(viewerId, own, Math.min(seq, own.lastSeq));
    return this.chats.unread(viewerId);
  }

  private async advance(viewerId: number, own: OwnConversation, seq: number): Promise<void> {
    const { id: conversationId, partnerId, ownRead } = own;
    if (!(await this.store.readAll(viewerId, conversationId, seq))) {
      await this.database.transaction((tx) => this.store.readUpTo(tx, viewerId, conversationId, seq));
    }
    this.realtime.toMembers([viewerId], { type: 'read', conversationId, memberId: viewerId, seq });
    if (seq > ownRead && (await this.isShownTo(partnerId, viewerId))) {
      this.realtime.toMembers([partnerId], { type: 'read', conversationId, memberId: viewerId, seq });
    }
  }

  /** Read state follows its own setting, whatever the reader says of their presence; of somebody who hides altogether nothing is told. */
  private async isShownTo(partnerId: number, readerId: number): Promise<boolean> {
    if (!(await this.members.readReceipts(readerId))) return false;
    return (await this.visibility.relation(this.database, partnerId, readerId)).card;
  }
}
