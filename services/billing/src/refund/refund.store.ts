import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { isReversalWaiting } from '../order/reversal.store.js';
import { Refund } from './refund.entity.js';
import type { RefundablePurchase } from './refund-amount.rules.js';

/** A paid order as far as its money can go back. */
export interface PaidOrder extends RefundablePurchase {
  readonly orderId: number;
  readonly siteId: number | null;
  readonly currency: Refund['currency'];
  readonly completedAt: Date;
  readonly method: PaymentMethod;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly invoiceYear: number;
  readonly invoiceNumber: number;
  /** An undecided refund: its money is decided first. */
  readonly refunding: boolean;
  /** Its direct debit is still to be sent to the bank. */
  readonly unsent: boolean;
  /** No other purchase of the member stands, or will once what is asked of it is paid back: Premium lasts as long as one does. */
  readonly last: boolean;
}

export type NewRefund = Omit<Refund, 'number' | 'order' | 'companyId' | 'sellerId' | 'seller' | 'reversalSellerId' | 'reversalSeller'>;

/** Of a refund that nobody has decided yet. */
export const OPEN_STATES = `('requested', 'pending', 'unknown')`;

/** Credits of a lot that went back, or are about to; of failed refunds they came back. `lot` names a row of the lots. */
const refundedOf = (lot: string): string => `
  (coalesce((select sum(r.credits) from billing.refunds r where r.order_id = ${lot}.order_id and r.state <> 'failed'), 0)::integer
    + ${lot}.charged_back + ${lot}.owed)`;

/** What refunds of an order were, are, and may become: failed ones are out of it. */
const PAID = `
  select o.id as "orderId", o.site_id as "siteId", o.currency, o.completed_at as "completedAt", o.method,
    p.card_brand as "cardBrand", p.card_last4 as "cardLast4", o.invoice_year as "invoiceYear", o.invoice_number as "invoiceNumber", l.credits, l.paid, p.amount as captured,
    p.refunding + p.refunded + p.lost as "givenBack",
    ${refundedOf('l')} as "refundedCredits",
    exists (select from billing.refunds r where r.order_id = o.id and r.state in ${OPEN_STATES}) as refunding,
    exists (select from billing.direct_debits d where d.payment_id = p.id and d.state = 'registered') as unsent,
    not exists (select from billing.orders other join billing.lots kept on kept.order_id = other.id
      where other.member_id = $1 and other.id <> o.id and other.completed_at is not null and other.state not in ('refunded', 'charged_back')
        and kept.credits > ${refundedOf('kept')}) as last
  from billing.orders o join billing.lots l on l.order_id = o.id join billing.payments p on p.order_id = o.id
  where o.member_id = $1`;

const PAID_ORDERS = `${PAID} and o.state in ('completed', 'partly_refunded') order by o.id desc`;

/** For a refund `r` of a payment `p` by a direct debit `d` nothing was collected, or will be: it is of the whole of one that was not sent. */
export const IS_UNCOLLECTED = `(exists (select from billing.direct_debit_refunds w where w.id = r.id and w.state = 'withheld')
  or r.state = 'requested' and d.state = 'registered' and p.refunding + p.refunded = d.amount)`;

const UNCOLLECTED = `
  select r.id from billing.refunds r join billing.payments p on p.order_id = r.order_id join billing.direct_debits d on d.payment_id = p.id
  where r.member_id = $1 and ${IS_UNCOLLECTED}`;

/** A dispute in another currency is about the whole payment. Money that the provider took back by itself may be a dispute's. */
const DISPUTED = `
  select from billing.payments p
  cross join lateral (
    select bool_or(status = 'open') as open, sum(case when currency = p.currency then amount else p.amount end) filter (where status = 'lost') as lost
    from billing.disputes where order_id = p.order_id) d
  where p.order_id = $1 and (d.open or ${isReversalWaiting('p.id')} or p.refunding + p.refunded + d.lost > p.amount)`;

/** SQL of refunds. */
@Injectable()
export class RefundStore {
  constructor(private readonly database: Database) {}

  /** A member's orders that were paid and whose money did not all go back, latest first. */
  paidOrders(memberId: number, tx?: Tx): Promise<PaidOrder[]> {
    return (tx ?? this.database).read<PaidOrder>(PAID_ORDERS, [memberId]);
  }

  /** One of them, however it stands. */
  async paidOrder(tx: Tx, memberId: number, orderId: number): Promise<PaidOrder> {
    const [order] = await tx.read<PaidOrder>(`${PAID} and o.id = $2`, [memberId, orderId]);
    if (order === undefined) throw new Error(`The order ${orderId} was not paid`);
    return order;
  }

