import { Injectable } from '@nestjs/common';
import { Visibility } from '@rendezvous/account';
import type { startConversation } from '@rendezvous/contracts/chat/conversations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import type { SiteSettings } from '@rendezvous/site';
import { writeRefusal } from '../conversations/conversations.rules.js';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { lockPair } from '../pair.store.js';
import { readPartner, refusalAbout } from '../partner.store.js';
import { FirstWords } from './first-words.service.js';
import { untilItPasses } from './send-batch.service.js';
import { type Draft, outgoing, replyOf, Sending } from './sending.service.js';

/** Starting conversations: the conversation, its first message, what it costs and the count of started ones come about together or not at all. */
@Injectable()
export class Starting {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly conversations: ConversationsStore,
    private readonly firstWords: FirstWords,
    private readonly sending: Sending,
  ) {}

  /** Writes to a member: in their conversation if there is one, else in a new one, which counts for free members. */
  async start(draft: Draft, memberId: number, settings: SiteSettings, at: Date): Promise<ReplyOf<typeof startConversation>> {
    if (draft.senderId === memberId) throw new Refusal('chat.own-profile');
    // Checks the text before anything is locked.
    outgoing(draft, 0, settings);
    return untilItPasses(() =>
      this.database.transaction(async (tx) => {
        await lockPair(tx, draft.senderId, memberId);
        const present = await this.conversations.lock(tx, draft.senderId, memberId);
        const isNew = present === null || present.state === 'blocked';
        const conversationId = isNew ? await this.open(tx, draft.senderId, memberId, present?.id ?? null, settings, at) : present.id;
        const message = outgoing(draft, conversationId, settings);
        const sent = await (isNew ? this.firstWords.begin(tx, message, memberId, at) : this.firstWords.within(tx, message, memberId, at));
        // Throws when the message was refused: then there is no new conversation either, and it has not been counted.
        const reply = replyOf(message, sent);
        if (isNew) await tx.publish('chat.conversation-started', { conversationId, starterId: draft.senderId, partnerId: memberId });
        tx.afterCommit(() => this.sending.tell(message, sent));
        return { conversationId, ...reply };
      }),
    );
  }

  /** Makes the conversation, or opens one anew that a block had emptied. */
  private async open(
    tx: Tx,
    starterId: number,
    memberId: number,
    emptiedId: number | null,
    settings: SiteSettings,
    at: Date,
  ): Promise<number> {
    const code = writeRefusal(starterId, memberId, await this.visibility.relation(tx, starterId, memberId));
    if (code !== null) throw await refusalAbout(tx, code, memberId);
    const { premium } = await this.conversations.starter(tx, starterId);
    const limit = premium ? null : settings.free_conversations;
    if (!(await this.conversations.countStart(tx, starterId, limit)))
      throw new Refusal('chat.conversation-limit', { limit: settings.free_conversations });
    const held = (await readPartner(tx, starterId))?.status === 'not_confirmed';
    if (emptiedId === null) return this.conversations.insert(tx, starterId, memberId, held, at);
    await this.conversations.reopen(tx, emptiedId, starterId, held);
    return emptiedId;
  }
}
