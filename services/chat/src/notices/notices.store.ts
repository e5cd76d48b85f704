import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** Somebody with unread messages who was not told yet. */
export interface Notice {
  readonly conversationId: number;
  readonly recipientId: number;
}

const WATERMARK = 'chat.message-waiting';

/** Unread messages wait for this member, who was not told since they last read. */
const waits = (side: 'a' | 'b'): string => `(c.unread_${side} > 0 and c.announced_${side} <= c.read_${side})`;
const DUE = `c.state = 'open' and (${waits('a')} or ${waits('b')})`;

/** Asks again for each conversation once it has the lock; one that somebody else has locked is left for later. */
const TELL = `
  with claimed as materialized (
    select c.id, ${waits('a')} as a, ${waits('b')} as b from chat.conversations c
    where c.id = any($1::integer[]) and ${DUE} order by c.id for no key update skip locked),
  told as (
    update chat.conversations c
    set announced_a = case when d.a then c.last_seq else c.announced_a end, announced_b = case when d.b then c.last_seq else c.announced_b end
    from claimed d where c.id = d.id returning c.id, c.member_a, c.member_b, d.a, d.b)
  select id as "conversationId", member_a as "recipientId" from told where a
  union all select id, member_b from told where b order by 1, 2`;

/** SQL of finding out whom unread messages wait for. The messages themselves are the queue: sending writes nothing extra. */
@Injectable()
export class NoticesStore {
  constructor(private readonly database: Database) {}

  /** Up to which moment everybody was told; null before the first run. */
  async watermark(): Promise<Date | null> {
    const [row] = await this.database.read<{ at: Date }>('select at from chat.watermarks where name = $1', [WATERMARK]);
    return row?.at ?? null;
  }

  /** Moves the watermark, unless another process has moved it since it was read. @param from where it stood */
  async advance(from: Date | null, to: Date): Promise<void> {
    await this.database.change(
      from === null
        ? 'insert into chat.watermarks (name, at) select $1, $2 where $3::timestamptz is null on conflict do nothing'
        : 'update chat.watermarks set at = $2 where name = $1 and at = $3',
      [WATERMARK, to, from],
    );
  }

  /** Conversations with messages sent in the window of which somebody is still to be told. Locks nothing. */
  async due(from: Date, to: Date): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select c.id from chat.conversations c
       where c.id in (select conversation_id from chat.messages where sent_at > $1 and sent_at <= $2) and ${DUE} order by c.id`,
      [from, to],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of them of which somebody is still to be told. */
  async stillDue(ids: readonly number[]): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select c.id from chat.conversations c where c.id = any($1::integer[]) and ${DUE} order by c.id`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Notes as told, and answers, for whom unread messages wait in these conversations: once until they have read. */
  tell(tx: Tx, ids: readonly number[]): Promise<Notice[]> {
    return tx.change<Notice>(TELL, [ids]);
  }
}
