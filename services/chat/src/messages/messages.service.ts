import { Injectable } from '@nestjs/common';
import { type CardContext, Cards, Members, Visibility } from '@rendezvous/account';
import type { readMessages } from '@rendezvous/contracts/chat/messages';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { conversationState } from '../conversations/conversations.rules.js';
import { messageOf, type StoredMessage } from './message.rules.js';
import { MessagesStore, type OwnConversation, type Range } from './messages.store.js';
import { priceOf } from './message-price.rules.js';

type Reply = ReplyOf<typeof readMessages>;

/** Reading a conversation. */
@Injectable()
export class Messages {
  constructor(
    private readonly store: MessagesStore,
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
    private readonly cards: Cards,
  ) {}

  async read(viewerId: number, conversationId: number, range: Range, context: CardContext): Promise<Reply> {
    const own = await this.store.own(viewerId, conversationId);
    if (own === null) throw new Refusal('chat.conversation-not-found');
    const only = own.unconfirmed ? viewerId : null;
    const [rows, held, relation, receipts] = await Promise.all([
      this.store.range(conversationId, own.hidden, range, only),
      own.unconfirmed ? this.store.held(conversationId, own.hidden, viewerId) : 0,
      this.visibility.relation(this.database, viewerId, own.partnerId),
      this.members.readReceipts(own.partnerId),
    ]);
    const state = conversationState(relation, own.card_status === 'not_confirmed');
    // Nobody sees somebody who is gone, as in the list: not even operators, who see everybody else.
    const shown = relation.card && state !== 'partner-gone';
    return {
      conversation: {
        id: own.id,
        state,
        last_seq: own.lastSeq,
        cost: priceOf('text', { fictional: own.card_fictional }, context.site.settings),
      },
      profile: shown ? this.cards.toCard(own, relation, context) : null,
      partner_paused: relation.break ? own.card_name : null,
      messages: rows.map(messageOf),
      more: hasOlder(own, rows, range),
      // Read state follows its own setting; of somebody who hides altogether nothing is told.
      partner_read_seq: receipts && shown ? own.partnerRead : null,
      own_read_seq: own.ownRead,
      held,
    };
  }
}

/** A full page, or one that began after a number, has older ones before it. */
const hasOlder = (own: OwnConversation, rows: readonly StoredMessage[], { after, limit }: Range): boolean => {
  if (after !== undefined) return after > own.hidden;
  const [first] = rows;
  return first !== undefined && rows.length === limit && first.seq > own.hidden + 1;
};
