import type { Bundle, PriceList, PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { Money } from '@rendezvous/contracts/kernel';

type OfferedMethod = PriceList['methods'][number];

/** What will be ordered, and what it costs in all. */
export interface Choice {
  readonly bundle: Bundle;
  /** null where nothing can be paid with. */
  readonly method: OfferedMethod | null;
  readonly total: Money;
}

/** What the member asked for, in the address or by choosing; it may no longer be on offer. */
export interface Wish {
  readonly bundle?: string | undefined;
  readonly method?: PaymentMethod | string | undefined;
}

/** The bundle and method that a wish leads to: what was asked for if it is on offer, else the popular bundle and the first method. */
export const chosen = (priceList: PriceList, wish: Wish): Choice | null => {
  const bundle =
    priceList.bundles.find(({ id }) => id === wish.bundle) ?? priceList.bundles.find(({ popular }) => popular) ?? priceList.bundles[0];
  if (bundle === undefined) return null;
  const method = priceList.methods.find((offered) => offered.method === wish.method) ?? priceList.methods[0] ?? null;
  const { amount, currency } = bundle.price_now;
  return { bundle, method, total: { amount: amount + (method?.fee.amount ?? 0), currency } };
};
