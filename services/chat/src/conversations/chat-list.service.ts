import { Injectable } from '@nestjs/common';
import { type CardContext, Cards, viewInList } from '@rendezvous/account';
import { type Chat, CHATS_MAX, type listChats, type listFurtherChats } from '@rendezvous/contracts/chat/conversations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { readPage } from '@rendezvous/server/paging';
import { conversationsLeft, startLimit } from './start-limit.rules.js';
import { ChatListStore, type ChatRow } from './chat-list.store.js';

type ChatPage = ReplyOf<typeof listFurtherChats>;

const GONE = new Set(['pending_deletion', 'erased']);

/** The list of conversations as its owner sees it. */
@Injectable()
export class ChatList {
  constructor(
    private readonly store: ChatListStore,
    private readonly cards: Cards,
  ) {}

  async latest(viewerId: number, context: CardContext): Promise<ReplyOf<typeof listChats>> {
    const [page, totals] = await Promise.all([this.page(undefined, CHATS_MAX, viewerId, context), this.store.totals(viewerId)]);
    return {
      ...page,
      total_unread_messages: totals.unread,
      conversations_left: conversationsLeft(totals.started, startLimit(totals.premium, context.site.settings.free_conversations)),
    };
  }

  /** What stands behind the end of another answer. */
  after(cursor: string, limit: number, viewerId: number, context: CardContext): Promise<ReplyOf<typeof listFurtherChats>> {
    return this.page(cursor, limit, viewerId, context);
  }

  private async page(after: string | undefined, limit: number, viewerId: number, context: CardContext): Promise<ChatPage> {
    const { rows, next } = await readPage(
      limit,
      after,
      (most, cursor) => this.store.list(viewerId, most, cursor),
      (row) => ({ at: row.lastAt, id: row.id }),
    );
    return { chats: rows.map((row) => this.chat(row, viewerId, context)), next };
  }

  private chat(row: ChatRow, viewerId: number, context: CardContext): Chat {
    const gone = row.closed || GONE.has(row.card_status);
    const shown = !gone && row.shown;
    const withheld = row.unconfirmed && row.senderId !== viewerId;
    return {
      conversation: { id: row.id, state: stateOf(row, gone, shown), last_seq: row.lastSeq },
      profile: shown ? this.cards.toCard(row, viewInList(viewerId, row.matched), context) : null,
      partner_paused: !gone && row.paused ? row.card_name : null,
      num_unread_messages: row.unread,
      last_message: withheld
        ? null
        : { text: row.body, removed: row.kind === 'removed', sender_id: row.senderId, sent_at: row.sentAt.toISOString() },
    };
  }
}

const stateOf = (row: ChatRow, gone: boolean, shown: boolean): Chat['conversation']['state'] => {
  if (gone) return 'partner-gone';
  if (!shown) return 'unreachable';
  return row.card_status === 'not_confirmed' ? 'held' : 'open';
};
