import { Injectable, Logger } from '@nestjs/common';
import { settleCall } from './call-outcome.js';
import type { Payment } from './payment.entity.js';
import { PaymentProviders } from './payment-providers.service.js';
import { PaymentStore } from './payment.store.js';
import { PaymentUpdates } from './payment-updates.service.js';

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
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly updates: PaymentUpdates,
  ) {}

  /** Asks about an order whose payment began, and moves the order accordingly. */
  async check(orderId: number): Promise<StatusAnswer> {
    const payment = await this.payments.findByOrder(orderId);
    return payment === null || payment.reference === null ? 'no-payment' : this.ask(payment, payment.reference);
  }

  /** The same for the payment that a provider knows by this name. */
  async checkReference(provider: string, reference: string): Promise<StatusAnswer> {
    const payment = await this.payments.findByReference(provider, reference);
    return payment === null ? 'no-payment' : this.ask(payment, reference);
  }

  private async ask(payment: Payment, reference: string): Promise<StatusAnswer> {
    const answer = await settleCall(() => this.providers.forPayment(payment).report(reference));
    if (answer.outcome === 'ok') {
      await this.updates.apply(payment, answer.value);
      return 'answered';
    }
    this.logger.warn({ msg: 'A provider did not say how a payment stands.', payment: payment.id, provider: payment.provider, answer });
    return answer.outcome === 'unknown' ? 'silent' : 'answered';
  }
}
