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

  /** Whether its payer asked the money back at the bank, however that ended. */
  async isDisputed(tx: Tx, paymentId: string): Promise<boolean> {
    return (await tx.read('select from billing.disputes where payment_id = $1 limit 1', [paymentId])).length > 0;
  }

  async setCaptured(tx: Tx, paymentId: string, { card, at }: PaymentReport): Promise<void> {
    await tx.manager.update(Payment, { id: paymentId }, { capturedAt: at, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null });
  }
}
