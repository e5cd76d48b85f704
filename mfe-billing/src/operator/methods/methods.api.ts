import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  approveFee,
  changeMethodFee,
  declineFee,
  followMethods,
  listOperatorMethods,
  moveMethod,
  offerMethod,
} from '@rendezvous/contracts/billing/operator-methods';

/** Calls of operators, which come with their page: no member carries them. */
export const methodsApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorMethods: queryOf(build, listOperatorMethods, { keepUnusedDataFor: 0 }),
  billingOfferMethod: mutationOf(build, offerMethod),
  billingMoveMethod: mutationOf(build, moveMethod),
  billingFollowMethods: mutationOf(build, followMethods),
  billingChangeMethodFee: mutationOf(build, changeMethodFee),
  billingApproveFee: mutationOf(build, approveFee),
  billingDeclineFee: mutationOf(build, declineFee),
}));
