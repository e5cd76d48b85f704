import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { EndedChange } from '../former-addresses/former-addresses.rules.js';
import { addressHoldersSql } from '../members/kept-address.rules.js';

/** What `FormerAddresses` notes of a change that goes. */
const ENDED = 'member_id, old_email, new_email, changed_at, undone_at, old_confirmed';

export interface MailChange {
  readonly id: number;
  readonly member_id: number;
  readonly old_email: string;
  readonly new_email: string;
  readonly changed_at: Date | null;
  readonly undone_at: Date | null;
  /** Whether the old address is, or was when it was changed, confirmed. */
  readonly old_confirmed: boolean;
  /** Whether the account came back when it was undone; before that, whether it would. */
  readonly account_back: boolean;
}

interface Changed {
  readonly memberId: number;
  /** Whether the account was ever activated: then the old address was the member's for sure. */
  readonly confirmed: boolean;
  /** Whether the account waits for a confirmation of its address. */
  readonly waiting: boolean;
}

@Injectable()
export class MailChangesStore {
  constructor(private readonly database: Database) {}

  /** Whether an address is another member's, or may become so again. */
  async isTaken(memberId: number, email: string, since: Date): Promise<boolean> {
    const rows = await this.database.read(`select from ${addressHoldersSql('$2', '$3')} where member_id <> $1`, [memberId, email, since]);
    return rows.length > 0;
  }

  async readAddress(memberId: number): Promise<string | null> {
    const [member] = await this.database.read<{ email: string | null }>('select email from account.members where id = $1', [memberId]);
    return member?.email ?? null;
  }

  /** Whether the same was asked for since then, and waits for its link. */
  async isWaiting(tx: Tx, memberId: number, email: string, since: Date): Promise<boolean> {
    const rows = await tx.read(
      'select from account.mail_changes where member_id = $1 and new_email = $2 and asked_at > $3 and changed_at is null',
      [memberId, email, since],
    );
    return rows.length > 0;
  }

  /** @returns its number; null when the member is gone */
  async add(tx: Tx, memberId: number, email: string, at: Date): Promise<number | null> {
    const [added] = await tx.change<{ id: number }>(
      `insert into account.mail_changes (member_id, old_email, new_email, asked_at)
       select id, email, $2, $3 from account.members where id = $1 and status <> 'erased' returning id`,
      [memberId, email, at],
    );
    return added?.id ?? null;
  }

  removeWaiting(tx: Tx, memberId: number): Promise<EndedChange[]> {
    return tx.change<EndedChange>(`delete from account.mail_changes where member_id = $1 and changed_at is null returning ${ENDED}`, [
      memberId,
    ]);
  }

  async find(memberId: number, id: number): Promise<MailChange | null> {
    const [change] = await this.database.read<MailChange>(
      `select c.id, c.member_id, c.old_email, c.new_email, c.changed_at, c.undone_at,
         case when c.changed_at is null then m.activated_at is not null else c.old_confirmed end as old_confirmed,
         c.account_back or (c.undone_at is null and m.status = 'pending_deletion') as account_back
       from account.mail_changes c join account.members m on m.id = c.member_id
       where c.member_id = $1 and c.id = $2`,
      [memberId, id],
    );
    return change ?? null;
  }

  /** @returns whose address it was; null when the address is another one by now, or the new one is taken */
  async change(tx: Tx, id: number, at: Date, since: Date): Promise<Changed | null> {
    const [changed] = await tx.change<Changed>(
      `with changed as (
         update account.members m
         set email = w.new_email, notifications_disabled = array_remove(m.notifications_disabled, 'bounce')
         from account.mail_changes w
         where w.id = $1 and w.changed_at is null and m.id = w.member_id and m.email = w.old_email and m.status <> 'erased'
           and not exists (select from ${addressHoldersSql('w.new_email', '$3')} where holder.member_id <> w.member_id)
         returning m.id as "memberId", m.activated_at is not null as confirmed, m.status = 'not_confirmed' as waiting
       ), noted as (
         update account.mail_changes set changed_at = $2, old_confirmed = changed.confirmed from changed where id = $1
       )
       select * from changed`,
      [id, at, since],
    );
    return changed ?? null;
  }

  /** Puts the address back that this change took, with all changes after it. @returns false when the member is gone */
  async undo(tx: Tx, memberId: number, id: number, at: Date): Promise<boolean> {
    const undone = await tx.change(
      `update account.members m
       set email = w.old_email, notifications_disabled = array_remove(m.notifications_disabled, 'bounce')
       from account.mail_changes w
       where w.id = $2 and w.member_id = $1 and m.id = $1 and m.status <> 'erased' returning m.id`,
      [memberId, id],
    );
    await tx.change(
      `update account.mail_changes set undone_at = $3
       where member_id = $1 and id >= $2 and changed_at is not null and undone_at is null`,
      [memberId, id, at],
    );
    return undone.length > 0;
  }

  async noteAccountBack(tx: Tx, id: number): Promise<void> {
    await tx.change('update account.mail_changes set account_back = true where id = $1', [id]);
  }

  /** Changes that can be undone, the first for each address that is not the member's now. @param since `undoneNoMore` */
  async listUndoable(memberId: number, since: Date): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(
      `select min(c.id) as id from account.mail_changes c join account.members m on m.id = c.member_id
       where c.member_id = $1 and c.changed_at > $2 and c.undone_at is null and c.old_confirmed and c.old_email <> m.email
       group by c.old_email order by 1`,
      [memberId, since],
    );
    return rows.map(({ id }) => id);
  }

  removeOld(tx: Tx, before: Date): Promise<EndedChange[]> {
    return tx.change<EndedChange>(`delete from account.mail_changes where asked_at <= $1 returning ${ENDED}`, [before]);
  }
}
