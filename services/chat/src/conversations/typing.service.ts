import { Injectable } from '@nestjs/common';
import { Visibility } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { ConversationsStore } from './conversations.store.js';

/** Somebody is typing: told to the partner, if the partner may see that they are here at all. */
@Injectable()
export class Typing {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly store: ConversationsStore,
    private readonly realtime: Realtime,
  ) {}

  /** Nothing happens for outsiders, and in a conversation that is closed or blocked. */
  async tell(memberId: number, conversationId: number): Promise<void> {
    const partnerId = await this.store.partnerOf(this.database, memberId, conversationId);
    if (partnerId === null) return;
    const { presence } = await this.visibility.relation(this.database, partnerId, memberId);
    if (presence) this.realtime.toMembers([partnerId], { type: 'typing', conversationId, memberId });
  }
}
