import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Day } from './bank-day.rules.js';
import { Mandate } from './mandate.entity.js';

export type NewMandate = Omit<Mandate, 'id' | 'lastDue' | 'endedAt' | 'endReason' | 'purgedAt'>;

/** SQL of mandates. */
@Injectable()
export class MandateStore {
  constructor(private readonly database: Database) {}

  find(id: number, tx?: Tx): Promise<Mandate | null> {
    return (tx?.manager ?? this.database.dataSource.manager).findOneBy(Mandate, { id });
  }

  /** The member's latest mandate for later purchases that nobody ended; it may have lapsed. */
  findKept(memberId: number, tx?: Tx): Promise<Mandate | null> {
    return (tx?.manager ?? this.database.dataSource.manager)
      .createQueryBuilder(Mandate, 'm')
      .where(`m.memberId = :memberId and m.kind = 'recurrent' and m.endedAt is null and m.purgedAt is null`, { memberId })
      .orderBy('m.id', 'DESC')
      .getOne();
  }

  list(memberId: number): Promise<Mandate[]> {
    return this.database.dataSource.manager.find(Mandate, { where: { memberId }, order: { id: 'desc' } });
  }

  async insert(tx: Tx, mandate: NewMandate): Promise<number> {
    const result = await tx.manager.insert(Mandate, mandate);
    return (result.identifiers[0] as Pick<Mandate, 'id'>).id;
  }

  /** Notes that something is collected by it on a day. */
  async collect(tx: Tx, id: number, due: Day): Promise<void> {
    await tx.change('update billing.mandates set last_due = greatest(last_due, $2::date) where id = $1', [id, due]);
  }

  /** Ends a mandate, unless it has ended. */
  async end(tx: Tx, id: number, reason: NonNullable<Mandate['endReason']>, at: Date): Promise<void> {
    await tx.change('update billing.mandates set ended_at = $3, end_reason = $2 where id = $1 and ended_at is null', [id, reason, at]);
  }

  /** Ends the member's mandates for later purchases. @returns which */
  async revoke(tx: Tx, memberId: number, at: Date): Promise<number[]> {
    const rows = await tx.change<{ id: number }>(
      `update billing.mandates set ended_at = $2, end_reason = 'revoked'
       where member_id = $1 and kind = 'recurrent' and ended_at is null returning id`,
      [memberId, at],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether nobody ended it. If so, whoever wants to waits for the end of the transaction. */
  async hold(tx: Tx, id: number): Promise<boolean> {
    return (await tx.read('select from billing.mandates where id = $1 and ended_at is null for share', [id])).length > 0;
  }

  /** Whether the account of it is known. If so, whoever wants to forget it waits for the end of the transaction. */
  async holdAccount(tx: Tx, id: number | null): Promise<boolean> {
    return (await tx.read('select from billing.mandates where id = $1 and purged_at is null for share', [id])).length > 0;
  }

  /** Ends those whose last collection was on this day or before. */
  async lapse(lastDay: Day, at: Date): Promise<void> {
    await this.database.change(
      `update billing.mandates set ended_at = $2, end_reason = 'lapsed'
       where kind = 'recurrent' and ended_at is null and coalesce(last_due, (signed_at at time zone 'UTC')::date) <= $1`,
      [lastDay, at],
    );
  }

  /** Forgets the accounts of those that stand no more and whose last collection was on this day or before, unless something is still to go there. */
  async purge(lastDay: Day, at: Date): Promise<void> {
    await this.database.change(
      `update billing.mandates set sealed = null, account_key = null, purged_at = $2
       where purged_at is null and (kind = 'one-off' or ended_at is not null)
         and coalesce(last_due, (signed_at at time zone 'UTC')::date) <= $1
         and not exists (select from billing.direct_debits d where d.mandate_id = mandates.id and d.state in ('registered', 'sent'))
         and not exists (
           select from billing.direct_debits d join billing.direct_debit_refunds r on r.payment_id = d.payment_id
           where d.mandate_id = mandates.id and r.state in ('waiting', 'sent'))`,
      [lastDay, at],
    );
  }
}
