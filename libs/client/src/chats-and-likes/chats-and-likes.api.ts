import { block, unblock } from '@rendezvous/contracts/chat/blocks';
import { listChats } from '@rendezvous/contracts/chat/conversations';
import { like, listLikes, unlike } from '@rendezvous/contracts/chat/likes';
import { injectRemote, mutationOf, queryOf } from '../api/api';
import { staleAfter } from '../api/cache-tags';
import { overlayActions } from '../store/overlay.slice';
import { useUser } from '../session/use-session';

/**
 * Likes, blocks and the two lists behind the badges. They live here and not in a remote, so that a profile's buttons and the unread
 * badge work while the chat remote does not.
 */
export const contactApi = injectRemote('contact', (build) => ({
  contactChats: queryOf(build, listChats, { providesTags: ['Chats'] }),
  contactLikes: queryOf(build, listLikes, { providesTags: ['Likes'] }),
  contactLike: mutationOf(build, like, {
    invalidatesTags: ['Likes'],
    onQueryStarted: async ({ memberId }, { dispatch, queryFulfilled }) => {
      // a refused like is shown by the button that sent it
      const reply = await queryFulfilled.catch(() => null);
      if (reply?.data.matched) dispatch(overlayActions.showMatch({ memberId, kind: 'match' }));
    },
  }),
  contactUnlike: mutationOf(build, unlike, { invalidatesTags: ['Likes'] }),
  contactBlock: mutationOf(build, block, { invalidatesTags: () => ['Likes', 'Chats', ...staleAfter('blocks-changed')] }),
  contactUnblock: mutationOf(build, unblock, { invalidatesTags: () => staleAfter('blocks-changed') }),
}));

export const useLike = () => contactApi.useContactLikeMutation();
export const useUnlike = () => contactApi.useContactUnlikeMutation();
export const useBlock = () => contactApi.useContactBlockMutation();
export const useUnblock = () => contactApi.useContactUnblockMutation();

/** The viewer's conversations; not asked for without a login. */
export const useChats = () => contactApi.useContactChatsQuery(undefined, { skip: useUser() === null });
/** Likes given and received; not asked for without a login. */
export const useLikes = () => contactApi.useContactLikesQuery(undefined, { skip: useUser() === null });

export const useUnreadCount = (): number => useChats().data?.total_unread_messages ?? 0;
export const useNewLikesCount = (): number => useLikes().data?.total_new_likes ?? 0;
