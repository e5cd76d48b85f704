import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { pairOf } from '../pair-lock.store.js';

/** SQL of what a block takes away in this area. The caller has locked the pair. */
@Injectable()
export class BlocksStore {
  /** The likes of both. */
  async removeLikes(tx: Tx, oneId: number, otherId: number): Promise<void> {
    await tx.change('delete from chat.likes where (from_id, to_id) in (($1::integer, $2::integer), ($2, $1))', [oneId, otherId]);
  }

  /**
   * Locks the conversation of two members: a send that waits for the row finds it blocked then, and one that came before is among the
   * messages that go.
   * @returns its id; null when there is none or it was emptied already
   */
  async lockConversation(tx: Tx, oneId: number, otherId: number): Promise<number | null> {
    const [row] = await tx.read<{ id: number }>(
      `select id from chat.conversations where member_a = $1 and member_b = $2 and state <> 'blocked' for no key update`,
      [...pairOf(oneId, otherId)],
    );
    return row?.id ?? null;
  }

  /** Empties a locked conversation for both. */
  async emptyConversation(tx: Tx, id: number): Promise<void> {
    await tx.change('delete from chat.messages where conversation_id = $1', [id]);
    await tx.change(
      `update chat.conversations set state = 'blocked', answered = false, held = false, last_seq = 0, unread_a = 0, unread_b = 0,
         read_a = 0, read_b = 0, hidden_a = 0, hidden_b = 0, announced_a = 0, announced_b = 0 where id = $1`,
      [id],
    );
  }
}
