import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  changeSponsoredCard,
  createSponsoredCard,
  listSponsoredCards,
  readSponsoredCard,
  switchSponsoredCards,
  withdrawSponsoredCard,
} from '@rendezvous/contracts/search/operator-sponsored-cards';

/** Calls of operators, which come with their page: no member carries them. */
export const operatorSearchApi = injectRemote('search', (build: ApiBuilder) => ({
  searchSponsoredCards: queryOf(build, listSponsoredCards, { keepUnusedDataFor: 0 }),
  searchSponsoredCard: queryOf(build, readSponsoredCard, { keepUnusedDataFor: 0 }),
  searchCreateCard: mutationOf(build, createSponsoredCard),
  searchChangeCard: mutationOf(build, changeSponsoredCard),
  searchWithdrawCard: mutationOf(build, withdrawSponsoredCard),
  searchSwitchCards: mutationOf(build, switchSponsoredCards),
}));
