import type { readRevenue, RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import type { ReplyOf } from '@rendezvous/contracts/route';

const row = (key: string, currency: RevenueRow['currency'], orders: number, gross: number, back = 0): RevenueRow => {
  const vat = Math.round(gross / 6);
  return { key, currency, orders, gross, vat, fees: 35 * orders, refunds: back, disputes: 0, net: gross - back - vat };
};

/** Days with two currencies, on one of which more went back than came. */
export const revenue: ReplyOf<typeof readRevenue> = {
  from: '2026-11-18',
  to: '2026-11-24',
  time_zone: 'Europe/Zurich',
  rows: [
    row('2026-11-18', 'EUR', 3, 12_597),
    row('2026-11-19', 'CHF', 1, 4999),
    row('2026-11-19', 'EUR', 5, 20_395, 1299),
    row('2026-11-21', 'EUR', 0, 0, 2799),
    row('2026-11-23', 'EUR', 9, 61_791),
    row('2026-11-24', 'EUR', 4, 15_996),
  ],
  totals: [
    { currency: 'CHF', orders: 1, gross: 4999, vat: 833, fees: 35, refunds: 0, disputes: 0, net: 4166 },
    { currency: 'EUR', orders: 21, gross: 110_779, vat: 18_464, fees: 735, refunds: 4098, disputes: 0, net: 88_217 },
  ],
};
