import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import { pairOf } from '../pair-lock.store.js';

/** A conversation that the transaction has locked. */
export interface LockedConversation {
  readonly id: number;
  readonly state: 'open' | 'blocked' | 'closed';
}

/** What starting depends on besides the rules of visibility. */
export interface Starter {
  readonly premium: boolean;
  readonly started: number;
}

/** SQL of conversations as a whole: who has one with whom, its state, and how many a member has started. */
@Injectable()
export class ConversationsStore {
  constructor(private readonly database: Database) {}

  /** Locks the conversation of two members; null when there is none. The caller has locked the pair. */
  async lock(tx: Tx, oneId: number, otherId: number): Promise<LockedConversation | null> {
    const [row] = await tx.read<LockedConversation>(
      `select id, state from chat.conversations where member_a = $1 and member_b = $2 for no key update`,
      [...pairOf(oneId, otherId)],
    );
    return row ?? null;
  }

  async insert(tx: Tx, starterId: number, partnerId: number, held: boolean, at: Date): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      'insert into chat.conversations (member_a, member_b, started_by, held, last_at) values ($1, $2, $3, $4, $5) returning id',
      [...pairOf(starterId, partnerId), starterId, held, at],
    );
    return row!.id;
  }

  /** A conversation that a block had emptied begins anew. */
  async reopen(tx: Tx, id: number, starterId: number, held: boolean): Promise<void> {
    await tx.change(`update chat.conversations set state = 'open', started_by = $2, answered = false, held = $3 where id = $1`, [
      id,
      starterId,
      held,
    ]);
  }

  /** Counts one more started conversation, and locks the count. @returns how many the member had started before */
  async countStart(tx: Tx, memberId: number): Promise<number> {
    const [row] = await tx.change<{ before: number }>(
      `insert into chat.starts as s (member_id, count) values ($1, 1)
       on conflict (member_id) do update set count = s.count + 1 returning s.count - 1 as before`,
      [memberId],
    );
    return row!.before;
  }

  async starter(reader: Statements, memberId: number): Promise<Starter> {
    const [row] = await reader.read<Starter>(
      `select m.premium, coalesce(s.count, 0) as started
       from account.member_cards m left join chat.starts s on s.member_id = m.member_id where m.member_id = $1`,
      [memberId],
      { prepared: 'chat.starter' },
    );
    return row ?? { premium: false, started: 0 };
  }

  /** The conversation of two members as far as both still have it; null when there is none or a block took it. */
  async idBetween(reader: Statements, oneId: number, otherId: number): Promise<number | null> {
    const [row] = await reader.read<{ id: number }>(
      `select id from chat.conversations where member_a = $1 and member_b = $2 and state <> 'blocked'`,
      [...pairOf(oneId, otherId)],
      { prepared: 'chat.conversation-between' },
    );
    return row?.id ?? null;
  }

  /** The other member of a conversation; null for outsiders, and for one that was blocked or closed. */
  async partnerOf(reader: Statements, memberId: number, conversationId: number): Promise<number | null> {
    const [row] = await reader.read<{ partner: number }>(
      `select case member_a when $2::integer then member_b else member_a end as partner from chat.conversations
       where id = $1 and state = 'open' and $2 in (member_a, member_b)`,
      [conversationId, memberId],
      { prepared: 'chat.partner' },
    );
    return row?.partner ?? null;
  }

  /** Closes what an erased member took part in and erases what they wrote; answers who the others are. */
  async closeAllOf(tx: Tx, memberId: number): Promise<number[]> {
    const rows = await tx.read<{ id: number; partner: number }>(
      `select id, case member_a when $1 then member_b else member_a end as partner from chat.conversations
       where (member_a = $1 or member_b = $1) and state <> 'blocked' order by id for no key update`,
      [memberId],
    );
    const ids = rows.map(({ id }) => id);
    await tx.change(`update chat.conversations set state = 'closed' where id = any($1) and state <> 'closed'`, [ids]);
    await tx.change(
      `update chat.messages set kind = 'removed', body = '' where conversation_id = any($1) and sender_id = $2 and kind <> 'removed'`,
      [ids, memberId],
    );
    return rows.map(({ partner }) => partner);
  }

  /** With whom a member writes. */
  async partnersOf(memberId: number): Promise<number[]> {
    const rows = await this.database.read<{ partner: number }>(
      `select case member_a when $1 then member_b else member_a end as partner from chat.conversations
       where (member_a = $1 or member_b = $1) and state = 'open'`,
      [memberId],
    );
    return rows.map(({ partner }) => partner);
  }

  async forgetStarts(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from chat.starts where member_id = $1', [memberId]);
  }
}
