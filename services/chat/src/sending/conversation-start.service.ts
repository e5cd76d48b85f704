import { Injectable } from '@nestjs/common';
import { Visibility } from '@rendezvous/account';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { writeRefusal } from '../conversations/conversations.rules.js';
import { countsAsStart, mayStart, startLimit } from '../conversations/start-limit.rules.js';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { readPartner, refusalAbout } from '../partner.store.js';
import type { SendingSettings } from './outgoing-message.rules.js';

/** Making the conversation of a first message, in the message's transaction: they come about together, with the count, or not at all. */
@Injectable()
export class ConversationStart {
  constructor(
    private readonly visibility: Visibility,
    private readonly conversations: ConversationsStore,
  ) {}

  /**
   * Makes the conversation, or opens one anew that a block had emptied. The caller has locked the pair.
   * @param emptiedId the conversation that a block had emptied
   * @returns the id of the conversation
   */
  async start(tx: Tx, starterId: number, memberId: number, emptiedId: number | null, settings: SendingSettings, at: Date): Promise<number> {
    const code = writeRefusal(starterId, memberId, await this.visibility.relation(tx, starterId, memberId));
    if (code !== null) throw await refusalAbout(tx, code, memberId);
    if (countsAsStart(await readPartner(tx, memberId))) await this.count(tx, starterId, settings.free_conversations);
    const held = (await readPartner(tx, starterId))?.status === 'not_confirmed';
    const conversationId = emptiedId ?? (await this.conversations.insert(tx, starterId, memberId, held, at));
    if (emptiedId !== null) await this.conversations.reopen(tx, emptiedId, starterId, held);
    await tx.publish('chat.conversation-started', { conversationId, starterId, partnerId: memberId });
    return conversationId;
  }

  /** Counts first: the count is the lock, so that two starts at once cannot both be the last one. */
  private async count(tx: Tx, starterId: number, free: number): Promise<void> {
    const before = await this.conversations.countStart(tx, starterId);
    const { premium } = await this.conversations.starter(tx, starterId);
    if (!mayStart(before, startLimit(premium, free))) throw new Refusal('chat.conversation-limit', { limit: free });
  }
}
