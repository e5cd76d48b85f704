import { listBundles } from '@rendezvous/contracts/billing/bundles';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { BlockedMethods } from '../block/blocked-methods.service.js';
import { PaymentStore } from '../payment/payment.store.js';
import { Wallets } from '../wallet/wallets.service.js';
import { toBundle } from './price.rules.js';
import { Prices } from './prices.service.js';

@Controller()
export class PriceController {
  constructor(
    private readonly prices: Prices,
    private readonly sites: Sites,
    private readonly wallets: Wallets,
    private readonly blocked: BlockedMethods,
    private readonly payments: PaymentStore,
  ) {}

  @Endpoint(listBundles)
  async bundles(@Caller() caller: Caller): Promise<ReplyOf<typeof listBundles>> {
    const memberId = caller.viewer?.memberId ?? null;
    const site = await this.sites.forHost(caller.site.host);
    const [list, discount, blocked, held, unanswered] = await Promise.all([
      this.prices.countryFor(memberId, caller.country).then((country) => this.prices.inCountry(country, site.id)),
      this.prices.offer(memberId, site.id),
      memberId === null ? new Set() : this.blocked.of(memberId),
      memberId === null ? { debt: 0, frozen: 0 } : this.wallets.held(memberId),
      memberId === null ? null : this.payments.findUnanswered(memberId),
    ]);
    const money = (amount: number) => ({ amount, currency: list.currency });
    return {
      country: list.country,
      bundles: list.bundles.map((bundle) => toBundle(bundle, list.currency, discount?.percentage ?? 0)),
      offer: discount,
      tax_rate: list.taxRate,
      methods: list.methods.map(({ method, fee }) => ({ method, fee: money(fee), blocked: blocked.has(method) })),
      debt: held.debt,
      frozen: held.frozen,
      unanswered_order: unanswered,
      refund_days: site.settings.refund_days,
    };
  }
}
