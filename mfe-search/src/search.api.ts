import { api, injectRemote, mutationOf, overlayActions, queryOf } from '@rendezvous/client';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { passMember, undoPass } from '@rendezvous/contracts/search/passes';
import { listSimilar, readMember } from '@rendezvous/contracts/search/profile';
import { likeInSwipeGame, readSwipeGame } from '@rendezvous/contracts/search/swipe-game';
import { readTodaysFive } from '@rendezvous/contracts/search/todays-five';

/** How long results stay known after they were left, in seconds: going back finds the page as it was. */
const KEPT_SECONDS = 300;

/** Calls of the search screens. */
export const searchApi = injectRemote('search', (build) => ({
  searchMembers: queryOf(build, searchMembers, { providesTags: ['Members'], keepUnusedDataFor: KEPT_SECONDS }),
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
  searchSwipeGame: queryOf(build, readSwipeGame, { providesTags: ['Members'], keepUnusedDataFor: 0 }),
  searchTodaysFive: queryOf(build, readTodaysFive, { providesTags: ['Members'], keepUnusedDataFor: KEPT_SECONDS }),
  searchPass: mutationOf(build, passMember),
  searchUndoPass: mutationOf(build, undoPass),
  searchGameLike: mutationOf(build, likeInSwipeGame, {
    invalidatesTags: ['Likes'],
    onQueryStarted: async ({ memberId }, { dispatch, queryFulfilled }) => {
      // a refused like is told by the game
      const reply = await queryFulfilled.catch(() => null);
      if (reply?.data.matched) dispatch(overlayActions.showMatch({ memberId, kind: 'match' }));
    },
  }),
}));
