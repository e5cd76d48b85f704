import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { MemberEntity } from './member.entity.js';

/** Columns that are read one at a time, with what each holds. */
interface MemberColumns {
  readonly premium_since: MemberEntity['premiumSince'];
  readonly status: MemberEntity['status'];
  readonly read_receipts: MemberEntity['readReceipts'];
  readonly email: MemberEntity['email'];
  readonly name: MemberEntity['name'];
  readonly site_id: MemberEntity['siteId'];
  readonly signup_credits_due: MemberEntity['signupCreditsDue'];
}

@Injectable()
export class MembersStore {
  constructor(private readonly database: Database) {}

  /** One column of a member; undefined when there is no such member. */
  async read<C extends keyof MemberColumns>(column: C, memberId: number): Promise<MemberColumns[C] | undefined> {
    const [row] = await this.database.read<Pick<MemberColumns, C>>(`select ${column} from account.members where id = $1`, [memberId], {
      prepared: `account.member-${column}`,
    });
    return row?.[column];
  }

  /** @param email lower case @returns the id; null when nobody has the address, or who had it was erased */
  async findByEmail(email: string, on: Statements = this.database): Promise<number | null> {
    const [member] = await on.read<{ id: number }>(`select id from account.members where email = $1 and status <> 'erased'`, [email], {
      prepared: 'account.member-by-email',
    });
    return member?.id ?? null;
  }

  async operators(): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select id from account.members where operator and status = 'activated' order by id`,
    );
    return rows.map(({ id }) => id);
  }

  /** @returns false when the member was premium already */
  async setPremium(tx: Tx, memberId: number, since: Date): Promise<boolean> {
    const changed = await tx.change('update account.members set premium_since = $2 where id = $1 and premium_since is null returning id', [
      memberId,
      since,
    ]);
    return changed.length > 0;
  }

  /** @returns since when the member was premium; null when they were not */
  async endPremium(tx: Tx, memberId: number): Promise<Date | null> {
    const [before] = await tx.change<{ since: Date }>(
      `update account.members m set premium_since = null
       from (select id, premium_since as since from account.members where id = $1 and premium_since is not null for no key update) was
       where m.id = was.id returning was.since`,
      [memberId],
    );
    return before?.since ?? null;
  }

  /** Whether the member was never activated. If so, an activation waits for the end of the transaction. */
  async lockUnconfirmed(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.read('select from account.members where id = $1 and activated_at is null for share', [memberId])).length > 0;
  }

  /** Whether the member is an active one. If so, they stay so until the end of the transaction. */
  async lockActivated(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.read(`select from account.members where id = $1 and status = 'activated' for share`, [memberId])).length > 0;
  }
}
