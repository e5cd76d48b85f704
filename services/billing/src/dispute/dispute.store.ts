import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { In } from 'typeorm';
import { Dispute } from './dispute.entity.js';

export type NewDispute = Omit<Dispute, 'id' | 'order' | 'silentSince'>;

/** What names a dispute. */
export type DisputeName = Pick<Dispute, 'provider' | 'reference'>;

/** SQL of disputes as they move. */
@Injectable()
export class DisputeStore {
  constructor(private readonly database: Database) {}

  find({ provider, reference }: DisputeName, tx?: Tx): Promise<Dispute | null> {
    return (tx?.manager ?? this.database.dataSource.manager).findOneBy(Dispute, { provider, reference });
  }

  /** The one of this number; null when the member has no such dispute. */
  findOf(memberId: number, id: number): Promise<Dispute | null> {
    return this.database.dataSource.manager.findOneBy(Dispute, { memberId, id });
  }

  /** Those that took or froze something once, the latest first. */
  listOf(orderIds: readonly number[]): Promise<Dispute[]> {
    return this.database.dataSource.manager.find(Dispute, {
      where: { orderId: In([...orderIds]), status: In(['open', 'won', 'lost']) },
      order: { id: 'desc' },
    });
  }

  async insert(tx: Tx, dispute: NewDispute): Promise<Dispute> {
    return tx.manager.save(tx.manager.create(Dispute, dispute));
  }

  /** Writes how a dispute stands now; lock its order before. */
  async update(tx: Tx, id: number, changes: Partial<Omit<Dispute, 'id' | 'order'>>): Promise<void> {
    await tx.manager.update(Dispute, { id }, changes);
  }

  /** Notes whether its provider gave an answer. @returns since when it gives none, and of which payment it is; null when it gave one */
  async noteAnswer(
    { provider, reference }: DisputeName,
    answered: boolean,
    at: Date,
  ): Promise<(Pick<Dispute, 'paymentId' | 'amount' | 'currency'> & { readonly silentSince: Date }) | null> {
    const [row] = await this.database.change<Pick<Dispute, 'paymentId' | 'amount' | 'currency'> & { readonly silentSince: Date }>(
      `update billing.disputes set silent_since = case when $3 then null else coalesce(silent_since, $4) end
       where provider = $1 and reference = $2
       returning payment_id as "paymentId", amount, currency, silent_since as "silentSince"`,
      [provider, reference, answered, at],
    );
    return row === undefined || answered ? null : row;
  }

  /**
   * Claims disputes whose provider is to be asked now, the longest waiting first. Who claims one has it alone for an hour; a process that dies
   * makes nobody wait longer.
   */
  claimDue(at: Date, limit: number): Promise<DisputeName[]> {
    return this.database.change<DisputeName>(
      `update billing.disputes d set ask_after = $1::timestamptz + interval '1 hour'
       from (select id from billing.disputes where ask_after <= $1 order by ask_after limit $2 for update skip locked) due
       where d.id = due.id returning d.provider, d.reference`,
      [at, limit],
    );
  }
}
