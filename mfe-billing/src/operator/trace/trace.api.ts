import { type ApiBuilder, injectRemote, queryOf } from '@rendezvous/client';
import { traceMoney } from '@rendezvous/contracts/billing/operator-trace';

/** Calls of operators, which come with their page: no member carries them. */
export const traceApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingTrace: queryOf(build, traceMoney, { keepUnusedDataFor: 0 }),
}));
