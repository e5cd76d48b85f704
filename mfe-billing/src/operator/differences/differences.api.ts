import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { listProviderReports } from '@rendezvous/contracts/billing/operator-reports';
import { listPaymentIncidents, resolvePaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';

/** Calls of operators, which come with their page: no member carries them. */
export const differencesApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingIncidents: queryOf(build, listPaymentIncidents, { keepUnusedDataFor: 0 }),
  billingSettleIncident: mutationOf(build, resolvePaymentIncident),
  billingReports: queryOf(build, listProviderReports, { keepUnusedDataFor: 0 }),
}));
