import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import type { Order } from '../order/order.entity.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { transitionsTo, type Outcome } from '../order/order-state.rules.js';
import type { Payment } from './payment.entity.js';
import type { PaymentReport } from './payment.provider.js';
import { PaymentStore } from './payment.store.js';
import { StoredMethodStore } from './stored-method.store.js';

const OUTCOMES = {
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<PaymentReport['status'], Outcome>;

/** What a report does to the order of its payment. */
type Effect = 'moved' | 'nothing' | 'amount-differs';

/** Takes in how a provider says that a payment stands: the order moves, or an incident is kept. */
@Injectable()
export class PaymentUpdates {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentStore,
    private readonly stored: StoredMethodStore,
    private readonly transitions: OrderTransitions,
    private readonly incidents: Incidents,
  ) {}

  /** Takes in what the provider answered when asked. The same answer again changes nothing. */
  async apply(payment: Payment, report: PaymentReport): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, payment.orderId);
      await this.follow(tx, payment, report, this.effectOf(payment, report, order));
      if (report.processing === true && payment.redirect !== null) await this.payments.noteProcessing(tx, payment.id);
      // whatever the amount: what the provider has stored, its owner must see and be able to remove
      if (report.stored !== null) await this.stored.keep(tx, order.memberId, payment, report.stored, report.at);
    });
  }

  private effectOf(payment: Payment, report: PaymentReport, { state }: Order): Effect {
    const outcome = OUTCOMES[report.status];
    if (outcome === 'completed' && (report.amount.amount !== payment.amount || report.amount.currency !== payment.currency)) {
      return 'amount-differs';
    }
    return transitionsTo(state, outcome).length > 0 ? 'moved' : 'nothing';
  }

  private async follow(tx: Tx, payment: Payment, report: PaymentReport, effect: Effect): Promise<void> {
    if (effect === 'moved') await this.move(tx, payment, report);
    if (effect === 'amount-differs') {
      const { id: paymentId, amount, currency } = payment;
      await this.incidents.note(tx, { paymentId, asked: { amount, currency }, reported: report.amount });
    }
  }

  private async move(tx: Tx, payment: Payment, report: PaymentReport): Promise<void> {
    if (report.status === 'paid') {
      await this.payments.setCaptured(tx, payment.id, report);
      if (payment.storedMethodId !== null) await this.stored.noteUse(tx, payment.storedMethodId, report.at);
    }
    await this.transitions.moveTo(tx, payment.orderId, OUTCOMES[report.status]);
  }
}
