import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  approveAdjustment,
  createAdjustment,
  declineAdjustment,
  listAdjustments,
  readWallet,
} from '@rendezvous/contracts/billing/operator-adjustments';

/** Calls of operators, which come with their page: no member carries them. */
export const adjustmentsApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingAdjustments: queryOf(build, listAdjustments, { keepUnusedDataFor: 0 }),
  billingCreateAdjustment: mutationOf(build, createAdjustment),
  billingApproveAdjustment: mutationOf(build, approveAdjustment),
  billingDeclineAdjustment: mutationOf(build, declineAdjustment),
  billingOperatorWallet: queryOf(build, readWallet, { keepUnusedDataFor: 0 }),
}));
