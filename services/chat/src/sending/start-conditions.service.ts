import { Injectable } from '@nestjs/common';
import { type CardContext, Cards, Members, Visibility } from '@rendezvous/account';
import type { readConversationWith } from '@rendezvous/contracts/chat/conversations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { conversationState, obstacleToWriting } from '../conversations/conversations.rules.js';
import { conversationsLeft, countsAsStart, startLimit } from '../conversations/start-limit.rules.js';
import { ConversationsStore } from '../conversations/conversations.store.js';
import { priceOf } from '../messages/message-price.rules.js';
import { readPartner, refusalAbout } from '../partner.store.js';

/** Tells what writing to a member would take, before the first message is written: reads only. */
@Injectable()
export class StartConditions {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
    private readonly store: ConversationsStore,
    private readonly cards: Cards,
  ) {}

  async read(viewerId: number, memberId: number, context: CardContext): Promise<ReplyOf<typeof readConversationWith>> {
    if (viewerId === memberId) throw new Refusal('chat.own-profile');
    const [relation, conversationId, starter, partner] = await Promise.all([
      this.visibility.relation(this.database, viewerId, memberId),
      this.store.idBetween(this.database, viewerId, memberId),
      this.store.starter(this.database, viewerId),
      readPartner(this.database, memberId),
    ]);
    const profile = await this.cards.find(memberId, relation, context);
    if (profile === null || partner === null) {
      // Whom the viewer blocked has a page still, but only a name on it.
      throw await refusalAbout(
        this.database,
        relation.reason ?? (relation.view === 'paused' ? 'account.paused' : 'chat.not-reachable'),
        memberId,
      );
    }
    const limit = countsAsStart(partner) ? startLimit(starter.premium, context.site.settings.free_conversations) : null;
    const left = conversationsLeft(starter.started, limit);
    const reason = obstacleToWriting(relation, conversationId !== null, left);
    return {
      conversationId,
      profile,
      mayStart: reason === null,
      reason,
      state: conversationState(relation, partner.status === 'not_confirmed'),
      conversations_left: left,
      cost: priceOf('text', partner, context.site.settings),
      signup_message: reason === null ? await this.members.signupMessage(viewerId, memberId, relation) : null,
    };
  }
}
