import type { Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Sites } from '@rendezvous/site';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { returnPath } from '../order/order.rules.js';
import { isOpen } from '../order/order-state.rules.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { PaymentStore } from '../payment/payment.store.js';
import type { PlacedOrder } from './placed-order.store.js';

/** Begins payments. The provider is never called inside a transaction. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly sites: Sites,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly transitions: OrderTransitions,
  ) {}

  /** The provider's page for an order, beginning its payment if that did not happen yet; the return page once the order is decided. */
  async open({ order, payment }: PlacedOrder, locale: Locale): Promise<string> {
    if (!isOpen(order.state)) return returnPath(order.id);
    if (payment.redirect !== null) return payment.redirect;
    const started = await this.providers.forPayment(payment).start({
      id: payment.id,
      amount: { amount: payment.amount, currency: payment.currency },
      method: order.method,
      merchant: this.sites.ofId(order.siteId).settings.name,
      credits: order.credits,
      locale,
      returnPath: returnPath(order.id),
    });
    await this.database.transaction(async (tx) => {
      await this.transitions.begin(tx, order.id);
      await this.payments.setStarted(tx, payment.id, started);
    });
    return started.redirect;
  }
}
