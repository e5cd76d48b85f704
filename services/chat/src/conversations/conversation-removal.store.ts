import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

/**
 * The last message of a conversation whose words nobody reads any more: what one member has removed stays for the other, and is wiped once the
 * other has removed it, too.
 */
const WIPED_UP_TO = 'least(hidden_a, hidden_b)';

/** SQL of conversations that members remove from their own list. */
@Injectable()
export class ConversationRemovalStore {
  /**
   * Hides every message up to now from one member.
   * @returns the number of the last message that both have removed; null for outsiders
   */
  async hide(tx: Tx, memberId: number, conversationId: number): Promise<number | null> {
    const [row] = await tx.change<{ wipeUpTo: number }>(
      `update chat.conversations set
         hidden_a = case member_a when $2::integer then last_seq else hidden_a end, unread_a = case member_a when $2 then 0 else unread_a end,
         hidden_b = case member_b when $2 then last_seq else hidden_b end, unread_b = case member_b when $2 then 0 else unread_b end
       where id = $1 and $2 in (member_a, member_b) and state <> 'blocked' returning ${WIPED_UP_TO} as "wipeUpTo"`,
      [conversationId, memberId],
    );
    return row?.wipeUpTo ?? null;
  }

  /** Takes the words of all messages up to a number. */
  async wipe(tx: Tx, conversationId: number, upTo: number): Promise<void> {
    await tx.change(`update chat.messages set kind = 'removed', body = '' where conversation_id = $1 and seq <= $2 and kind <> 'removed'`, [
      conversationId,
      upTo,
    ]);
  }
}
