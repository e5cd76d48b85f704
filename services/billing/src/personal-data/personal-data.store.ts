import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { PaidCard } from '@rendezvous/contracts/billing/orders';
import type { Currency } from '@rendezvous/contracts/kernel';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader, inPieces } from '@rendezvous/server/personal-data';
import type { Standing } from '../order/order-state.rules.js';
import { isReversalWaiting } from '../order/reversal.store.js';
import { UNHEARD } from '../payment/polling-schedule.store.js';
import { OPEN_STATES } from '../refund/refund.store.js';

/** What was paid for. */
interface PaidOrder {
  readonly id: number;
  readonly state: Standing;
  readonly completedAt: Date;
  readonly invoiceYear: number;
  readonly invoiceNumber: number;
  readonly credits: number;
  readonly method: PaymentMethod;
  /** Null unless it was paid with a card that the provider names. */
  readonly card: PaidCard | null;
  /** In minor units of `currency`. */
  readonly total: number;
  readonly currency: Currency;
}

const OWN_ORDERS = 'order_id in (select id from billing.orders where member_id = $1)';

const readExport = exportReader({
  wallets: { table: 'billing.wallets', where: 'member_id = $1' },
  orders: { table: 'billing.orders', where: 'member_id = $1' },
  lots: { table: 'billing.lots', where: 'member_id = $1' },
  refunds: { table: 'billing.refunds', where: 'member_id = $1', without: ['tries', 'try_after', 'fault', 'asked_by', 'reason'] },
  discount_codes: { table: 'billing.discount_codes', where: 'member_id = $1', without: ['made_by'] },
  welcome_offers: { table: 'billing.welcome_offers', where: 'member_id = $1' },
  // The provider's own name for a card is as good as the card to whoever has our keys.
  stored_methods: { table: 'billing.stored_methods', where: 'member_id = $1', without: ['reference'] },
  disputes: {
    table: 'billing.disputes',
    where: 'member_id = $1',
    without: ['moves', 'ask_after', 'silent_since', 'unblocked_by', 'unblock_reason'],
  },
  reversals: {
    table: 'billing.reversals',
    where: `payment_id in (select id from billing.payments where ${OWN_ORDERS})`,
    without: ['settle_after'],
  },
  method_blocks: { table: 'billing.method_blocks', where: 'member_id = $1', without: ['reason', 'set_by', 'lifted_by', 'lift_reason'] },
  adjustments: { table: 'billing.adjustments', where: 'member_id = $1', without: ['client_id', 'reason', 'asked_by', 'decided_by'] },
  direct_debit_codes: { table: 'billing.direct_debit_codes', where: OWN_ORDERS, without: ['code_hash'] },
  payments: {
    table: 'billing.payments',
    where: OWN_ORDERS,
    without: ['redirect', 'late_asks', 'late_ask_after', 'ask_after', 'silent_since', 'silent_asks'],
  },
  direct_debits: { table: 'billing.direct_debits', where: OWN_ORDERS, without: ['sealed', 'revision', 'file_id'] },
});

/** Orders that came to nothing: no money came, neither theirs nor another amount. */
const UNPAID = `
  select o.id from billing.orders o
  where o.member_id = $1 and o.completed_at is null and not exists (
    select from billing.payments p join billing.payment_incidents i on i.payment_id = p.id where p.order_id = o.id)`;

