import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  approveRefundDecision,
  askRefund,
  declineRefundDecision,
  listOperatorRefundQuotes,
  listOperatorRefunds,
  readOperatorRefundQuote,
  requestOperatorRefund,
  requestRefundDecision,
} from '@rendezvous/contracts/billing/operator-refunds';

/** Calls of operators, which come with their page: no member carries them. */
export const operatorRefundsApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorRefunds: queryOf(build, listOperatorRefunds, { keepUnusedDataFor: 0 }),
  billingAskRefund: mutationOf(build, askRefund),
  billingRequestRefundDecision: mutationOf(build, requestRefundDecision),
  billingApproveRefundDecision: mutationOf(build, approveRefundDecision),
  billingDeclineRefundDecision: mutationOf(build, declineRefundDecision),
  billingOperatorRefundQuotes: queryOf(build, listOperatorRefundQuotes, { keepUnusedDataFor: 0 }),
  billingOperatorRefundQuote: queryOf(build, readOperatorRefundQuote, { keepUnusedDataFor: 0 }),
  billingRequestOperatorRefund: mutationOf(build, requestOperatorRefund),
}));
