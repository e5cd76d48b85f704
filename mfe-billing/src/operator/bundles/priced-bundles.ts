import type { BundlePrice, OperatorBundles, PriceRequest } from '@rendezvous/contracts/billing/operator-bundles';

/** A bundle with its prices in one currency: on a site, or, without one, those of all. */
export interface PricedBundle {
  readonly id: string;
  readonly credits: number;
  readonly popular: boolean;
  readonly onSale: boolean;
  /** Taken off sale on this site alone. */
  readonly offSite: boolean;
  /** It was never sold, and is not about to be. */
  readonly removable: boolean;
  /** Of this site, or of all; the latest first. */
  readonly prices: readonly BundlePrice[];
  /** What it costs wherever a site has no price of its own; null where it is not sold. */
  readonly ofAll: number | null;
  /** What waits for another operator, the latest first. */
  readonly requests: readonly PriceRequest[];
}

/** What counts now of some prices; 0 is none of its own. */
const present = (prices: readonly BundlePrice[]): number | null => prices.find(({ state }) => state === 'present')?.amount || null;

/** Every bundle with its prices in a currency. @param site null for those of all */
export const pricedIn = ({ bundles, prices, requests }: OperatorBundles, currency: string, site: number | null): PricedBundle[] =>
  // an older gateway does not tell which can go
  bundles.map(({ id, credits, popular, on_sale: onSale, off_site: offSite, removable = false }) => {
    const isOwn = (one: Pick<BundlePrice, 'bundle' | 'currency'>) => one.bundle === id && one.currency === currency;
    const own = prices.filter(isOwn);
    return {
      id,
      credits,
      popular,
      onSale,
      offSite,
      removable,
      prices: own.filter((price) => price.site === site),
      ofAll: present(own.filter((price) => price.site === null)),
      requests: requests.filter(isOwn),
    };
  });

/** The site's own price that counts now; null where it has none, and sells at the price of all. */
export const ownPrice = ({ prices }: Pick<PricedBundle, 'prices'>): number | null => present(prices);

/** What members pay now; null where it is not sold. */
export const priceNow = (bundle: Pick<PricedBundle, 'prices' | 'ofAll'>): number | null => ownPrice(bundle) ?? bundle.ofAll;
