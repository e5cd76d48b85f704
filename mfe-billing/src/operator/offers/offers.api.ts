import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { changeOffer, listOffers } from '@rendezvous/contracts/billing/operator-offers';

/** Calls of operators, which come with their page: no member carries them. */
export const offersApi = injectRemote('billing', (build: ApiBuilder) => ({
  billingOperatorOffers: queryOf(build, listOffers, { keepUnusedDataFor: 0 }),
  billingChangeOffer: mutationOf(build, changeOffer),
}));
