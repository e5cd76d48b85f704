import { type Bundle, type Discount, PAYMENT_METHODS, type PaymentMethod, type PriceList } from '@rendezvous/contracts/billing/bundles';
import type { DiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import { countsWith, reachesMinimum } from '@rendezvous/contracts/billing/discount-terms';
import { type Money, percentOf } from '@rendezvous/contracts/kernel';

type OfferedMethod = PriceList['methods'][number];
type AppliedDiscount = Pick<Discount, 'code' | 'percentage' | 'reason'>;

/** What will be ordered, and what it costs in all. */
export interface Choice {
  readonly bundle: Bundle;
  /** null where nothing can be paid with. */
  readonly method: OfferedMethod | null;
  readonly total: Money;
  /** The one discount of the order. */
  readonly discount: AppliedDiscount | null;
  /** Why the member's code does not count for this bundle, or with this method; null when it does, or there is none. */
  readonly codeFault: 'minimum' | 'method' | null;
}

/** False for a method that this member cannot pay with; a gateway of before says nothing of it. */
export const isOpen = ({ blocked = false }: Partial<Pick<OfferedMethod, 'blocked'>>): boolean => !blocked;

/** What the member asked for, in the address or by choosing; it may no longer be on offer. */
export interface Wish {
  readonly bundle?: string | undefined;
  readonly method?: PaymentMethod | string | undefined;
}

/**
 * Whether an address names a bundle, and a way to pay, at all: one that is sold no more, or not here, is one that links and mails may still name.
 * Bundles are called by their credits.
 */
export const isOfOrder = ({ bundle, method }: Wish, { bundles }: Pick<PriceList, 'bundles'>): boolean =>
  (bundle === undefined || /^[1-9]\d{0,5}$/.test(bundle) || bundles.some(({ id }) => id === bundle)) &&
  (method === undefined || PAYMENT_METHODS.some((known) => known === method));

const priced = (bundle: Bundle, { percentage }: DiscountCode): Bundle => {
  const { amount, currency } = bundle.price;
  return { ...bundle, price_now: { amount: amount - percentOf(amount, percentage), currency } };
};

/** The bundles at the prices of a code, where it counts; the others as they are. The server checks the total when it is ordered. */
export const bundlesWith = (priceList: PriceList, code: DiscountCode | null, method: OfferedMethod | null): readonly Bundle[] =>
  code === null || (method !== null && !countsWith(code, method.method))
    ? priceList.bundles
    : priceList.bundles.map((bundle) => (reachesMinimum(code, bundle.price.amount) ? priced(bundle, code) : bundle));

const faultOf = (code: DiscountCode | null, bundle: Bundle, method: OfferedMethod | null): Choice['codeFault'] => {
  if (code === null) return null;
  if (!reachesMinimum(code, bundle.price.amount)) return 'minimum';
  return method !== null && !countsWith(code, method.method) ? 'method' : null;
};

/**
 * The bundle and method that a wish leads to: what was asked for if it is on offer, else the popular bundle and the first method.
 * @param code counts for this member; takes the place of what they are offered
 */
export const chosen = (priceList: PriceList, wish: Wish, code: DiscountCode | null = null): Choice | null => {
  const { bundles, methods, offer } = priceList;
  const open = methods.filter(isOpen);
  const method = open.find((offered) => offered.method === wish.method) ?? open[0] ?? null;
  const wanted = bundles.find(({ id }) => id === wish.bundle) ?? bundles.find(({ popular }) => popular) ?? bundles[0];
  if (wanted === undefined) return null;
  const codeFault = faultOf(code, wanted, method);
  const bundle = bundlesWith(priceList, code, method).find(({ id }) => id === wanted.id) ?? wanted;
  const counting = code !== null && codeFault === null ? ({ ...code, reason: 'code' } as const) : offer;
  const discount = counting && { code: counting.code, percentage: counting.percentage, reason: counting.reason };
  const { amount, currency } = bundle.price_now;
  return { bundle, method, total: { amount: amount + (method?.fee.amount ?? 0), currency }, discount, codeFault };
};
