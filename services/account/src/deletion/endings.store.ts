import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Ends } from './deletion.rules.js';

/** $1 and $2: when what is over by now began. */
const OVER = `(
  (status = 'pending_deletion' and deletion_asked_at <= $1) or
  (status = 'not_confirmed' and greatest(joined_at, unconfirmed_since) <= $2))`;

/** Accounts whose time is over, and those that are told so before. */
@Injectable()
export class EndingsStore {
  constructor(private readonly database: Database) {}

  /** @returns the next accounts whose time is over, by their ids */
  async listOver({ deletion, unconfirmed }: Ends, after: number, limit: number): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(`select id from account.members where ${OVER} and id > $3 order by id limit $4`, [
      deletion,
      unconfirmed,
      after,
      limit,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Whether an account's time is still over; nobody brings it back from here on. */
  async lockOver(tx: Tx, memberId: number, { deletion, unconfirmed }: Ends): Promise<boolean> {
    const rows = await tx.read(`select from account.members where ${OVER} and id = $3 for no key update`, [
      deletion,
      unconfirmed,
      memberId,
    ]);
    return rows.length > 0;
  }

  /** Notes a reminder for those who are due for it. @returns who they are, each once */
  async noteReminders(tx: Tx, number: number, since: Date, limit: number): Promise<number[]> {
    const rows = await tx.change<{ id: number }>(
      `update account.members set confirm_reminders = $1
       where id in (
         select id from account.members
         where status = 'not_confirmed' and confirm_reminders < $1 and greatest(joined_at, unconfirmed_since) <= $2
         order by id limit $3 for no key update skip locked)
       returning id`,
      [number, since, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Forgets addresses whose time is over. */
  async removeKeptAddresses(before: Date): Promise<void> {
    await this.database.change('delete from account.kept_addresses where kept_since <= $1', [before]);
  }
}
