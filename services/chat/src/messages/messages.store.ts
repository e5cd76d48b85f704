import { Injectable } from '@nestjs/common';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '@rendezvous/account';
import { Database, type Tx } from '@rendezvous/server/database';
import type { StoredMessage } from './message.rules.js';

/** A conversation seen from one of its two members, with the other's card. */
export interface OwnConversation extends MemberCardRow {
  readonly id: number;
  readonly partnerId: number;
  readonly lastSeq: number;
  readonly ownRead: number;
  readonly partnerRead: number;
  /** Messages up to this one are gone for the viewer. */
  readonly hidden: number;
  /** The viewer's address is not confirmed: what the partner wrote is held. */
  readonly unconfirmed: boolean;
}

/** Which messages: those after or before a number, or the latest; always in ascending order. */
export interface Range {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The row's A and B as own and partner's. */
const side = (column: string, whose: 'own' | 'partner'): string =>
  `case c.member_a when $2::integer then c.${column}_${whose === 'own' ? 'a' : 'b'} else c.${column}_${whose === 'own' ? 'b' : 'a'} end`;

export const OWN = `
  select ${MEMBER_CARD_COLUMNS('m')}, c.id, m.member_id as "partnerId", c.last_seq as "lastSeq",
    ${side('read', 'own')} as "ownRead", ${side('read', 'partner')} as "partnerRead", ${side('hidden', 'own')} as hidden,
    v.status = 'not_confirmed' as unconfirmed
  from chat.conversations c
  join account.member_cards m on m.member_id = ${side('member', 'partner')}
  join account.member_cards v on v.member_id = $2
  where c.id = $1 and $2 in (c.member_a, c.member_b) and c.state <> 'blocked'`;

const COLUMNS = 'seq, client_id as "clientId", sender_id as "senderId", kind, body, sent_at as "sentAt"';
/** $4: only what this member wrote, because the rest is held; null for all. */
const WHERE = 'conversation_id = $1 and ($4::integer is null or sender_id = $4)';
export const AFTER = `select ${COLUMNS} from chat.messages where ${WHERE} and seq > $2 order by seq limit $3`;
export const BEFORE = `select * from (
    select ${COLUMNS} from chat.messages where ${WHERE} and seq > $2 and ($5::bigint is null or seq < $5) order by seq desc limit $3
  ) latest order by seq`;

const HELD = `select count(*)::integer as held from chat.messages where conversation_id = $1 and seq > $2 and sender_id <> $3 and kind <> 'removed'`;

const READ_ALL = `
  update chat.conversations c set
    read_a = case member_a when $2::integer then last_seq else read_a end, unread_a = case member_a when $2 then 0 else unread_a end,
    read_b = case member_b when $2 then last_seq else read_b end, unread_b = case member_b when $2 then 0 else unread_b end
  where id = $1 and $2 in (member_a, member_b) and state <> 'blocked' and last_seq <= $3`;

/** SQL of reading messages. */
@Injectable()
export class MessagesStore {
  constructor(private readonly database: Database) {}

  /** null for outsiders, and when a block took the conversation. */
  async own(viewerId: number, conversationId: number): Promise<OwnConversation | null> {
    const [row] = await this.database.read<OwnConversation>(OWN, [conversationId, viewerId], { prepared: 'chat.own-conversation' });
    return row ?? null;
  }

  /** Messages beyond `hidden`. @param only who wrote them; null for both */
  range(conversationId: number, hidden: number, { after, before, limit }: Range, only: number | null): Promise<StoredMessage[]> {
    return after === undefined
      ? this.database.read<StoredMessage>(BEFORE, [conversationId, hidden, limit, only, before ?? null], {
          prepared: 'chat.messages-before',
        })
      : this.database.read<StoredMessage>(AFTER, [conversationId, Math.max(after, hidden), limit, only], {
          prepared: 'chat.messages-after',
        });
  }

  /** How many messages wait for the viewer to confirm their address. */
  async held(conversationId: number, hidden: number, viewerId: number): Promise<number> {
    const [row] = await this.database.read<{ held: number }>(HELD, [conversationId, hidden, viewerId], { prepared: 'chat.held' });
    return row?.held ?? 0;
  }

  /** The usual case in one statement: the member has seen everything there is. @returns false when there is more, or for outsiders */
  async readAll(memberId: number, conversationId: number, seq: number): Promise<boolean> {
    const rows = await this.database.change(`${READ_ALL} returning id`, [conversationId, memberId, seq], { prepared: 'chat.read-all' });
    return rows.length > 0;
  }

  /** The member has seen a part: what is still unread is counted with the row locked, so that no message slips in between. */
  async readUpTo(tx: Tx, memberId: number, conversationId: number, seq: number): Promise<void> {
    await tx.read('select from chat.conversations where id = $1 for no key update', [conversationId]);
    await tx.change(
      `update chat.conversations c set
         read_a = case member_a when $2::integer then r.seq else read_a end, unread_a = case member_a when $2 then r.unread else unread_a end,
         read_b = case member_b when $2 then r.seq else read_b end, unread_b = case member_b when $2 then r.unread else unread_b end
       from (
         select least(c.last_seq, $3::bigint) as seq, (
           select count(*)::integer from chat.messages
           where conversation_id = c.id and sender_id <> $2 and seq > greatest($3, case c.member_a when $2 then c.hidden_a else c.hidden_b end)
         ) as unread
         from chat.conversations c where c.id = $1) r
       where c.id = $1 and $2 in (member_a, member_b) and state <> 'blocked'
         and case member_a when $2 then read_a else read_b end < r.seq`,
      [conversationId, memberId, seq],
    );
  }
}
