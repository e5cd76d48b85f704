import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { IsNull } from 'typeorm';
import { Payment } from './payment.entity.js';
import type { PaymentEvent, PaymentReport, StartedPayment } from './payment.provider.js';

export type EventEffect = 'moved' | 'nothing' | 'amount-differs';

@Injectable()
export class PaymentStore {
  constructor(private readonly database: Database) {}

  findByOrder(orderId: number): Promise<Payment | null> {
    return this.database.dataSource.manager.findOneBy(Payment, { orderId });
  }

  findByReference(provider: string, reference: string): Promise<Payment | null> {
    return this.database.dataSource.manager.findOneBy(Payment, { provider, reference });
  }

  /** Keeps the provider's answer; the first one counts. */
  async setStarted(tx: Tx, paymentId: string, { reference, redirect }: StartedPayment): Promise<void> {
    await tx.manager.update(Payment, { id: paymentId, reference: IsNull() }, { reference, redirect });
  }

  async setCaptured(tx: Tx, paymentId: string, { card, at }: PaymentReport): Promise<void> {
    await tx.manager.update(Payment, { id: paymentId }, { capturedAt: at, cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null });
  }

  /** @returns false when this event came before */
  async addEvent(tx: Tx, payment: Payment, event: PaymentEvent, effect: EventEffect, receivedAt: Date): Promise<boolean> {
    const rows = await tx.change(
      `insert into billing.payment_events (provider, event_id, payment_id, status, effect, occurred_at, received_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, event_id) do nothing returning event_id`,
      [payment.provider, event.id, payment.id, event.status, effect, event.at, receivedAt],
    );
    return rows.length > 0;
  }
}
