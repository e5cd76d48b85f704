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
import { TaxRates } from '../tax/tax-rates.service.js';
import type { TaxRatesByCountry } from '../tax/tax-rates.store.js';
import { PriceStore } from './price.store.js';

/** How long price lists are kept in memory for the settings, which every page reads; a purchase always reads the table. */
const KEPT_MS = 5000;

export interface PriceList {
  readonly country: CountryCode;
  readonly currency: Currency;
  /** None where it is not known how much tax their prices contain. */
  readonly bundles: readonly PricedBundle[];
  readonly taxRate: number;
  readonly methods: readonly { readonly method: PaymentMethod; readonly fee: number }[];
}

/** What a site sells anywhere, and where it knows the tax. */
interface SitePrices {
  readonly lists: ReadonlyMap<Currency, readonly PricedBundle[]>;
  readonly taxRates: TaxRatesByCountry;
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
  private readonly kept = new Map<number, { readonly until: number; readonly prices: Promise<SitePrices> }>();

  constructor(
    private readonly store: PriceStore,
    private readonly taxRates: TaxRates,
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

  /**
   * Nothing is sold to a country whose rate of tax is not known: it would be owed all the same, and to whom nobody can say.
   * @param siteId where it is looked at: it can have prices, ways to pay and rates of tax of its own
   */
  async inCountry(country: CountryCode, siteId: number): Promise<PriceList> {
    const { currency } = COUNTRIES[country];
    const [{ lists, taxRates }, methods] = await Promise.all([this.read(siteId), this.store.methods(siteId, country)]);
    return {
      country,
      currency,
      bundles: soldIn(country, { lists, taxRates }),
      taxRate: taxRates.get(country) ?? 0,
      methods: methods.filter(({ method }) => this.providers.takes(method)),
    };
  }

  /** Where a method is offered to members of a site. */
  countriesOf(method: PaymentMethod, siteId: number | null): Promise<CountryCode[]> {
    return this.store.countriesOf(this.sites.ofId(siteId).id, method);
  }

  /** The discount that a member is shown now on a site; null without one. */
  async offer(memberId: number | null, siteId: number): Promise<Discount | null> {
    return memberId === null ? null : this.discounts.offer(memberId, siteId);
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
    const prices = await this.recent(site.id);
    return Object.fromEntries(
      site.settings.countries.flatMap((country) => {
        const { currency } = COUNTRIES[country];
        const costs = cheapestMessage(soldIn(country, prices), site.settings.message_credits);
        return costs === null ? [] : [[country, { costs, currency }]];
      }),
    );
  }

  private async read(siteId: number): Promise<SitePrices> {
    const at = this.clock.now();
    const [lists, taxRates] = await Promise.all([this.store.lists(siteId, at), this.taxRates.on(siteId, at)]);
    return { lists, taxRates };
  }

  private recent(siteId: number): Promise<SitePrices> {
    const now = Date.now();
    const known = this.kept.get(siteId);
    if (known !== undefined && known.until >= now) return known.prices;
    const prices = this.read(siteId);
    this.kept.set(siteId, { until: now + KEPT_MS, prices });
    // A failure is not kept: the next page asks again.
    prices.catch(() => this.kept.delete(siteId));
    return prices;
  }
}

const soldIn = (country: CountryCode, { lists, taxRates }: SitePrices): readonly PricedBundle[] =>
  taxRates.has(country) ? (lists.get(COUNTRIES[country].currency) ?? []) : [];
