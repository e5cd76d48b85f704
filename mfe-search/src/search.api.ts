import { api, injectRemote, queryOf } from '@rendezvous/client';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { listSimilar, readMember } from '@rendezvous/contracts/search/profile';

/** How long results stay known after they were left, in seconds: going back finds the page as it was. */
const KEPT_SECONDS = 300;

/** The lists of this remote draw sponsored cards and know what was searched last: the call says so, and no search, address or cache knows of it. */
const asList = <Definition extends ReturnType<typeof queryOf<typeof searchMembers>>>(definition: Definition): Definition => ({
  ...definition,
  query: (args: ArgsOf<typeof searchMembers>) => definition.query!({ ...args, remembered: 'yes', sponsored: 'yes' }),
});

/** Calls of the search screens. */
export const searchApi = injectRemote('search', (build) => ({
  searchMembers: asList(
    queryOf(build, searchMembers, {
      // whoever is passed goes from a list with the next look, so that no page shifts; whose pass is taken back is there at once
      providesTags: (found) => (found?.search.passed === 'no' ? ['Members', 'Passes'] : ['Members']),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  ),
  searchMember: queryOf(build, readMember, {
    providesTags: ['Profile'],
    // Opening the page of somebody who likes the viewer cleared the new-like flag: the badge counts again.
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      const profile = answer?.data;
      if (profile?.view === 'full' && profile.liked_me && !profile.matched) dispatch(api.util.invalidateTags(['Likes']));
    },
  }),
  searchSimilar: queryOf(build, listSimilar, { providesTags: ['Members'] }),
}));
