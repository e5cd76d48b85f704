import { type ApiBuilder, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { finishAgeCheck, readAgeAssurance, startAgeCheck } from '@rendezvous/contracts/account/age-assurance';

/** Calls of the page about one's age, which come with it. */
export const ageApi = injectRemote('account', (build: ApiBuilder) => ({
  accountAge: queryOf(build, readAgeAssurance, { keepUnusedDataFor: 0 }),
  accountStartAgeCheck: mutationOf(build, startAgeCheck),
  // what was held from whom may be held no more
  accountFinishAgeCheck: mutationOf(build, finishAgeCheck, { invalidatesTags: ['User', 'Members'] }),
}));
