import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  approvePrice,
  changeBundlePrice,
  declinePrice,
  listOperatorBundles,
  makeBundlePopular,
  withdrawPrice,
} from '@rendezvous/contracts/billing/operator-bundles';

/** Calls of operators, which come with their page: no member carries them. */
export const bundlesApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorBundles: queryOf(build, listOperatorBundles, { keepUnusedDataFor: 0 }),
  billingChangeBundlePrice: mutationOf(build, changeBundlePrice),
  billingApprovePrice: mutationOf(build, approvePrice),
  billingDeclinePrice: mutationOf(build, declinePrice),
  billingWithdrawPrice: mutationOf(build, withdrawPrice),
  billingMakeBundlePopular: mutationOf(build, makeBundlePopular),
}));
