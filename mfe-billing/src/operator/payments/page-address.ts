import { PAYMENTS, type PaymentPage } from './payment-pages';

/** The address of a page with what it shows: what is null is not said. */
export const pageAddress = (page: PaymentPage, shown: Readonly<Record<string, string | null>> = {}): string => {
  const known = Object.entries(shown).filter((pair): pair is [string, string] => pair[1] !== null);
  const query = new URLSearchParams(known);
  return query.size > 0 ? `${PAYMENTS}/${page}?${query}` : `${PAYMENTS}/${page}`;
};
