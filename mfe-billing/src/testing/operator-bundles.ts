import type { OperatorBundles } from '@rendezvous/contracts/billing/operator-bundles';

const SIZES = [10, 25, 50, 100, 250];
const EUR = [1299, 2799, 4999, 8999, 19_999];

/** Of all sites that have none of their own. */
const ALL = { site: null } as const;

/** It came with the bundle. */
const FIRST = { asked_by: null, approved_by: null } as const;

/** Two currencies; one price has a history, another one to come, and one that waits for another operator. */
export const operatorBundles: OperatorBundles = {
  sites: [
    { id: null, host: null, waiting: 1 },
    { id: 1, host: 'rendezvous.example', waiting: 0 },
    { id: 2, host: 'second.example', waiting: 1 },
  ],
  bundles: SIZES.map((credits) => ({ id: String(credits), credits, popular: credits === 50, on_sale: true, off_site: false })),
  prices: [
    {
      ...ALL,
      bundle: '25',
      currency: 'EUR',
      amount: 2999,
      begins_at: '2026-12-01T08:00:00.000Z',
      state: 'coming',
      asked_by: 31,
      approved_by: 12,
    },
    ...SIZES.map((credits, index) => ({
      ...ALL,
      bundle: String(credits),
      currency: 'EUR' as const,
      amount: EUR[index]!,
      begins_at: credits === 25 ? '2026-06-01T08:00:00.000Z' : null,
      state: 'present' as const,
      ...FIRST,
    })),
    { ...ALL, bundle: '25', currency: 'EUR', amount: 2599, begins_at: null, state: 'past', ...FIRST },
    { ...ALL, bundle: '10', currency: 'GBP', amount: 1099, begins_at: null, state: 'present', ...FIRST },
  ],
  waiting: 2,
  requests: [
    {
      ...ALL,
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

/** A site with a price of its own, one that it asks to end, and one bundle that it took off sale. */
export const bundlesOfSite: OperatorBundles = {
  ...operatorBundles,
  bundles: operatorBundles.bundles.map((bundle) => ({ ...bundle, off_site: bundle.id === '250' })),
  prices: [
    {
      site: 2,
      bundle: '25',
      currency: 'EUR',
      amount: 2499,
      begins_at: '2026-10-01T08:00:00.000Z',
      state: 'present',
      asked_by: 31,
      approved_by: 12,
    },
    ...operatorBundles.prices,
  ],
  requests: operatorBundles.requests.map((request) => ({ ...request, id: 4, site: 2, amount: 0, present: 2499 })),
  countries: operatorBundles.countries.filter(({ country }) => country === 'FR' || country === 'NL'),
};
