import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Day } from './bank-day.rules.js';
import { DirectDebitRefund } from './direct-debit.entity.js';

/** A refund that is to go to the bank, and by which mandate the account is known that it goes to. */
export type SendableRefund = Pick<DirectDebitRefund, 'id' | 'number' | 'amount'> & { readonly mandateId: number; readonly debit: string };

/** SQL of money that goes back for debits. */
@Injectable()
export class DebitRefundStore {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<DirectDebitRefund | null> {
    return this.database.dataSource.manager.findOneBy(DirectDebitRefund, { id });
  }

  findByName(tx: Tx, endToEndId: string): Promise<DirectDebitRefund | null> {
    return tx.manager.findOne(DirectDebitRefund, { where: { endToEndId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Those of a debit that did not fail; lock the debit before. */
  listOf(tx: Tx, paymentId: string): Promise<DirectDebitRefund[]> {
    return tx.manager
      .createQueryBuilder(DirectDebitRefund, 'r')
      .where(`r.paymentId = :paymentId and r.state <> 'failed'`, { paymentId })
      .orderBy('r.number')
      .getMany();
  }

  async insert(tx: Tx, refund: Pick<DirectDebitRefund, 'id' | 'paymentId' | 'amount' | 'state' | 'createdAt'>): Promise<void> {
    await tx.manager.insert(DirectDebitRefund, refund);
  }

  async setState(tx: Tx, id: string, changes: Partial<Pick<DirectDebitRefund, 'state' | 'reason' | 'returnKind'>>): Promise<void> {
    await tx.manager.update(DirectDebitRefund, { id }, changes);
  }

  /** What waits of a debit is decided with it. @returns which */
  async decideWaiting(tx: Tx, paymentId: string, state: 'withheld' | 'failed'): Promise<string[]> {
    const rows = await tx.change<{ id: string }>(
      `update billing.direct_debit_refunds set state = $2 where payment_id = $1 and state = 'waiting' returning id`,
      [paymentId, state],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks what waits and whose debit was collected by a day, the first one first. Whoever else looks for some leaves these out. */
  lockSendable(tx: Tx, until: Day, limit: number): Promise<SendableRefund[]> {
    return tx.read<SendableRefund>(
      `select r.id, r.number, r.amount, d.mandate_id as "mandateId", d.end_to_end_id as debit
       from billing.direct_debit_refunds r join billing.direct_debits d on d.payment_id = r.payment_id
       where r.state = 'waiting' and d.state = 'collected' and d.collected_on <= $1
       order by r.number limit $2 for no key update of r skip locked`,
      [until, limit],
    );
  }

  /** Notes that a refund is in a file. Compare and set: throws where it was not to be sent. */
  async setSent(tx: Tx, id: string, sent: { fileId: number; endToEndId: string }): Promise<void> {
    const { affected } = await tx.manager.update(DirectDebitRefund, { id, state: 'waiting' }, { state: 'sent', ...sent });
    if (affected !== 1) throw new Error(`The refund ${id} was not to be sent`);
  }
}
