import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  addBundle,
  approvePrice,
  changeBundlePrice,
  declinePrice,
  followBundlePrice,
  listOperatorBundles,
  makeBundlePopular,
  removeBundle,
  setBundleOnSale,
  withdrawPrice,
} from '@rendezvous/contracts/billing/operator-bundles';

/** Calls of operators, which come with their page: no member carries them. */
export const bundlesApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorBundles: queryOf(build, listOperatorBundles, { keepUnusedDataFor: 0 }),
  billingAddBundle: mutationOf(build, addBundle),
  billingRemoveBundle: mutationOf(build, removeBundle),
  billingSetBundleOnSale: mutationOf(build, setBundleOnSale),
  billingChangeBundlePrice: mutationOf(build, changeBundlePrice),
  billingFollowBundlePrice: mutationOf(build, followBundlePrice),
  billingApprovePrice: mutationOf(build, approvePrice),
  billingDeclinePrice: mutationOf(build, declinePrice),
  billingWithdrawPrice: mutationOf(build, withdrawPrice),
  billingMakeBundlePopular: mutationOf(build, makeBundlePopular),
}));
