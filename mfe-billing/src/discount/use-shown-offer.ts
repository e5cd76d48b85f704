import type { Discount, PriceList } from '@rendezvous/contracts/billing/bundles';
import { billingApi } from '../billing.api';

/** What a page says of the member's discount. */
export interface ShownOffer {
  /** null where nothing is said. */
  readonly offer: Discount | null;
  /** Whether it counts for this member is being asked: its place is kept. */
  readonly asking: boolean;
}

/**
 * The discount of a price list, as it is announced. The welcome discount has a call of its own, which is asked where it is on show and nowhere else; should
 * that fail, nothing is announced. What things cost is the price list's alone, so that it is the same either way.
 * @param priceList undefined while it is awaited, and for whom nothing is announced
 */
export const useShownOffer = (priceList: PriceList | undefined): ShownOffer => {
  const offer = priceList?.offer ?? null;
  const isWelcome = offer?.reason === 'welcome';
  const { data: code, isError } = billingApi.useBillingDiscountCodeQuery({ welcome: 'true' }, { skip: !isWelcome });
  if (!isWelcome) return { offer, asking: false };
  if (isError) return { offer: null, asking: false };
  if (code === undefined) return { offer, asking: true };
  return { offer: code.code === offer.code ? offer : null, asking: false };
};
