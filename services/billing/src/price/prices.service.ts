import type { Discount, PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { COUNTRIES, type CountryCode } from '@rendezvous/contracts/reference';
import type { Currency } from '@rendezvous/contracts/kernel';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import { type Site, Sites } from '@rendezvous/site';
import { DiscountCodes } from '../discount/discount-codes.service.js';
import { Discounts } from '../discount/discounts.service.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { cheapestMessage, type PricedBundle, quote, type Quote } from './price.rules.js';
import { TaxRatesStore } from '../tax/tax-rates.store.js';
import { PriceStore } from './price.store.js';

/** How long price lists are kept in memory for the settings, which every page reads; a purchase always reads the table. */
const KEPT_MS = 5000;

export interface PriceList {
  readonly country: CountryCode;
  readonly currency: Currency;
  readonly bundles: readonly PricedBundle[];
  readonly taxRate: number;
  readonly methods: readonly { readonly method: PaymentMethod; readonly fee: number }[];
}

/** One bundle paid in one way, in one country. */
export interface PricedOrder extends Quote {
  readonly currency: Currency;
  readonly country: CountryCode;
  readonly credits: number;
  readonly taxRate: number;
  readonly discountCode: string | null;
}

/** Who buys what, and how they pay. */
export interface Purchase {
  readonly memberId: number;
  /** Where the member is, should the profile name no country. */
  readonly visited: CountryCode;
  readonly siteId: number;
  readonly bundleId: string;
  readonly method: PaymentMethod;
  /** The code that the member names; without one the discount counts that the member is offered. */
  readonly discountCode?: string | undefined;
}

/** What things cost in each country. */
@Injectable()
export class Prices {
  private readonly kept = new Map<number, { readonly until: number; readonly lists: Promise<Map<Currency, PricedBundle[]>> }>();

  constructor(
    private readonly store: PriceStore,
    private readonly taxRates: TaxRatesStore,
    private readonly sites: Sites,
    private readonly clock: Clock,
    private readonly discounts: Discounts,
    private readonly providers: PaymentProviders,
    private readonly codes: DiscountCodes,
  ) {}

  /**
   * Whose prices count: those of the profile's country when logged in, else those of the visitor's.
   * @param visited the country that the visitor chose, else the one found from the network
   */
  async countryFor(memberId: number | null, visited: CountryCode): Promise<CountryCode> {
    return (memberId === null ? null : await this.store.countryOf(memberId)) ?? visited;
  }

  /** @param siteId where it is looked at: it can have prices and ways to pay of its own, and a tax rate changes at midnight there */
  async inCountry(country: CountryCode, siteId: number): Promise<PriceList> {
    const { currency } = COUNTRIES[country];
    const [bundles, taxRate, methods] = await Promise.all([
      this.store.bundles(siteId, currency, this.clock.now()),
      this.taxRates.at(country, this.clock.now(), this.sites.ofId(siteId).timeZone),
      this.store.methods(siteId, country),
    ]);
    return { country, currency, bundles, taxRate, methods: methods.filter(({ method }) => this.providers.takes(method)) };
  }

  /** Where a method is offered to members of a site. */
  countriesOf(method: PaymentMethod, siteId: number | null): Promise<CountryCode[]> {
    return this.store.countriesOf(this.sites.ofId(siteId).id, method);
  }

  /** The discount that a member is shown now; null without one. */
  async offer(memberId: number | null): Promise<Discount | null> {
    return memberId === null ? null : this.discounts.offer(memberId);
  }

  /** What a purchase costs now. Refuses what is not sold in this country or not in this way, and a code that does not count for it. */
  async quotePurchase({ memberId, visited, siteId, bundleId, method, discountCode }: Purchase): Promise<PricedOrder> {
    const country = await this.countryFor(memberId, visited);
    const { currency, bundles, taxRate, methods } = await this.inCountry(country, siteId);
    const bundle = bundles.find(({ id }) => id === bundleId);
    if (bundle === undefined) throw new Refusal('billing.bundle-not-found');
    const offered = methods.find((candidate) => candidate.method === method);
    if (offered === undefined) throw new Refusal('billing.method-not-offered');
    const discount =
      discountCode === undefined
        ? await this.discounts.find(memberId)
        : await this.codes.quote({ memberId, country }, discountCode, { price: bundle.amount, method });
    const amounts = quote(bundle.amount, discount?.percentage ?? 0, offered.fee, taxRate);
    return { ...amounts, country, currency, credits: bundle.credits, taxRate, discountCode: discount?.code ?? null };
  }

  /** The cheapest price of one message in each country of the site, in whole currency units. At most 5 seconds old. */
  async minimumMessageCosts(site: Site): Promise<Settings['minimum_message_costs']> {
    const lists = await this.lists(site.id);
    return Object.fromEntries(
      site.settings.countries.flatMap((country) => {
        const { currency } = COUNTRIES[country];
        const costs = cheapestMessage(lists.get(currency) ?? [], site.settings.message_credits);
        return costs === null ? [] : [[country, { costs, currency }]];
      }),
    );
  }

  private lists(siteId: number): Promise<Map<Currency, PricedBundle[]>> {
    const now = Date.now();
    const known = this.kept.get(siteId);
    if (known !== undefined && known.until >= now) return known.lists;
    const lists = this.store.lists(siteId, this.clock.now());
    this.kept.set(siteId, { until: now + KEPT_MS, lists });
    // A failure is not kept: the next page asks again.
    lists.catch(() => this.kept.delete(siteId));
    return lists;
  }
}
