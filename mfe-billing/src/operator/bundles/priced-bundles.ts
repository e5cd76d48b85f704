import type { BundlePrice, OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';

/** A bundle with its prices in one currency, the latest first. */
export interface PricedBundle {
  readonly id: string;
  readonly credits: number;
  readonly popular: boolean;
  readonly onSale: boolean;
  readonly prices: readonly BundlePrice[];
}

/** The bundles that have, had or will have a price in a currency. */
export const pricedIn = ({ bundles, prices }: OperatorBundles, currency: string): PricedBundle[] =>
  bundles.flatMap(({ id, credits, popular, on_sale: onSale }) => {
    const own = prices.filter((price) => price.bundle === id && price.currency === currency);
    return own.length === 0 ? [] : [{ id, credits, popular, onSale, prices: own }];
  });

/** The price that counts now; null before the first. */
export const presentOf = ({ prices }: Pick<PricedBundle, 'prices'>): BundlePrice | null =>
  prices.find(({ state }) => state === 'present') ?? null;
