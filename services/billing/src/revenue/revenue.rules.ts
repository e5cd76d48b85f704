import type { RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';

type Sums = Omit<RevenueRow, 'key'>;

const added = (one: Sums, other: Sums): Sums => ({
  currency: one.currency,
  orders: one.orders + other.orders,
  gross: one.gross + other.gross,
  vat: one.vat + other.vat,
  fees: one.fees + other.fees,
  refunds: one.refunds + other.refunds,
  disputes: one.disputes + other.disputes,
  net: one.net + other.net,
});

/** All rows of each currency together, by the name of the currency. */
export const totalsOf = (rows: readonly RevenueRow[]): Sums[] => {
  const totals = new Map<string, Sums>();
  for (const { key: _, ...sums } of rows) {
    const before = totals.get(sums.currency);
    totals.set(sums.currency, before === undefined ? sums : added(before, sums));
  }
  return [...totals.values()].toSorted((one, other) => one.currency.localeCompare(other.currency));
};
