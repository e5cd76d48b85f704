import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Day } from './bank-day.rules.js';
import { DirectDebit } from './direct-debit.entity.js';
import type { DebitState, Sequence } from './mandate.rules.js';

export type NewDebit = Pick<DirectDebit, 'paymentId' | 'orderId' | 'amount' | 'currency' | 'createdAt'>;

/** A debit that is to go to the bank. */
export type SendableDebit = Pick<DirectDebit, 'paymentId' | 'id' | 'amount'> & { readonly due: Day; readonly mandateId: number };

/** SQL of debits. */
@Injectable()
export class DirectDebitStore {
  constructor(private readonly database: Database) {}

  find(paymentId: string, tx?: Tx): Promise<DirectDebit | null> {
    return (tx?.manager ?? this.database.dataSource.manager).findOneBy(DirectDebit, { paymentId });
  }

  findByOrder(orderId: number): Promise<DirectDebit | null> {
    return this.database.dataSource.manager.findOneBy(DirectDebit, { orderId });
  }

  findById(id: number): Promise<DirectDebit | null> {
    return this.database.dataSource.manager.findOneBy(DirectDebit, { id });
  }

  findByName(tx: Tx, endToEndId: string): Promise<DirectDebit | null> {
    return tx.manager.findOne(DirectDebit, { where: { endToEndId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Locks a debit. Whoever locks its order, too, does that before. */
  lock(tx: Tx, paymentId: string): Promise<DirectDebit | null> {
    return tx.manager.findOne(DirectDebit, { where: { paymentId }, lock: { mode: 'for_no_key_update' } });
  }

  /** What was signed from one moment to before another. */
  listSigned(from: Date, to: Date): Promise<Pick<DirectDebit, 'paymentId' | 'amount' | 'currency'>[]> {
    return this.database.read(
      `select payment_id as "paymentId", amount, currency from billing.direct_debits where signed_at >= $1 and signed_at < $2 order by id`,
      [from, to],
    );
  }

  /** The same id again changes nothing. */
  async open(debit: NewDebit): Promise<void> {
    await this.database.dataSource.manager.createQueryBuilder().insert().into(DirectDebit).values(debit).orIgnore().execute();
  }

  /** Writes how a debit stands now; lock it before. */
  async update(tx: Tx, paymentId: string, changes: Partial<Omit<DirectDebit, 'paymentId' | 'id'>>): Promise<void> {
    await tx.manager.update(DirectDebit, { paymentId }, changes);
  }

  /** States of what was signed by a mandate, except this one. */
  async statesOf(tx: Tx, mandateId: number, besides: string): Promise<DebitState[]> {
    const rows = await tx.read<{ state: DebitState }>(
      'select state from billing.direct_debits where mandate_id = $1 and payment_id <> $2 and signed_at is not null',
      [mandateId, besides],
    );
    return rows.map(({ state }) => state);
  }

  /** Locks what is signed and due by a day, the first due first. Whoever else looks for some leaves these out. */
  lockSendable(tx: Tx, until: Day, limit: number): Promise<SendableDebit[]> {
    return tx.read<SendableDebit>(
      `select payment_id as "paymentId", id, amount, due, mandate_id as "mandateId" from billing.direct_debits
       where state = 'registered' and due <= $1 order by due, id limit $2 for no key update skip locked`,
      [until, limit],
    );
  }

  /** Notes that a debit is in a file. Compare and set: throws where it was not to be sent. */
  async setSent(tx: Tx, paymentId: string, sent: { fileId: number; endToEndId: string; sequence: Sequence; due: Day }): Promise<void> {
    const { affected } = await tx.manager.update(DirectDebit, { paymentId, state: 'registered' }, { state: 'sent', ...sent });
    if (affected !== 1) throw new Error(`The direct debit ${paymentId} was not to be sent`);
  }

  /** Locks what is signed by some mandates and in no file yet. */
  async lockUnsent(tx: Tx, mandateIds: readonly number[]): Promise<string[]> {
    const rows = await tx.read<{ id: string }>(
      `select payment_id as id from billing.direct_debits where mandate_id = any($1::integer[]) and state = 'registered' order by id for no key update`,
      [mandateIds],
    );
    return rows.map(({ id }) => id);
  }

  /** The same, locking none: whoever locks an order and its debit begins with the order. */
  listUnsent(tx: Tx, mandateIds: readonly number[]): Promise<Pick<DirectDebit, 'paymentId' | 'orderId'>[]> {
    return tx.read(
      `select payment_id as "paymentId", order_id as "orderId" from billing.direct_debits
       where mandate_id = any($1::integer[]) and state = 'registered' order by order_id`,
      [mandateIds],
    );
  }

  /** Debits that went back or were stopped while nobody disputes their payment yet. */
  async listUntold(limit: number): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select d.payment_id as id from billing.direct_debits d
       where d.return_kind is not null
         and not exists (select from billing.disputes where provider = 'sepa' and reference = d.payment_id::text)
       order by d.id limit $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** What was sent, due by a day, and neither booked nor refused, unless operators were told. */
  listUnanswered(until: Day, limit: number): Promise<Pick<DirectDebit, 'paymentId' | 'amount' | 'currency'>[]> {
    return this.database.read(
      `select d.payment_id as "paymentId", d.amount, d.currency from billing.direct_debits d
       where d.state = 'sent' and d.due <= $1
         and not exists (select from billing.payment_incidents i where i.payment_id = d.payment_id and i.kind = 'debit-unanswered')
       order by d.id limit $2`,
      [until, limit],
    );
  }

  /** Those of a member that nobody signed. */
  async removeUnsigned(tx: Tx, memberId: number): Promise<void> {
    await tx.change(
      `delete from billing.direct_debits
       where signed_at is null and order_id in (select id from billing.orders where member_id = $1)`,
      [memberId],
    );
  }

  /** Forgets what was typed for orders that came to nothing. */
  async forgetGivenUp(): Promise<void> {
    await this.database.change(
      `update billing.direct_debits d set state = 'given-up', sealed = null
       from billing.orders o where o.id = d.order_id and d.state = 'open' and o.state not in ('created', 'pending')`,
    );
  }
}
