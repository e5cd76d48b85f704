import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Payment } from './payment.entity.js';
import type { PaymentReport } from './payment.provider.js';

@Injectable()
export class PaymentStore {
  constructor(private readonly database: Database) {}

  /** With its order. */
  findByOrder(orderId: number): Promise<Payment | null> {
    return this.database.dataSource.manager.findOne(Payment, { relations: { order: true }, where: { orderId } });
  }

  /** With its order. */
  findByReference(provider: string, reference: string): Promise<Payment | null> {
    return this.database.dataSource.manager.findOne(Payment, { relations: { order: true }, where: { provider, reference } });
  }

  /** Whether its payer asked the money back at the bank, however that ended: `asked` where there is but a question that takes none. */
  async disputed(tx: Tx, paymentId: string): Promise<'no' | 'asked' | 'yes'> {
    const rows = await tx.read<{ status: string }>('select status from billing.disputes where payment_id = $1', [paymentId]);
    if (rows.some(({ status }) => status !== 'warning')) return 'yes';
    return rows.length > 0 ? 'asked' : 'no';
  }

  /** A member's latest open order that may still be charged, its provider being silent or not able to cancel it; null when there is none. */
  async findUnanswered(memberId: number): Promise<number | null> {
    const [row] = await this.database.read<{ id: number }>(
      `select o.id from billing.orders o join billing.payments p on p.order_id = o.id
       where o.member_id = $1 and o.state in ('created', 'pending') and coalesce(p.silent_since, p.uncancelled_since) is not null
       order by o.id desc limit 1`,
      [memberId],
    );
    return row?.id ?? null;
  }

  /** Its payer has nothing to do any more: the bank is working on it. */
  async noteProcessing(tx: Tx, paymentId: string): Promise<void> {
    await tx.manager.update(Payment, { id: paymentId }, { redirect: null });
  }

  async setCaptured(tx: Tx, paymentId: string, { card, at }: PaymentReport): Promise<void> {
    await tx.manager.update(Payment, { id: paymentId }, { capturedAt: at, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null });
  }
}
