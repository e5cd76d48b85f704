import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { readMandate, revokeMandate } from '@rendezvous/contracts/billing/direct-debit';

/** Calls about the mandate that stands, apart from any order. */
export const mandateApi = injectRemote('billing', (build) => ({
  /** Asked anew each time: one was signed, or taken back on another page. */
  billingMandate: queryOf(build, readMandate, { keepUnusedDataFor: 0, providesTags: ['DirectDebit'] }),
  billingRevokeMandate: mutationOf(build, revokeMandate, { invalidatesTags: ['DirectDebit'] }),
}));
