import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';

const SIZES = [10, 25, 50, 100, 250];
const EUR = [1299, 2799, 4999, 8999, 19_999];

/** It came with the bundle. */
const FIRST = { asked_by: null, approved_by: null } as const;

/** Two currencies; one price has a history, another one to come, and one that waits for another operator. */
export const operatorBundles: OperatorBundles = {
  bundles: SIZES.map((credits) => ({ id: String(credits), credits, popular: credits === 50, on_sale: true })),
  prices: [
    { bundle: '25', currency: 'EUR', amount: 2999, begins_at: '2026-12-01T08:00:00.000Z', state: 'coming', asked_by: 31, approved_by: 12 },
    ...SIZES.map((credits, index) => ({
      bundle: String(credits),
      currency: 'EUR' as const,
      amount: EUR[index]!,
      begins_at: credits === 25 ? '2026-06-01T08:00:00.000Z' : null,
      state: 'present' as const,
      ...FIRST,
    })),
    { bundle: '25', currency: 'EUR', amount: 2599, begins_at: null, state: 'past', ...FIRST },
    { bundle: '10', currency: 'GBP', amount: 1099, begins_at: null, state: 'present', ...FIRST },
  ],
  requests: [
    {
      id: 3,
      bundle: '25',
      credits: 25,
      currency: 'EUR',
      amount: 1999,
      present: 2799,
      begins_at: null,
      state: 'open',
      asked_by: 31,
      asked_at: '2026-11-23T16:40:00.000Z',
      expires_at: '2026-11-30T16:40:00.000Z',
      decided_by: null,
      decided_at: null,
    },
  ],
  countries: [
    { country: 'FR', currency: 'EUR', tax_rate: 20, highest_fee: 35 },
    { country: 'NL', currency: 'EUR', tax_rate: 21, highest_fee: 35 },
    { country: 'GB', currency: 'GBP', tax_rate: 20, highest_fee: 30 },
    { country: 'US', currency: 'USD', tax_rate: 0, highest_fee: 40 },
  ],
};
