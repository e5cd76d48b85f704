import { injectRemote, mutationOf, overlayActions, queryOf } from '@rendezvous/client';
import { passMember, undoPass } from '@rendezvous/contracts/search/passes';
import { likeInSwipeGame, readSwipeGame } from '@rendezvous/contracts/search/swipe-game';
import { readTodaysFive } from '@rendezvous/contracts/search/todays-five';
import { showLikesIn } from './likes/show-liked';

/** How long the five of the day stay known after they were left, in seconds. */
const KEPT_SECONDS = 300;

/** Calls of the swipe game and of the five of the day: whoever only searches does not carry them. */
export const gameApi = injectRemote('search', (build) => ({
  searchSwipeGame: queryOf(build, readSwipeGame, { providesTags: ['Members'], keepUnusedDataFor: 0 }),
  searchTodaysFive: queryOf(build, readTodaysFive, { providesTags: ['Members', 'Passes'], keepUnusedDataFor: KEPT_SECONDS }),
  searchPass: mutationOf(build, passMember),
  searchUndoPass: mutationOf(build, undoPass, { invalidatesTags: (reply) => (reply ? ['Passes'] : []) }),
  searchGameLike: mutationOf(build, likeInSwipeGame, {
    invalidatesTags: ['Likes'],
    onQueryStarted: async ({ memberId }, { dispatch, queryFulfilled }) => {
      // a refused like is told by the game
      const reply = await queryFulfilled.catch(() => null);
      if (reply?.data.matched) dispatch(overlayActions.showMatch({ memberId, kind: 'match' }));
    },
  }),
}));

showLikesIn(({ dispatch, getState }, inList) =>
  gameApi.util
    .selectCachedArgsForQuery(getState(), 'searchTodaysFive')
    .map((args) => dispatch(gameApi.util.updateQueryData('searchTodaysFive', args, inList))),
);
