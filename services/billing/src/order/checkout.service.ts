import type { Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Sites } from '@rendezvous/site';
import { PaymentProvider } from '../payment/payment.provider.js';
import { PaymentStore } from '../payment/payment.store.js';
import { isOpen, returnPath } from './order.rules.js';
import type { PaidOrder } from './order.store.js';
import { SettlementService } from './settlement.service.js';

/** The steps with the payment provider: begin a payment, ask how it stands. The provider is never called inside a transaction. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly sites: Sites,
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentStore,
    private readonly settlement: SettlementService,
  ) {}

  /** The provider's page for an order, beginning its payment if that did not happen yet; the return page once the order is decided. */
  async open({ order, payment }: PaidOrder, locale: Locale): Promise<string> {
    if (!isOpen(order.state)) return returnPath(order.id);
    if (payment.redirect !== null) return payment.redirect;
    const started = await this.provider.start({
      id: payment.id,
      amount: { amount: payment.amount, currency: payment.currency },
      method: order.method,
      merchant: this.sites.current().settings.name,
      credits: order.credits,
      locale,
      returnPath: returnPath(order.id),
    });
    await this.database.transaction(async (tx) => {
      await this.settlement.begin(tx, order.id);
      await this.payments.keepStart(tx, payment.id, started);
    });
    return started.redirect;
  }

  /** Asks the provider about an order whose payment began, and settles it accordingly. */
  async check(orderId: number): Promise<void> {
    const payment = await this.payments.ofOrder(orderId);
    if (payment === null || payment.reference === null) return;
    await this.settlement.apply(payment, await this.provider.report(payment.reference));
  }
}
