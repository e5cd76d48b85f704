import type { PayPalDispute } from './paypal-payment.rules.js';

/** A page of PayPal's list of disputes, with what is read of it here. */
export interface PayPalDisputes {
  readonly items?: readonly (Pick<PayPalDispute, 'dispute_id'> & { readonly create_time?: string })[];
  readonly links?: readonly { readonly rel: string; readonly href: string }[];
}

const DISPUTES = '/v1/customer/disputes';

/** The most that PayPal puts on one page. */
const PAGE_SIZE = '50';

export const disputesOfPath = (capture: string): string =>
  `${DISPUTES}?${new URLSearchParams({ disputed_transaction_id: capture, page_size: PAGE_SIZE }).toString()}`;

/**
 * The first page of those that were opened, or moved, since. There is no end to that: what moved while its pages are read would leave such a list, and
 * another dispute with it that had stood on the page behind. @param from in PayPal's own time
 */
export const disputesSincePath = (from: Date): string =>
  `${DISPUTES}?${new URLSearchParams({ update_time_after: from.toISOString(), page_size: PAGE_SIZE }).toString()}`;

/** The address of the page that follows, without its host: whatever it names, our token goes to PayPal alone. null after the last one. */
export const nextDisputesPath = ({ links }: PayPalDisputes): string | null => {
  const href = links?.find(({ rel }) => rel === 'next')?.href;
  if (href === undefined) return null;
  return DISPUTES + new URL(href, 'https://paypal.invalid').search;
};

/** The names on a page of what was opened before a moment. @param to in PayPal's own time */
export const openedBefore = ({ items = [] }: PayPalDisputes, to: Date): readonly string[] =>
  items.filter(({ create_time: opened }) => opened === undefined || new Date(opened) < to).map(({ dispute_id: name }) => name);
