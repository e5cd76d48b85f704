import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { settleCall } from './call-outcome.js';
import type { Payment } from './payment.entity.js';
import { PaymentProviders } from './payment-providers.service.js';
import { PaymentStore } from './payment.store.js';
import { PaymentUpdates } from './payment-updates.service.js';
import { PollingScheduleStore } from './polling-schedule.store.js';

/** What came of a question: an answer that was taken in, no answer, or there is nothing to ask about. */
export type StatusAnswer = 'answered' | 'silent' | 'no-payment';

/**
 * Asks the provider how a payment stands and settles its order: return page, webhook and polling all come through here. The provider is never called
 * inside a transaction.
 */
@Injectable()
export class PaymentStatusCheck {
  private readonly logger = new Logger(PaymentStatusCheck.name);

  constructor(
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly updates: PaymentUpdates,
    private readonly schedule: PollingScheduleStore,
  ) {}

  /** Asks about an order whose payment began, and moves the order accordingly. */
  async check(orderId: number): Promise<StatusAnswer> {
    const payment = await this.payments.findByOrder(orderId);
    return payment === null ? 'no-payment' : this.ask(payment, 'report');
  }

  /** The same for the payment that a provider knows by this name. */
  async checkReference(provider: string, reference: string): Promise<StatusAnswer> {
    const payment = await this.payments.findByReference(provider, reference);
    return payment === null ? 'no-payment' : this.ask(payment, 'report');
  }

  /** The payer of an order left the provider's page: that is asked to take nothing any more, and its order moves as it says. */
  async cancel(orderId: number): Promise<StatusAnswer> {
    const payment = await this.payments.findByOrder(orderId);
    return payment === null ? 'no-payment' : this.ask(payment, 'cancel');
  }

  private async ask(payment: Payment, what: 'report' | 'cancel'): Promise<StatusAnswer> {
    const { reference, order } = payment;
    if (reference === null) return 'no-payment';
    const answer = await settleCall(() => {
      const provider = this.providers.forPayment(payment);
      return what === 'cancel' ? provider.cancel(reference) : provider.report(reference, order.state !== 'cancelled');
    });
    if (answer.outcome === 'ok') await this.updates.apply(payment, answer.value);
    else this.logger.warn({ msg: 'A provider did not say how a payment stands.', payment: payment.id, provider: payment.provider, answer });
    if (answer.outcome === 'unknown') {
      await this.schedule.noteSilence(payment.id, this.clock.now());
      return 'silent';
    }
    if (payment.silentSince !== null) await this.schedule.noteAnswer(payment.id);
    return 'answered';
  }
}
