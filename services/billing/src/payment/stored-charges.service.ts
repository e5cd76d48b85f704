import { Injectable, Logger } from '@nestjs/common';
import { settleCall } from './call-outcome.js';
import type { Payment } from './payment.entity.js';
import { PaymentProviders } from './payment-providers.service.js';
import { PaymentStartStore } from './payment-start.store.js';

/** Takes the money of payments with stored methods, never inside a transaction. Each has its provider's name by then, which is charged once. */
@Injectable()
export class StoredCharges {
  private readonly logger = new Logger(StoredCharges.name);

  constructor(
    private readonly providers: PaymentProviders,
    private readonly starts: PaymentStartStore,
  ) {}

  /**
   * Charges a payment that began.
   * @param back where the payer comes back to from the provider's page
   * @returns the provider's page, where the payer is to confirm there; null otherwise, and where nobody knows: the payment is asked about then
   */
  async charge(payment: Pick<Payment, 'id' | 'provider'>, reference: string, back: string): Promise<string | null> {
    const answer = await settleCall(() => this.providers.forPayment(payment).charge(reference, back));
    if (answer.outcome !== 'ok') {
      this.logger.warn({
        msg: 'A provider did not say that it charged a stored method.',
        payment: payment.id,
        provider: payment.provider,
        answer,
      });
      return null;
    }
    await this.starts.setRedirect(payment.id, answer.value);
    return answer.value;
  }
}
