import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@rendezvous/contracts/account/deletion';
import { Database, type Tx } from '@rendezvous/server/database';
import type { MemberEntity } from '../members/member.entity.js';

type Waiting = Pick<MemberEntity, 'status' | 'joinedAt' | 'unconfirmedSince' | 'deletionAskedAt'>;

@Injectable()
export class DeletionsStore {
  constructor(private readonly database: Database) {}

  /** @returns false when the deletion was asked for before, or there is nobody */
  async begin(tx: Tx, memberId: number, at: Date): Promise<boolean> {
    const begun = await tx.change(
      `update account.members set status = 'pending_deletion', deletion_asked_at = $2
       where id = $1 and status in ('not_confirmed', 'activated') returning id`,
      [memberId, at],
    );
    return begun.length > 0;
  }

  /** Without whose it was. */
  async countReason(tx: Tx, reason: DeletionReason, at: Date): Promise<void> {
    await tx.change(
      `insert into account.deletion_reasons (month, reason, count) values (date_trunc('month', $2::timestamptz at time zone 'UTC')::date, $1, 1)
       on conflict (month, reason) do update set count = deletion_reasons.count + 1`,
      [reason, at],
    );
  }

  /**
   * Gives an account the status that it had. Who waits for a confirmation has all the time for it again.
   * @returns false when there is nothing to bring back any more
   */
  async restore(tx: Tx, memberId: number, at: Date): Promise<boolean> {
    const restored = await tx.change(
      `update account.members set
         status = case when activated_at is null then 'not_confirmed' else 'activated' end,
         unconfirmed_since = case when activated_at is null then $2::timestamptz end, confirm_reminders = 0, deletion_asked_at = null
       where id = $1 and status = 'pending_deletion' returning id`,
      [memberId, at],
    );
    return restored.length > 0;
  }

  /** Whether somebody else brought the account back meanwhile. */
  async isThere(tx: Tx, memberId: number): Promise<boolean> {
    const rows = await tx.read(`select from account.members where id = $1 and status in ('not_confirmed', 'activated')`, [memberId]);
    return rows.length > 0;
  }

  async findWaiting(memberId: number): Promise<Waiting | null> {
    const [member] = await this.database.read<Waiting>(
      `select status, joined_at as "joinedAt", unconfirmed_since as "unconfirmedSince", deletion_asked_at as "deletionAskedAt"
       from account.members where id = $1`,
      [memberId],
    );
    return member ?? null;
  }
}
