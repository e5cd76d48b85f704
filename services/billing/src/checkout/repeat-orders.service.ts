import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { Injectable } from '@nestjs/common';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { PaymentStore } from '../payment/payment.store.js';
import { quote, toBundle } from '../price/price.rules.js';
import { Prices } from '../price/prices.service.js';
import { Wallets } from '../wallet/wallets.service.js';
import type { Visit } from './order-placement.service.js';
import { PlacedOrderStore, toCard } from './placed-order.store.js';

/** What a member bought last, and what the same costs today. It is ordered like everything else, at the total that is told here. */
@Injectable()
export class RepeatOrders {
  constructor(
    private readonly orders: PlacedOrderStore,
    private readonly prices: Prices,
    private readonly blocked: BlockedMethods,
    private readonly wallets: Wallets,
    private readonly payments: PaymentStore,
  ) {}

  /** @param visited where the member is, should the profile name no country, and on which site */
  async read(memberId: number, visited: Visit): Promise<Omit<RepeatOrder, 'refund_days'>> {
    const payment = await this.orders.findLastPaid(memberId);
    if (payment === null) return { last: null, offer: null, obstacle: null, other_methods: [] };
    const { order } = payment;
    const [list, discount, blocked, { debt }, unanswered] = await Promise.all([
      this.prices.countryFor(memberId, visited.country).then((country) => this.prices.inCountry(country, visited.siteId)),
      this.prices.offer(memberId, visited.siteId),
      this.blocked.of(memberId),
      this.wallets.held(memberId),
      this.payments.findUnanswered(memberId),
    ]);
    const last: RepeatOrder['last'] = {
      order: order.id,
      paid_at: order.completedAt!.toISOString(),
      bundle: order.bundleId,
      credits: order.chosenCredits ?? order.credits,
      method: order.method,
      card: toCard(payment),
    };
    const others = list.methods.map(({ method }) => method).filter((method) => method !== order.method && !blocked.has(method));
    const without = (obstacle: RepeatOrder['obstacle']) => ({ last, offer: null, obstacle, other_methods: others });

    const bundle = list.bundles.find(({ id }) => id === order.bundleId);
    if (bundle === undefined) return without('bundle-not-sold');
    const offered = list.methods.find(({ method }) => method === order.method);
    if (offered === undefined) return without('method-not-offered');
    if (blocked.has(order.method)) return without('method-blocked');

    const { currency, taxRate } = list;
    const percentage = discount?.percentage ?? 0;
    const { total } = quote(bundle.amount, percentage, offered.fee, taxRate);
    return {
      last,
      offer: {
        bundle: toBundle(bundle, currency, percentage),
        method: order.method,
        fee: { amount: offered.fee, currency },
        discount,
        total: { amount: total, currency },
        tax_rate: taxRate,
        debt,
        unanswered_order: unanswered,
      },
      obstacle: null,
      other_methods: others,
    };
  }
}
