import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';

const SIZES = [10, 25, 50, 100, 250];
const EUR = [1299, 2799, 4999, 8999, 19_999];

/** Two currencies; one price has a history, and another one to come. */
export const operatorBundles: OperatorBundles = {
  bundles: SIZES.map((credits) => ({ id: String(credits), credits, popular: credits === 50, on_sale: true })),
  prices: [
    { bundle: '25', currency: 'EUR', amount: 2999, begins_at: '2026-12-01T08:00:00.000Z', state: 'coming' },
    ...SIZES.map((credits, index) => ({
      bundle: String(credits),
      currency: 'EUR' as const,
      amount: EUR[index]!,
      begins_at: credits === 25 ? '2026-06-01T08:00:00.000Z' : null,
      state: 'present' as const,
    })),
    { bundle: '25', currency: 'EUR', amount: 2599, begins_at: null, state: 'past' },
    { bundle: '10', currency: 'GBP', amount: 1099, begins_at: null, state: 'present' },
  ],
  countries: [
    { country: 'FR', currency: 'EUR', tax_rate: 20, highest_fee: 35 },
    { country: 'NL', currency: 'EUR', tax_rate: 21, highest_fee: 35 },
    { country: 'GB', currency: 'GBP', tax_rate: 20, highest_fee: 30 },
    { country: 'US', currency: 'USD', tax_rate: 0, highest_fee: 40 },
  ],
};
