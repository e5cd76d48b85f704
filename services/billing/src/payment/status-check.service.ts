import { Injectable } from '@nestjs/common';
import { PaymentProviders } from './payment-providers.service.js';
import { PaymentStore } from './payment.store.js';
import { PaymentUpdates } from './payment-updates.service.js';

/** Asks the provider how a payment stands. The provider is never called inside a transaction. */
@Injectable()
export class PaymentStatusCheck {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly updates: PaymentUpdates,
  ) {}

  /** Asks about an order whose payment began, and moves the order accordingly. */
  async check(orderId: number): Promise<void> {
    const payment = await this.payments.findByOrder(orderId);
    if (payment === null || payment.reference === null) return;
    await this.updates.apply(payment, await this.providers.forPayment(payment).report(payment.reference));
  }
}
