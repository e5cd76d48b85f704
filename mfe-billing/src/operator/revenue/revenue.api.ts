import { type ApiBuilder, injectRemote, queryOf } from '@rendezvous/client';
import { readRevenue } from '@rendezvous/contracts/billing/operator-revenue';

/** Calls of operators, which come with their page: no member carries them. */
export const revenueApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingRevenue: queryOf(build, readRevenue, { keepUnusedDataFor: 0 }),
}));
