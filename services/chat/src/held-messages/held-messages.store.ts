import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';

/** A message to an unconfirmed starter that its sender paid for. */
export interface HeldMessage {
  readonly senderId: number;
  readonly clientId: string;
}

/** Conversations in one answer. */
const PAGE = 200;

/** Reads nothing but messages whose credits are due: what was given back or released has left the index. */
export const DUE = `
  select distinct conversation_id as id from chat.messages
  where returnable and sent_at <= $1 and conversation_id > $2 order by conversation_id limit ${PAGE}`;

const STARTER = 'select started_by as "starterId" from chat.conversations where id = $1';

/** SQL of messages to members whose address is not confirmed. */
@Injectable()
export class HeldMessagesStore {
  constructor(private readonly database: Database) {}

  /** Conversations with messages until a moment whose credits were not given back yet, in ascending order. @param after the last one known */
  async due(until: Date, after: number): Promise<number[]> {
    return (await this.database.read<{ id: number }>(DUE, [until, after])).map(({ id }) => id);
  }

  /** Conversations that a member started unconfirmed, in ascending order. */
  async heldFor(memberId: number, reader: Statements = this.database): Promise<number[]> {
    const rows = await reader.read<{ id: number }>('select id from chat.conversations where held and started_by = $1 order by id', [
      memberId,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Locks a conversation. @returns who started it */
  async lock(tx: Tx, conversationId: number): Promise<number> {
    const [row] = await tx.read<{ starterId: number }>(`${STARTER} for no key update`, [conversationId]);
    return row!.starterId;
  }

  /** The same, without waiting. @returns null while somebody else has locked it */
  async lockIfFree(tx: Tx, conversationId: number): Promise<number | null> {
    const [row] = await tx.read<{ starterId: number }>(`${STARTER} for no key update skip locked`, [conversationId]);
    return row?.starterId ?? null;
  }

  /** Takes the messages of a locked conversation whose credits go back: each is taken once. @param until null for all */
  take(tx: Tx, conversationId: number, until: Date | null): Promise<HeldMessage[]> {
    return tx.change<HeldMessage>(
      `update chat.messages set returnable = false
       where conversation_id = $1 and returnable and ($2::timestamptz is null or sent_at <= $2)
       returning sender_id as "senderId", client_id as "clientId"`,
      [conversationId, until],
    );
  }

  /** What was held for a member is held no more, and stays paid. Two statements: what was sent meanwhile belongs to it. */
  async release(tx: Tx, memberId: number): Promise<void> {
    const rows = await tx.change<{ id: number }>('update chat.conversations set held = false where held and started_by = $1 returning id', [
      memberId,
    ]);
    await tx.change('update chat.messages set returnable = false where conversation_id = any($1::integer[]) and returnable', [
      rows.map(({ id }) => id),
    ]);
  }
}
