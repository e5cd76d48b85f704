import { Injectable } from '@nestjs/common';
import type { NotificationType } from '@rendezvous/contracts/account/notifications';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { MailStop } from '../members/member.entity.js';

@Injectable()
export class MailChoicesStore {
  constructor(private readonly database: Database) {}

  /** The types that a member switched off. */
  async readOff(memberId: number, on: Statements = this.database): Promise<NotificationType[]> {
    const [row] = await on.read<{ mails_off: NotificationType[] }>('select mails_off from account.members where id = $1', [memberId]);
    return row?.mails_off ?? [];
  }

  /** One statement, so that two switches at the same moment both count. */
  async change(tx: Tx, memberId: number, on: readonly NotificationType[], off: readonly NotificationType[]): Promise<void> {
    await tx.change(
      `update account.members set mails_off = array(
         select type from unnest(mails_off || $3::text[]) as type where type <> all ($2::text[]) group by type order by type
       ) where id = $1`,
      [memberId, on, off],
    );
  }

  /** The address of a member who is there; null of any other. */
  async findAddress(memberId: number): Promise<string | null> {
    const [row] = await this.database.read<{ email: string | null }>(
      `select email from account.members where id = $1 and status <> 'erased'`,
      [memberId],
    );
    return row?.email ?? null;
  }

  /** @param email lower case @returns whose address it is; null: nobody's */
  async findOwner(email: string): Promise<number | null> {
    const [row] = await this.database.read<{ id: number }>(`select id from account.members where email = $1 and status <> 'erased'`, [
      email,
    ]);
    return row?.id ?? null;
  }

  /** @param email lower case @returns whose mails are stopped for this reason from now on; null when nothing changed */
  async stopAddress(tx: Tx, email: string, reason: MailStop): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `update account.members set notifications_disabled = notifications_disabled || $2::text
       where email = $1 and status <> 'erased' and $2 <> all (notifications_disabled) returning id`,
      [email, reason],
    );
    return row?.id ?? null;
  }

  /** Ends these reasons. @returns whether one of them was there */
  async resume(tx: Tx, memberId: number, reasons: readonly MailStop[]): Promise<boolean> {
    const changed = await tx.change(
      `update account.members set notifications_disabled = array(
         select reason from unnest(notifications_disabled) with ordinality as stopped (reason, place) where reason <> all ($2::text[]) order by place
       ) where id = $1 and notifications_disabled && $2::text[] returning id`,
      [memberId, reasons],
    );
    return changed.length > 0;
  }

  async hasBounced(tx: Tx, memberId: number): Promise<boolean> {
    return (await tx.read(`select from account.members where id = $1 and 'bounce' = any (notifications_disabled)`, [memberId])).length > 0;
  }
}
