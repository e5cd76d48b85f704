import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader, inPieces } from '@rendezvous/server/personal-data';

const readExport = exportReader({
  likes: { table: 'chat.likes', where: 'from_id = $1', without: ['seen_at'] },
  conversations: {
    table: 'chat.conversations',
    where: `$1 in (member_a, member_b) and state <> 'blocked'`,
    // how far each has read, and what each removed, is between them and us
    without: ['held', 'unread_a', 'unread_b', 'read_a', 'read_b', 'hidden_a', 'hidden_b', 'announced_a', 'announced_b'],
  },
  starts: { table: 'chat.starts', where: 'member_id = $1' },
  // only to whoever reported: the other would learn who it was
  report_evidence: { table: 'chat.report_evidence', where: 'reporter_id = $1', without: ['salt', 'sealed'] },
});

/** SQL of exporting and erasing a member. */
@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  async export(memberId: number): Promise<Readonly<Record<string, unknown>>> {
    return { ...(await readExport(this.database, [memberId])), messages: this.messages(memberId) };
  }

  /** What is sealed with the member's reports, oldest first. */
  evidence(memberId: number): Promise<{ readonly number: string; readonly messages: number; readonly endsAt: Date }[]> {
    return this.database.read(
      'select number, messages, ends_at as "endsAt" from chat.report_evidence where reporter_id = $1 order by sealed_at, number',
      [memberId],
    );
  }

  /** What the member can read, one conversation after the other. */
  private async *messages(memberId: number): AsyncGenerator<unknown> {
    const conversations = await this.database.read<{ id: number; hidden: number; isWaiting: boolean }>(
      `select id, case member_a when $1 then hidden_a else hidden_b end as hidden, held and started_by = $1 as "isWaiting"
       from chat.conversations where $1 in (member_a, member_b) and state <> 'blocked' order by id`,
      [memberId],
    );
    for (const { id, hidden, isWaiting } of conversations)
      yield* inPieces(hidden, (after, limit) =>
        this.database.read(
          `select to_jsonb(t) - '{client_id,cost,returnable}'::text[] as row, t.seq as key from chat.messages t
           where t.conversation_id = $1 and t.seq > $2 and (not $3 or t.sender_id = $4) order by t.seq limit $5`,
          [id, after, isWaiting, memberId, limit],
        ),
      );
  }

  /** Conversations that a block emptied: nobody of the two sees them. */
  async removeBlocked(tx: Tx, memberId: number): Promise<void> {
    await tx.change(`delete from chat.conversations where (member_a = $1 or member_b = $1) and state = 'blocked'`, [memberId]);
  }
}
