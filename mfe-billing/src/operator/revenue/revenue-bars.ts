import type { RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';

/** A bar of the plot: what it is of, and what is left, in the currency's smallest unit. */
export type RevenueBar = Pick<RevenueRow, 'key' | 'net'>;

const DAY_MS = 86_400_000;

/** Every day of a period from its first to its last, also those without a sale: a plot that left them out would hide them. */
export const barsByDay = (rows: readonly RevenueBar[], { from, to }: { readonly from: string; readonly to: string }): RevenueBar[] => {
  const nets = new Map(rows.map(({ key, net }) => [key, net]));
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((last - first) / DAY_MS) + 1 }, (_, day) => {
    const key = new Date(first + day * DAY_MS).toISOString().slice(0, 10);
    return { key, net: nets.get(key) ?? 0 };
  });
};
