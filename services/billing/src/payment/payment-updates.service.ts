import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { transitionsTo, type Outcome } from '../order/order-state.rules.js';
import type { Payment } from './payment.entity.js';
import type { PaymentEvent, PaymentReport } from './payment.provider.js';
import { type EventEffect, PaymentStore } from './payment.store.js';

const OUTCOMES = { pending: 'pending', paid: 'completed', failed: 'failed', cancelled: 'cancelled' } as const satisfies Record<
  PaymentReport['status'],
  Outcome
>;

/** Takes in what a provider says about a payment, by itself or when asked: the order moves, or an incident is kept. */
@Injectable()
export class PaymentUpdates {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: PaymentStore,
    private readonly transitions: OrderTransitions,
    private readonly incidents: Incidents,
  ) {}

  /** Takes in an event that the provider sent. The same event again changes nothing. */
  async receive(payment: Payment, event: PaymentEvent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, payment.orderId);
      const effect = this.effectOf(payment, event, order.state);
      const first = await this.payments.addEvent(tx, payment, event, effect, this.clock.now());
      if (first) await this.follow(tx, payment, event, effect);
    });
  }

  /** Takes in what the provider answered when asked. */
  async apply(payment: Payment, report: PaymentReport): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, payment.orderId);
      await this.follow(tx, payment, report, this.effectOf(payment, report, order.state));
    });
  }

  private effectOf(payment: Payment, report: PaymentReport, state: OrderState): EventEffect {
    const outcome = OUTCOMES[report.status];
    if (outcome === 'completed' && (report.amount.amount !== payment.amount || report.amount.currency !== payment.currency)) {
      return 'amount-differs';
    }
    return transitionsTo(state, outcome).length > 0 ? 'moved' : 'nothing';
  }

  private async follow(tx: Tx, payment: Payment, report: PaymentReport, effect: EventEffect): Promise<void> {
    if (effect === 'moved') await this.move(tx, payment, report);
    if (effect === 'amount-differs') {
      const { id: paymentId, amount, currency } = payment;
      await this.incidents.note(tx, { paymentId, asked: { amount, currency }, reported: report.amount });
    }
  }

  private async move(tx: Tx, payment: Payment, report: PaymentReport): Promise<void> {
    if (report.status === 'paid') await this.payments.setCaptured(tx, payment.id, report);
    await this.transitions.moveTo(tx, payment.orderId, OUTCOMES[report.status]);
  }
}