  findByClientId(memberId: number, clientId: string, tx?: Tx): Promise<Refund | null> {
    return (tx?.manager ?? this.database.dataSource.manager).findOneBy(Refund, { memberId, clientId });
  }

  /** With their orders. */
  list(memberId: number): Promise<Refund[]> {
    return this.database.dataSource.manager.find(Refund, {
      relations: { order: true },
      where: { memberId },
      order: { requestedAt: 'desc', id: 'asc' },
    });
  }

  /** Those of a member's refunds for which nothing was collected. */
  async uncollected(memberId: number): Promise<ReadonlySet<string>> {
    return new Set((await this.database.read<{ id: string }>(UNCOLLECTED, [memberId])).map(({ id }) => id));
  }

  find(id: string): Promise<Refund | null> {
    return this.database.dataSource.manager.findOne(Refund, { relations: { seller: true, reversalSeller: true }, where: { id } });
  }

  /** The id of the refund that a provider knows by this name. */
  async findByReference(provider: string, reference: string, tx?: Tx): Promise<string | null> {
    const [row] = await (tx ?? this.database).read<{ id: string }>(
      `select r.id from billing.refunds r join billing.payments p on p.order_id = r.order_id where r.reference = $2 and p.provider = $1`,
      [provider, reference],
    );
    return row?.id ?? null;
  }

  /** Those of an order that are asked for here and undecided. */
  async listOpen(orderId: number): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select id from billing.refunds where order_id = $1 and state in ${OPEN_STATES} and not adopted`,
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether the provider is still asked about an undecided refund of an order. */
  async isAskedAbout(orderId: number): Promise<boolean> {
    const rows = await this.database.read(
      `select from billing.refunds where order_id = $1 and state in ${OPEN_STATES} and try_after is not null limit 1`,
      [orderId],
    );
    return rows.length > 0;
  }

  findByNumber(memberId: number, number: number): Promise<Refund | null> {
    return this.database.dataSource.manager.findOneBy(Refund, { memberId, number });
  }

  /** Locks a refund; lock its order before. */
  async lock(tx: Tx, id: string): Promise<Refund> {
    const refund = await tx.manager.findOne(Refund, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (refund === null) throw new Error(`There is no refund ${id}`);
    return refund;
  }

  /** Sets the money of a refund apart on its payment: more than was captured breaks the payment's check. @returns its number */
  async insert(tx: Tx, refund: NewRefund): Promise<number> {
    await tx.manager.insert(Refund, { ...refund });
    await this.moveMoney(tx, refund.orderId, { refunding: refund.amount, refunded: 0 });
    const [row] = await tx.read<{ number: number }>('select number from billing.refunds where id = $1', [refund.id]);
    return row!.number;
  }

  /** Writes how a locked refund stands now. */
  async update(tx: Tx, id: string, changes: Partial<Omit<Refund, 'id' | 'order'>>): Promise<void> {
    await tx.manager.update(Refund, { id }, changes);
  }

  /** Moves amounts on the payment of an order. */
  async moveMoney(tx: Tx, orderId: number, by: { readonly refunding: number; readonly refunded: number }): Promise<void> {
    await tx.change('update billing.payments set refunding = refunding + $2, refunded = refunded + $3 where order_id = $1', [
      orderId,
      by.refunding,
      by.refunded,
    ]);
  }

  /** What went back of an order by now, and what of that was tax. */
  async paidBack(tx: Tx, orderId: number): Promise<{ amount: number; tax: number }> {
    const [sums] = await tx.read<{ amount: number; tax: number }>(
      `select coalesce(sum(amount), 0)::integer as amount, coalesce(sum(tax), 0)::integer as tax
       from billing.refunds where order_id = $1 and state = 'succeeded'`,
      [orderId],
    );
    return sums!;
  }

  /** Whether money that is set apart may go back in a dispute instead: while one is open, and where those that were lost left less than that. */
  async isDisputed(orderId: number): Promise<boolean> {
    const rows = await this.database.read(`${DISPUTED} limit 1`, [orderId]);
    return rows.length > 0;
  }

  /**
   * Claims refunds whose provider is to be asked now, the longest waiting first. Who claims one has it alone for a minute; a process that dies
   * makes nobody wait longer.
   */
  async claimDue(at: Date, limit: number): Promise<string[]> {
    const rows = await this.database.change<{ id: string }>(
      `update billing.refunds r set try_after = $1::timestamptz + interval '1 minute'
       from (select id from billing.refunds where try_after <= $1 order by try_after limit $2 for update skip locked) due
       where r.id = due.id returning r.id`,
      [at, limit],
    );
    return rows.map(({ id }) => id);
  }
}
