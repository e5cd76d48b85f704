import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

@Injectable()
export class SignupMessagesStore {
  constructor(private readonly database: Database) {}

  /** @param toMemberId null for nobody in particular; somebody who is gone meanwhile makes it nobody's */
  async add(tx: Tx, memberId: number, toMemberId: number | null, text: string): Promise<void> {
    await tx.change(
      `insert into account.signup_messages (member_id, to_member_id, text)
       select $1, $2, $3 where $2::integer is null or exists (select from account.members where id = $2 and status <> 'erased')`,
      [memberId, toMemberId, text],
    );
  }

  /** What an active member meant to write to another; null for nothing. */
  async find(memberId: number, toMemberId: number): Promise<string | null> {
    const [row] = await this.database.read<{ text: string }>(
      `select s.text from account.signup_messages s join account.members m on m.id = s.member_id and m.status = 'activated'
       where s.member_id = $1 and (s.to_member_id = $2 or s.to_member_id is null)`,
      [memberId, toMemberId],
      { prepared: 'account.signup-message' },
    );
    return row?.text ?? null;
  }

  /** Something was sent, or nothing may be. */
  async remove(tx: Tx, memberId: number, toMemberId: number): Promise<void> {
    await tx.change('delete from account.signup_messages where member_id = $1 and (to_member_id = $2 or to_member_id is null)', [
      memberId,
      toMemberId,
    ]);
  }

  /** A block: what one of the two meant to write to the other is nobody's. */
  async removeBetween(tx: Tx, firstId: number, secondId: number): Promise<void> {
    await tx.change('delete from account.signup_messages where (member_id, to_member_id) in (($1, $2), ($2, $1))', [firstId, secondId]);
  }
}
