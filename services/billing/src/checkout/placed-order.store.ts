import { randomUUID } from 'node:crypto';
import type { OpenRefund, Order as OrderView, OrderDebit } from '@rendezvous/contracts/billing/orders';
import type { OrderDisputes as OrderDisputesView } from '@rendezvous/contracts/billing/disputes';
import type { Seller as SellerView } from '@rendezvous/contracts/billing/seller';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { IsNull, LessThan, Not } from 'typeorm';
import { OrderDisputes } from '../dispute/order-disputes.service.js';
import { Order } from '../order/order.entity.js';
import { type LostDiscount } from '../order/lost-discount.rules.js';
import { invoiceNumber } from '../order/order.rules.js';
import type { Seller } from '../order/seller.entity.js';
import { isOpen } from '../order/order-state.rules.js';
import { Payment } from '../payment/payment.entity.js';
import { OpenRefunds } from '../refund/open-refunds.store.js';
import { OrderDebits } from '../sepa/order-debits.store.js';

/** An order with the one payment it has, and what disputes made of it. */
export interface PlacedOrder {
  readonly order: Order;
  readonly payment: Payment;
  /** The member had bought nothing before. */
  readonly firstPurchase: boolean;
  readonly disputed: OrderDisputesView | null;
  /** The card was stored with it, and still is. */
  readonly cardStored: boolean;
  /** null for another method, and before it was signed. */
  readonly debit: OrderDebit | null;
  /** What of it is on its way back. */
  readonly openRefunds: readonly OpenRefund[];
}

export type NewOrder = Omit<
  Order,
  | 'id'
  | 'state'
  | 'replaced'
  | 'completedAt'
  | 'premiumSince'
  | 'invoiceYear'
  | 'invoiceNumber'
  | 'companyId'
  | 'sellerId'
  | 'seller'
  | keyof LostDiscount
>;

/** By whom an order is collected, with which stored method, and whether the payer agreed that a new one is stored. */
export type NewPaymentWay = Pick<Payment, 'provider' | 'storedMethodId' | 'storeConsentedAt' | 'storeConsentVersion'>;

const PAGE = 25;
const RELATIONS = { order: { seller: true }, storedMethod: true } as const;

/** SQL of orders together with their payments, as members place and see them. */
@Injectable()
export class PlacedOrderStore {
  constructor(
    private readonly database: Database,
    private readonly disputes: OrderDisputes,
    private readonly debits: OrderDebits,
    private readonly openRefunds: OpenRefunds,
  ) {}

  /** Writes an order and its payment, unless the member's client id is taken already. */
  async insert(tx: Tx, order: NewOrder, way: NewPaymentWay): Promise<void> {
    const result = await tx.manager.createQueryBuilder().insert().into(Order).values(order).orIgnore().returning('id').execute();
    const [row] = result.raw as { id: number }[];
    if (row === undefined) return;
    const { total: amount, currency, createdAt } = order;
    await tx.manager.insert(Payment, { id: randomUUID(), orderId: row.id, ...way, amount, currency, createdAt });
  }

  async isPlaced(tx: Tx, memberId: number, clientId: string): Promise<boolean> {
    return (await tx.read('select 1 from billing.orders where member_id = $1 and client_id = $2', [memberId, clientId])).length > 0;
  }

  async findByMember(memberId: number, orderId: number): Promise<PlacedOrder | null> {
    return this.findOne({ id: orderId, memberId });
  }

  async findByClientId(memberId: number, clientId: string): Promise<PlacedOrder | null> {
    return this.findOne({ memberId, clientId });
  }

  /** What a member paid last, whatever became of the money since; null before the first purchase. */
  async findLastPaid(memberId: number): Promise<Payment | null> {
    return this.database.dataSource.manager.findOne(Payment, {
      relations: { order: true },
      where: { order: { memberId, completedAt: Not(IsNull()) } },
      order: { order: { completedAt: 'desc', id: 'desc' } },
    });
  }

  /** A member's orders, latest first. */
  async listPage(memberId: number, before: number | undefined): Promise<{ orders: PlacedOrder[]; more: boolean }> {
    const payments = await this.database.dataSource.manager.find(Payment, {
      relations: RELATIONS,
      where: { order: { memberId, ...(before === undefined ? {} : { id: LessThan(before) }) } },
      order: { orderId: 'desc' },
      take: PAGE + 1,
    });
    return { orders: await this.placed(memberId, payments.slice(0, PAGE)), more: payments.length > PAGE };
  }

