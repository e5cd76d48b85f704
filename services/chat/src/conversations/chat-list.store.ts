import { Injectable } from '@nestjs/common';
import { MEMBER_CARD_COLUMNS, type MemberCardRow, visibleSql } from '@rendezvous/account';
import type { MessageKind } from '@rendezvous/contracts/chat/messages';
import { Database } from '@rendezvous/server/database';
import type { Cursor } from '@rendezvous/server/paging';

/** One conversation of the viewer's list with the partner's card and the last message. */
export interface ChatRow extends MemberCardRow {
  readonly id: number;
  readonly closed: boolean;
  readonly lastSeq: number;
  /** What the list is sorted by. */
  readonly lastAt: Date;
  readonly unread: number;
  /** The partner does not hide from the viewer. */
  readonly shown: boolean;
  /** Both like each other. */
  readonly matched: boolean;
  /** The partner takes a break, and the viewer may know it. */
  readonly paused: boolean;
  readonly senderId: number;
  readonly kind: MessageKind | 'removed';
  readonly body: string;
  readonly sentAt: Date;
  /** The viewer's address is not confirmed: what others wrote is held. */
  readonly unconfirmed: boolean;
}

/** What the list says beside its conversations. */
export interface ChatTotals {
  readonly unread: number;
  readonly premium: boolean;
  readonly started: number;
}

const mine = (own: 'a' | 'b', partner: 'a' | 'b'): string =>
  `select id, member_${partner} as partner_id, unread_${own} as unread, last_seq, last_at, state
   from chat.conversations where member_${own} = $1 and state <> 'blocked' and last_seq > hidden_${own}`;

const likes = (from: string, to: string): string => `exists (select from chat.likes where from_id = ${from} and to_id = ${to})`;

/** Messages and whether they are held are read in one moment: what a block takes back is never shown. Cut off before the cards are joined: a long list costs no more than a short one. */
export const LIST = `
  select ${MEMBER_CARD_COLUMNS('m')}, c.id, c.state = 'closed' as closed, c.last_seq as "lastSeq", c.last_at as "lastAt", c.unread,
    ${visibleSql({ viewer: '$1', member: 'm', surface: 'card' })} as shown,
    ${visibleSql({ viewer: '$1', member: 'm', surface: 'break' })} as paused,
    ${likes('$1', 'c.partner_id')} and ${likes('c.partner_id', '$1')} as matched,
    l.sender_id as "senderId", l.kind, l.body, l.sent_at as "sentAt",
    (select status = 'not_confirmed' from account.member_cards where member_id = $1) as unconfirmed
  from (
    select * from (${mine('a', 'b')} union all ${mine('b', 'a')}) all_mine
    where $3::timestamptz is null or (last_at, id) < ($3, $4::integer)
    order by last_at desc, id desc limit $2
  ) c
  join account.member_cards m on m.member_id = c.partner_id
  join chat.messages l on l.conversation_id = c.id and l.seq = c.last_seq
  order by c.last_at desc, c.id desc`;

const UNREAD = `(
    select coalesce(sum(unread), 0)::integer from (
      select unread_a as unread from chat.conversations where member_a = $1 and state <> 'blocked'
      union all select unread_b from chat.conversations where member_b = $1 and state <> 'blocked') counted)`;

export const TOTALS = `
  select ${UNREAD} as unread, m.premium, coalesce(s.count, 0) as started
  from account.member_cards m left join chat.starts s on s.member_id = m.member_id where m.member_id = $1`;

/** SQL of the list of conversations. */
@Injectable()
export class ChatListStore {
  constructor(private readonly database: Database) {}

  /** Latest first, from a cursor on. */
  list(viewerId: number, limit: number, after: Cursor | null): Promise<ChatRow[]> {
    return this.database.read<ChatRow>(LIST, [viewerId, limit, after?.at ?? null, after?.id ?? null], { prepared: 'chat.list' });
  }

  async totals(viewerId: number): Promise<ChatTotals> {
    const [row] = await this.database.read<ChatTotals>(TOTALS, [viewerId], { prepared: 'chat.totals' });
    return row ?? { unread: 0, premium: false, started: 0 };
  }

  async unread(viewerId: number): Promise<number> {
    const [row] = await this.database.read<{ unread: number }>(`select ${UNREAD} as unread`, [viewerId], { prepared: 'chat.unread' });
    return row?.unread ?? 0;
  }
}
