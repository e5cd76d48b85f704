import type { Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { SiteOrigins, Sites } from '@rendezvous/site';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import type { Order } from '../order/order.entity.js';
import { leavePath, returnPath } from '../order/order.rules.js';
import { isOpen, isPayable } from '../order/order-state.rules.js';
import { OrderExpiry } from '../payment/order-expiry.service.js';
import type { Payment } from '../payment/payment.entity.js';
import { type KeptStart, PaymentStarts } from '../payment/payment-starts.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { StoredCharges } from '../payment/stored-charges.service.js';
import { StoredMethodStore } from '../payment/stored-method.store.js';
import type { PlacedOrder } from './placed-order.store.js';

/** Leads a member to where an order is paid. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly blocked: BlockedMethods,
    private readonly starts: PaymentStarts,
    private readonly charges: StoredCharges,
    private readonly status: PaymentStatusCheck,
    private readonly stored: StoredMethodStore,
    private readonly expiry: OrderExpiry,
    private readonly clock: Clock,
  ) {}

  /**
   * The provider's page for an order, beginning its payment if that did not happen yet; the return page once there is nothing to do on that: the order is
   * decided, its time is over, it was given up for another one while its payment began, or a stored method was charged.
   */
  async open(placed: PlacedOrder, locale: Locale): Promise<string> {
    const { order, payment } = placed;
    if (!isPayable(order, this.clock.now())) {
      if (isOpen(order.state)) await this.expiry.expire(order.id);
      return returnPath(order.id);
    }
    const { reference, redirect, open } = payment.reference === null ? await this.begin(placed, locale) : { ...payment, open: true };
    if (!open) return returnPath(order.id);
    const page = payment.storedMethodId === null ? redirect : await this.charge(order, payment, reference!);
    return page ?? returnPath(order.id);
  }

  /** An order may wait between being placed and being paid: what its member removed or lost meanwhile pays no more, and the order expires. */
  private async begin({ order, payment }: PlacedOrder, locale: Locale): Promise<KeptStart> {
    const { storedMethod: stored } = payment;
    if (stored !== null && stored.removedAt !== null) throw new Refusal('billing.stored-method-gone');
    await this.blocked.requireUsable(order.memberId, order.method);
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
      leavePath: leavePath(order.id),
      store: payment.storeConsentedAt !== null,
      stored: stored?.reference ?? null,
      createdAt: payment.createdAt,
      expiresAt: order.expiresAt,
    });
    if (started.outcome === 'ok') return started.value;
    if (started.outcome === 'unknown') throw new Refusal('billing.provider-silent');
    throw new Refusal(started.gone ? 'billing.stored-method-gone' : 'billing.payment-refused');
  }

  /**
   * @returns null where the member has nothing to confirm: then it is asked at once what became of the payment. So it is of one whose card was removed
   * since it began: it may have been charged before that, and comes to nothing if not.
   */
  private async charge({ id, siteId }: Order, payment: Payment, reference: string): Promise<string | null> {
    const back = this.origins.ofSite(this.sites.ofId(siteId)) + returnPath(id);
    const page = (await this.stored.isKept(payment.id)) ? await this.charges.charge(payment, reference, back) : null;
    if (page === null) await this.status.check(id);
    return page;
  }
}
