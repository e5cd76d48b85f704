import type { Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { SiteOrigins, Sites } from '@rendezvous/site';
import { choicePath, returnPath } from '../order/order.rules.js';
import { isOpen } from '../order/order-state.rules.js';
import { PaymentStarts } from '../payment/payment-starts.service.js';
import type { PlacedOrder } from './placed-order.store.js';

/** Leads a member to where an order is paid. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly starts: PaymentStarts,
  ) {}

  /** The provider's page for an order, beginning its payment if that did not happen yet; the return page once the order is decided. */
  async open({ order, payment }: PlacedOrder, locale: Locale): Promise<string> {
    if (!isOpen(order.state)) return returnPath(order.id);
    if (payment.redirect !== null) return payment.redirect;
    const site = this.sites.ofId(order.siteId);
    const started = await this.starts.start(payment, {
      id: payment.id,
      orderId: order.id,
      amount: { amount: payment.amount, currency: payment.currency },
      method: order.method,
      merchant: site.settings.name,
      credits: order.credits,
      locale,
      origin: this.origins.ofSite(site),
      returnPath: returnPath(order.id),
      leavePath: choicePath(order.bundleId, order.method),
      createdAt: payment.createdAt,
      expiresAt: order.expiresAt,
    });
    if (started.outcome === 'ok') return started.value.redirect;
    throw new Refusal(started.outcome === 'refused' ? 'billing.payment-refused' : 'billing.provider-silent');
  }
}
