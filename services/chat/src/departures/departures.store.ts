import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** A message that was paid for and never could be read. */
export interface HeldMessage {
  readonly conversationId: number;
  /** For whom it was held. */
  readonly starterId: number;
  readonly senderId: number;
  readonly clientId: string;
  readonly cost: number;
}

/**
 * What others wrote to a starter who was unconfirmed when it began. `held` follows the confirmation with a delay; whether the words can be
 * read by now, the starter's account says.
 */
const HELD = `
  select m.conversation_id as "conversationId", c.started_by as "starterId", m.sender_id as "senderId", m.client_id as "clientId", m.cost
  from chat.conversations c join chat.messages m on m.conversation_id = c.id and m.sender_id <> c.started_by
  where c.held and m.cost > 0`;

/** SQL of what follows when a member confirms their address, never does, or leaves. */
@Injectable()
export class DeparturesStore {
  constructor(private readonly database: Database) {}

  /** Conversations whose starter is still unconfirmed, with what others wrote in them until a moment. @param starterId null for all */
  held(until: Date, starterId: number | null): Promise<HeldMessage[]> {
    return this.database.read<HeldMessage>(
      `${HELD} and ($2::integer is null or c.started_by = $2) and m.sent_at <= $1
       order by m.sender_id, m.conversation_id, m.seq`,
      [until, starterId],
    );
  }

  /** The same of one conversation, whenever it was written. */
  heldIn(tx: Tx, conversationId: number): Promise<HeldMessage[]> {
    return tx.query<HeldMessage>(`${HELD} and c.id = $1 order by m.seq`, [conversationId]);
  }

  /** What was held for a member is released. @returns their partners */
  async release(tx: Tx, memberId: number): Promise<void> {
    await tx.query('update chat.conversations set held = false where held and started_by = $1', [memberId]);
  }
}
