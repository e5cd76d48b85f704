import { randomUUID } from 'node:crypto';
import type { Order as OrderView, OrderState } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { LessThan } from 'typeorm';
import { Payment } from '../payment/payment.entity.js';
import { Order } from './order.entity.js';
import { invoiceNumber, isOpen, type Lost, type Sale } from './order.rules.js';

/** An order with the one payment it has. */
export interface PaidOrder {
  readonly order: Order;
  readonly payment: Payment;
}

export type NewOrder = Omit<Order, 'id' | 'state' | 'completedAt' | 'invoiceYear' | 'invoiceNumber' | keyof Lost>;

export interface Invoice {
  readonly year: number;
  readonly number: number;
}

const PAGE = 25;

@Injectable()
export class OrderStore {
  constructor(private readonly database: Database) {}

  /** Writes an order and its payment, unless the member's client id is taken already. */
  async insert(tx: Tx, order: NewOrder, provider: string): Promise<void> {
    const result = await tx.manager.createQueryBuilder().insert().into(Order).values(order).orIgnore().returning('id').execute();
    const [row] = result.raw as { id: number }[];
    if (row === undefined) return;
    const { total: amount, currency, createdAt } = order;
    await tx.manager.insert(Payment, { id: randomUUID(), orderId: row.id, provider, amount, currency, createdAt });
  }

  /** Lets a member's orders that reserve something in one by one; ends with the transaction. */
  async queue(tx: Tx, memberId: number): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('billing.reserve'), $1)`, [memberId]);
  }

  async isKnown(tx: Tx, memberId: number, clientId: string): Promise<boolean> {
    return (await tx.query('select 1 from billing.orders where member_id = $1 and client_id = $2', [memberId, clientId])).length > 0;
  }

  /** The open order of a member that holds a discount. */
  async holderOf(tx: Tx, memberId: number, discountCode: string): Promise<number | null> {
    const [row] = await tx.query<{ id: number }>(
      `select id from billing.orders where member_id = $1 and discount_code = $2 and state in ('created', 'pending')`,
      [memberId, discountCode],
    );
    return row?.id ?? null;
  }

  /** The order with which the member used this discount up; null while nothing was paid with it. */
  async userOf(tx: Tx, memberId: number, discountCode: string): Promise<number | null> {
    const [row] = await tx.query<{ id: number }>(
      'select id from billing.orders where member_id = $1 and discount_code = $2 and completed_at is not null',
      [memberId, discountCode],
    );
    return row?.id ?? null;
  }

  async ofMember(memberId: number, orderId: number): Promise<PaidOrder | null> {
    return this.one({ id: orderId, memberId });
  }

  async byClientId(memberId: number, clientId: string): Promise<PaidOrder | null> {
    return this.one({ memberId, clientId });
  }

  /** A member's orders, latest first. */
  async page(memberId: number, before: number | undefined): Promise<{ orders: PaidOrder[]; more: boolean }> {
    const payments = await this.database.dataSource.manager.find(Payment, {
      relations: { order: true },
      where: { order: { memberId, ...(before === undefined ? {} : { id: LessThan(before) }) } },
      order: { orderId: 'desc' },
      take: PAGE + 1,
    });
    return { orders: payments.slice(0, PAGE).map((payment) => ({ order: payment.order, payment })), more: payments.length > PAGE };
  }

  /** Locks an order: the first lock of everything that settles it. */
  async lock(tx: Tx, orderId: number): Promise<Order> {
    const order = await tx.manager.findOne(Order, { where: { id: orderId }, lock: { mode: 'for_no_key_update' } });
    if (order === null) throw new Error(`There is no order ${orderId}`);
    return order;
  }

  /** Compare and set. Throws when the order is not in `from`: the caller holds its lock, so that cannot be. */
  async move(
    tx: Tx,
    orderId: number,
    from: OrderState,
    to: OrderState,
    with_: Partial<Pick<Order, 'completedAt' | 'invoiceYear' | 'invoiceNumber'> & Sale & Lost> = {},
  ): Promise<void> {
    const { affected } = await tx.manager.update(Order, { id: orderId, state: from }, { state: to, ...with_ });
    if (affected !== 1) throw new Error(`Order ${orderId} was not ${from}`);
  }

  /** The next invoice number of a year. The counter's row is locked until the end, so numbers have no gap and no double. */
  async nextInvoice(tx: Tx, year: number): Promise<Invoice> {
    const [row] = await tx.query<{ last: number }>(
      `insert into billing.invoice_counters (year, last) values ($1, 1)
       on conflict (year) do update set last = invoice_counters.last + 1 returning last`,
      [year],
    );
    return { year, number: row!.last };
  }

  /** True when the member has another order that was paid. */
  async hasBought(tx: Tx, memberId: number, besidesOrderId: number): Promise<boolean> {
    const rows = await tx.query('select 1 from billing.orders where member_id = $1 and id <> $2 and completed_at is not null limit 1', [
      memberId,
      besidesOrderId,
    ]);
    return rows.length > 0;
  }

  /** Open orders whose time is over. */
  async overdue(at: Date, limit: number): Promise<number[]> {
    return this.ids(
      `select id from billing.orders where state in ('created', 'pending') and expires_at <= $1 order by expires_at limit $2`,
      [at, limit],
    );
  }

  private async ids(sql: string, values: readonly unknown[]): Promise<number[]> {
    return (await this.database.read<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  private async one(where: Partial<Pick<Order, 'id' | 'memberId' | 'clientId'>>): Promise<PaidOrder | null> {
    const payment = await this.database.dataSource.manager.findOne(Payment, { relations: { order: true }, where: { order: where } });
    return payment === null ? null : { order: payment.order, payment };
  }
}

/** An order as its member sees it. */
export const toOrder = ({ order, payment }: PaidOrder): OrderView => {
  const money = (amount: number) => ({ amount, currency: order.currency });
  const { cardBrand: brand, cardLast4: last4 } = payment;
  return {
    id: order.id,
    state: order.state,
    bundle: order.bundleId,
    credits: order.credits,
    method: order.method,
    price: money(order.price),
    discount: money(order.discount),
    fee: money(order.fee),
    total: money(order.total),
    tax: money(order.tax),
    tax_rate: order.taxRate,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    completed_at: order.completedAt?.toISOString() ?? null,
    invoice: order.invoiceYear === null || order.invoiceNumber === null ? null : invoiceNumber(order.invoiceYear, order.invoiceNumber),
    card: brand === null || last4 === null ? null : { brand, last4 },
    redirect: isOpen(order.state) ? payment.redirect : null,
    lost_discount: lostDiscountOf(order),
  };
};

/** null also where the money bought all that was chosen, a part of a credit being the member's. */
const lostDiscountOf = ({ credits, price, currency, chosenCredits, lostDiscount, discountUsedBy }: Order): OrderView['lost_discount'] => {
  if (chosenCredits === null || lostDiscount === null || discountUsedBy === null || chosenCredits === credits) return null;
  const money = (amount: number) => ({ amount, currency });
  return { credits: chosenCredits, price: money(price + lostDiscount), discount: money(lostDiscount), used_by: discountUsedBy };
};