  private async findOne(where: Partial<Pick<Order, 'id' | 'memberId' | 'clientId'>>): Promise<PlacedOrder | null> {
    const payment = await this.database.dataSource.manager.findOne(Payment, { relations: RELATIONS, where: { order: where } });
    if (payment === null) return null;
    const [placed] = await this.placed(payment.order.memberId, [payment]);
    return placed ?? null;
  }

  private async placed(memberId: number, payments: readonly Payment[]): Promise<PlacedOrder[]> {
    const paid = payments.filter(({ order }) => order.completedAt !== null).map(({ orderId }) => orderId);
    if (paid.length === 0)
      return payments.map((payment) => ({
        order: payment.order,
        payment,
        firstPurchase: false,
        disputed: null,
        cardStored: false,
        debit: null,
        openRefunds: [],
      }));
    const [first, disputes, stored, debits, refunds] = await Promise.all([
      this.firstPurchaseOf(memberId),
      this.disputes.of(paid),
      this.storedWith(payments),
      this.debits.of(payments.flatMap(({ provider, orderId }) => (provider === 'sepa' ? [orderId] : []))),
      this.openRefunds.of(paid),
    ]);
    return payments.map((payment) => {
      const { id, order } = payment;
      const firstPurchase = order.id === first;
      const disputed = disputes.get(order.id) ?? null;
      return {
        order,
        payment,
        firstPurchase,
        disputed,
        cardStored: stored.has(id),
        debit: debits.get(order.id) ?? null,
        openRefunds: refunds.get(order.id) ?? [],
      };
    });
  }

  /** Those of these payments whose card was stored, and still is. */
  private async storedWith(payments: readonly Payment[]): Promise<ReadonlySet<string>> {
    const agreed = payments.filter(({ storeConsentedAt }) => storeConsentedAt !== null).map(({ id }) => id);
    if (agreed.length === 0) return new Set();
    const rows = await this.database.read<{ id: string }>(
      'select payment_id as id from billing.stored_methods where payment_id = any($1) and removed_at is null',
      [agreed],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The order by which a member became Premium the first time; null before one was paid. */
  private async firstPurchaseOf(memberId: number): Promise<number | null> {
    const [row] = await this.database.read<{ id: number }>(
      'select id from billing.orders where member_id = $1 and completed_at is not null order by completed_at, id limit 1',
      [memberId],
    );
    return row?.id ?? null;
  }
}

/** The card that a payment was made with; null for another method, or before it was made. */
export const toCard = ({ cardBrand: brand, cardLast4: last4 }: Payment): OrderView['card'] =>
  brand === null || last4 === null ? null : { brand, last4 };

/** A seller as told on a document. */
export const toSeller = ({ name, address, kvk, city, country, vatNumbers }: Seller): SellerView => ({
  name,
  address,
  kvk,
  city,
  country,
  vat_numbers: vatNumbers,
});

/** The stored card that a payment is made with; null for what is entered on the provider's page. */
const toStoredCard = ({ storedMethod: stored }: Payment): OrderView['stored_method'] =>
  stored && { id: stored.id, brand: stored.brand, last4: stored.last4 };

/** An order as its member sees it. */
export const toOrder = ({ order, payment, firstPurchase, disputed, cardStored, debit, openRefunds }: PlacedOrder): OrderView => {
  const open = isOpen(order.state);
  const unanswered = open && payment.silentSince !== null;
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    id: order.id,
    state: order.state,
    replaced: order.state === 'cancelled' && order.replaced,
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
    seller: order.seller === null ? null : toSeller(order.seller),
    first_purchase: firstPurchase,
    card: toCard(payment),
    stored_method: toStoredCard(payment),
    card_stored: cardStored,
    unanswered,
    redirect: open && !unanswered ? payment.redirect : null,
    ...lostDiscountOf(order),
    direct_debit: debit,
    open_refunds: [...openRefunds],
    disputed,
  };
};

/** null also where the money bought all that was chosen, a part of a credit being the member's. */
const unappliedOf = ({ credits, price, currency, chosenCredits, lostDiscount }: Order): OrderView['used_up_discount'] => {
  if (chosenCredits === null || lostDiscount === null || chosenCredits === credits) return null;
  const money = (amount: number) => ({ amount, currency });
  return { credits: chosenCredits, price: money(price + lostDiscount), discount: money(lostDiscount) };
};

/** The discount that an order did not get, by whose use it went. */
const lostDiscountOf = (order: Order): Pick<OrderView, 'lost_discount' | 'used_up_discount'> => {
  const unapplied = unappliedOf(order);
  const { discountUsedBy: usedBy } = order;
  if (unapplied === null || usedBy === null) return { lost_discount: null, used_up_discount: unapplied };
  return { lost_discount: { ...unapplied, used_by: usedBy }, used_up_discount: null };
};
