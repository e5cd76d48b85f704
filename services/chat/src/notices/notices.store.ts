import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/** Somebody with unread messages who was not told yet. */
export interface Notice {
  readonly conversationId: number;
  readonly recipientId: number;
}

const WATERMARK = 'chat.message-waiting';

/** One side of the conversations in which something was sent in the window. */
const due = (side: 'a' | 'b'): string => `
  update chat.conversations c set announced_${side} = c.last_seq
  where c.id in (select conversation_id from recent)
    and c.unread_${side} > 0 and c.announced_${side} <= c.read_${side} and c.state = 'open'
  returning c.id as "conversationId", c.member_${side} as "recipientId"`;

const RECENT = `recent as (
    select distinct conversation_id from chat.messages where sent_at > $1 and sent_at <= $2)`;

/** SQL of finding out whom unread messages wait for. The messages themselves are the queue: sending writes nothing extra. */
@Injectable()
export class NoticesStore {
  /** Moves the watermark and answers where it stood: only one run at a time walks on. null: never run before. */
  async advance(tx: Tx, to: Date): Promise<Date | null> {
    await tx.query('insert into chat.watermarks (name, at) values ($1, $2) on conflict do nothing', [WATERMARK, new Date(0)]);
    const [row] = await tx.query<{ at: Date }>('select at from chat.watermarks where name = $1 for update', [WATERMARK]);
    await tx.query('update chat.watermarks set at = $2 where name = $1', [WATERMARK, to]);
    return row === undefined || row.at.getTime() === 0 ? null : row.at;
  }

  /** Notes as told, and answers, who has unread messages sent within the window: once until they have read. */
  async take(tx: Tx, from: Date, to: Date): Promise<Notice[]> {
    const [a, b] = [
      await tx.query<Notice>(`with ${RECENT} ${due('a')}`, [from, to]),
      await tx.query<Notice>(`with ${RECENT} ${due('b')}`, [from, to]),
    ];
    return [...a, ...b];
  }
}