/** SQL of exporting and erasing a member. */
@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  async export(memberId: number): Promise<Readonly<Record<string, unknown>>> {
    return { ...(await readExport(this.database, [memberId])), entries: this.entries(memberId) };
  }

  /** Oldest first. */
  paidOrders(memberId: number): Promise<PaidOrder[]> {
    return this.database.read<PaidOrder>(
      `select o.id, o.state, o.completed_at as "completedAt", o.invoice_year as "invoiceYear", o.invoice_number as "invoiceNumber", o.credits,
         o.method,
         case when p.card_last4 is not null then jsonb_build_object('brand', p.card_brand, 'last4', p.card_last4) end as card, o.total, o.currency
       from billing.orders o left join billing.payments p on p.order_id = o.id
       where o.member_id = $1 and o.completed_at is not null order by o.completed_at, o.id`,
      [memberId],
    );
  }

  /** Kind by kind, as they have an index. */
  private entries(memberId: number): AsyncIterable<unknown> {
    return inPieces(['', '-infinity', '0'] as const, (after, limit) =>
      this.database.read(
        `select to_jsonb(t) as row, array[t.kind, t.at::text, t.id::text] as key from billing.entries t
         where t.member_id = $1 and (t.kind, t.at, t.id) > ($2, $3::timestamptz, $4::bigint) order by t.kind, t.at, t.id limit $5`,
        [memberId, ...after, limit],
      ),
    );
  }

  /** Whether money may still come: for an open order, or for one that was given up after it went to the provider, since then or to no answer. */
  async isPaymentPending(tx: Tx, memberId: number, since: Date): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.orders o
       where o.member_id = $1 and (o.state in ('created', 'pending') or (o.state in ('failed', 'cancelled', 'expired')
         and exists (select from billing.payments p left join billing.payment_starts s on s.payment_id = p.id
           where p.order_id = o.id and (o.created_at >= $2 and (p.reference is not null or s.ask_after is not null) or ${UNHEARD}))))
       limit 1`,
      [memberId, since],
    );
    return rows.length > 0;
  }

  /** Whether money is on its way back. */
  async isRefundOpen(tx: Tx, memberId: number): Promise<boolean> {
    const rows = await tx.read(`select from billing.refunds where member_id = $1 and state in ${OPEN_STATES} limit 1`, [memberId]);
    return rows.length > 0;
  }

  /** Whether a bank is still to decide about a payment, or asks about one; or money of one is gone, and nobody knows why yet. */
  async isDisputeOpen(tx: Tx, memberId: number): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.disputes where member_id = $1 and status in ('warning', 'open')
       union all select from billing.payments p join billing.orders o on o.id = p.order_id where o.member_id = $1 and ${isReversalWaiting('p.id')}
       limit 1`,
      [memberId],
    );
    return rows.length > 0;
  }

  /** Whether money came that fits no order, and nobody has dealt with it; a dispute that is decided is dealt with. */
  async isIncidentOpen(tx: Tx, memberId: number): Promise<boolean> {
    const rows = await tx.read(
      `select from billing.payment_incidents i
         join billing.payments p on p.id = i.payment_id
         join billing.orders o on o.id = p.order_id
       where o.member_id = $1 and i.resolved_at is null and i.kind <> 'payment-disputed' limit 1`,
      [memberId],
    );
    return rows.length > 0;
  }

  /** With their payments, and what was reported of these. */
  async removeUnpaidOrders(tx: Tx, memberId: number): Promise<void> {
    const rows = await tx.read<{ id: number }>(UNPAID, [memberId]);
    const ids = rows.map(({ id }) => id);
    await tx.change(
      `delete from billing.webhook_events e using billing.payments p
       where e.kind = 'payment' and p.provider = e.provider and p.reference = e.reference and p.order_id = any($1::integer[])`,
      [ids],
    );
    await tx.change('delete from billing.payments where order_id = any($1::integer[])', [ids]);
    await tx.change('delete from billing.orders where id = any($1::integer[])', [ids]);
  }

  /** Codes of their own, which nobody else can use, and when the welcome discount was on show. Those that they made as an operator stay, without them. */
  async removeDiscounts(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from billing.welcome_offers where member_id = $1', [memberId]);
    await tx.change('delete from billing.discount_codes where member_id = $1', [memberId]);
    await tx.change('update billing.discount_codes set made_by = null where made_by = $1', [memberId]);
  }
}
