import { listBundles } from '@rendezvous/contracts/billing';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Controller } from '@nestjs/common';
import { Caller, Endpoint } from '@rendezvous/server/http';
import { Sites } from '@rendezvous/site';
import { Prices } from './prices.service.js';

@Controller()
export class PriceController {
  constructor(
    private readonly prices: Prices,
    private readonly sites: Sites,
  ) {}

  @Endpoint(listBundles)
  async bundles(@Caller() caller: Caller): Promise<ReplyOf<typeof listBundles>> {
    const [list, site] = await Promise.all([
      this.prices.countryFor(caller.viewer?.memberId ?? null, caller.country).then((country) => this.prices.inCountry(country)),
      this.sites.forHost(caller.site.host),
    ]);
    const money = (amount: number) => ({ amount, currency: list.currency });
    return {
      country: list.country,
      bundles: list.bundles.map(({ id, credits, popular, amount }) => ({
        id,
        credits,
        popular,
        price: money(amount),
        price_now: money(amount),
      })),
      offer: null,
      tax_rate: list.taxRate,
      methods: list.methods.map(({ method, fee }) => ({ method, fee: money(fee) })),
      refund_days: site.settings.refund_days,
    };
  }
}
