import type { OrderState } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import type { Payment } from '../payment/payment.entity.js';
import type { PaymentEvent, PaymentReport } from '../payment/payment.provider.js';
import { type EventEffect, PaymentStore } from '../payment/payment.store.js';
import { CompletionService } from './completion.service.js';
import { movesTo, type Outcome } from './order.rules.js';
import { OrderStore } from './order.store.js';

const OUTCOMES = { pending: 'pending', paid: 'completed', failed: 'failed', cancelled: 'cancelled' } as const satisfies Record<
  PaymentReport['status'],
  Outcome
>;

/**
 * The one door through which an order that is to be paid moves on. Events, the return page, the poller and the clock all come here, at the
 * same moment if they like: each locks the order first and then moves it by compare and set, so exactly one of them completes it.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly orders: OrderStore,
    private readonly payments: PaymentStore,
    private readonly completion: CompletionService,
    private readonly incidents: Incidents,
  ) {}

  /** Takes in an event that the provider sent. The same event again changes nothing. */
  async receive(payment: Payment, event: PaymentEvent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.orders.lock(tx, payment.orderId);
      const effect = this.effectOf(payment, event, order.state);
      const first = await this.payments.keepEvent(tx, payment, event, effect, this.clock.now());
      if (first) await this.follow(tx, payment, event, effect);
    });
  }

  /** Takes in what the provider answered when asked. */
  async apply(payment: Payment, report: PaymentReport): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.orders.lock(tx, payment.orderId);
      await this.follow(tx, payment, report, this.effectOf(payment, report, order.state));
    });
  }

  /** Notes that the provider waits for the payer. */
  async begin(tx: Tx, orderId: number): Promise<void> {
    await this.moveTo(tx, orderId, 'pending');
  }

  /** Gives an open order up because the member's next one takes its place. */
  async giveUp(tx: Tx, orderId: number): Promise<void> {
    await this.moveTo(tx, orderId, 'cancelled');
  }

  /** Gives an open order up when its time is over. */
  async expire(orderId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (order.expiresAt <= this.clock.now()) await this.moveTo(tx, orderId, 'expired');
    });
  }

  private effectOf(payment: Payment, report: PaymentReport, state: OrderState): EventEffect {
    const outcome = OUTCOMES[report.status];
    if (outcome === 'completed' && (report.amount.amount !== payment.amount || report.amount.currency !== payment.currency)) {
      return 'amount-differs';
    }
    return movesTo(state, outcome).length > 0 ? 'moved' : 'nothing';
  }

  private async follow(tx: Tx, payment: Payment, report: PaymentReport, effect: EventEffect): Promise<void> {
    if (effect === 'moved') await this.settle(tx, payment, report);
    if (effect === 'amount-differs') await this.incidents.note(tx, payment, report);
  }

  private async settle(tx: Tx, payment: Payment, report: PaymentReport): Promise<void> {
    if (report.status === 'paid') await this.payments.keepCapture(tx, payment.id, report);
    await this.moveTo(tx, payment.orderId, OUTCOMES[report.status]);
  }

  /** Locks the order and moves it step by step; an expiry or a failure that comes too late moves nothing. */
  private async moveTo(tx: Tx, orderId: number, outcome: Outcome): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    let from = order.state;
    for (const step of movesTo(order.state, outcome)) {
      if (step === 'completed') await this.completion.complete(tx, order, from, this.clock.now());
      else await this.orders.move(tx, orderId, from, step);
      from = step;
    }
    if (from !== order.state && from !== 'pending') this.completion.tell(tx, order.memberId);
  }
}
