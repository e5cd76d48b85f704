import type { BundlePrice, OperatorBundles, PriceRequest } from '@rendezvous/contracts/billing/operator-bundles';

/** A bundle with its prices in one currency, the latest first. */
export interface PricedBundle {
  readonly id: string;
  readonly credits: number;
  readonly popular: boolean;
  readonly onSale: boolean;
  readonly prices: readonly BundlePrice[];
  /** What waits for another operator, the latest first. */
  readonly requests: readonly PriceRequest[];
}

/** The bundles that have, had or will have a price in a currency. */
export const pricedIn = ({ bundles, prices, requests }: OperatorBundles, currency: string): PricedBundle[] =>
  bundles.flatMap(({ id, credits, popular, on_sale: onSale }) => {
    const isOwn = (one: Pick<BundlePrice, 'bundle' | 'currency'>) => one.bundle === id && one.currency === currency;
    const own = prices.filter(isOwn);
    return own.length === 0 ? [] : [{ id, credits, popular, onSale, prices: own, requests: requests.filter(isOwn) }];
  });

/** The price that counts now; null before the first. */
export const presentOf = ({ prices }: Pick<PricedBundle, 'prices'>): BundlePrice | null =>
  prices.find(({ state }) => state === 'present') ?? null;
