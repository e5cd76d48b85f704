import { type ApiBuilder, injectRemote, queryOf } from '@rendezvous/client';
import { listOperatorDisputes } from '@rendezvous/contracts/billing/operator-disputes';

/** Calls of operators, which come with their page: no member carries them. */
export const disputesApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorDisputes: queryOf(build, listOperatorDisputes, { keepUnusedDataFor: 0 }),
}));
