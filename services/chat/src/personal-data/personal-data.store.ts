import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader } from '@rendezvous/server/personal-data';

const readExport = exportReader({
  likes: { table: 'chat.likes', where: 'from_id = $1', without: ['seen_at'] },
  conversations: {
    table: 'chat.conversations',
    where: `$1 in (member_a, member_b) and state <> 'blocked'`,
    // how far each has read, and what each removed, is between them and us
    without: ['held', 'unread_a', 'unread_b', 'read_a', 'read_b', 'hidden_a', 'hidden_b', 'announced_a', 'announced_b'],
  },
  // what the member can read
  messages: {
    table: 'chat.messages',
    where: `exists (select from chat.conversations c
      where c.id = t.conversation_id and $1 in (c.member_a, c.member_b) and c.state <> 'blocked'
        and t.seq > case c.member_a when $1 then c.hidden_a else c.hidden_b end
        and (t.sender_id = $1 or not (c.held and c.started_by = $1)))`,
    without: ['client_id', 'cost', 'returnable'],
  },
  starts: { table: 'chat.starts', where: 'member_id = $1' },
});

/** SQL of exporting and erasing a member. */
@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  /** Conversations that a block emptied: nobody of the two sees them. */
  async removeBlocked(tx: Tx, memberId: number): Promise<void> {
    await tx.change(`delete from chat.conversations where (member_a = $1 or member_b = $1) and state = 'blocked'`, [memberId]);
  }
}
