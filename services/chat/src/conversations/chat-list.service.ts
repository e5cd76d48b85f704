import { Injectable } from '@nestjs/common';
import { type CardContext, Cards, viewInList } from '@rendezvous/account';
import { type Chat, CHATS_MAX, type listChats, type listFurtherChats } from '@rendezvous/contracts/chat/conversations';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { cursorOf, cursorText } from '../cursor.rules.js';
import { conversationsLeft, startLimit } from './conversations.rules.js';
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
    const [rows, totals] = await Promise.all([this.store.list(viewerId, CHATS_MAX + 1, null), this.store.totals(viewerId)]);
    return {
      ...this.page(rows, CHATS_MAX, viewerId, context),
      total_unread_messages: totals.unread,
      conversations_left: conversationsLeft(totals.started, startLimit(totals.premium, context.site.settings.free_conversations)),
    };
  }

  /** What stands behind the end of another answer. */
  async after(cursor: string, limit: number, viewerId: number, context: CardContext): Promise<ReplyOf<typeof listFurtherChats>> {
    return this.page(await this.store.list(viewerId, limit + 1, cursorOf(cursor)), limit, viewerId, context);
  }

  /** @param rows one more than the page takes, if there is one */
  private page(rows: readonly ChatRow[], limit: number, viewerId: number, context: CardContext): ChatPage {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      chats: shown.map((row) => this.chat(row, viewerId, context)),
      next: last === undefined || rows.length <= limit ? null : cursorText({ at: last.lastAt, id: last.id }),
    };
  }

  private chat(row: ChatRow, viewerId: number, context: CardContext): Chat {
    const gone = row.closed || GONE.has(row.card_status);
    const shown = !gone && row.shown;
    const withheld = row.unconfirmed && row.senderId !== viewerId;
    return {
      conversation: { id: row.id, state: stateOf(row, gone, shown), last_seq: row.lastSeq },
      profile: shown ? this.cards.toCard(row, viewInList(viewerId), context) : null,
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
