import { resendActivation } from '@rendezvous/contracts/account/activation';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { listFurtherChats, readConversationWith, removeChat, startConversation } from '@rendezvous/contracts/chat/conversations';
import { autoLike, listMoreLikes, seeLike } from '@rendezvous/contracts/chat/likes';
import { markRead, readMessages, sendMessage } from '@rendezvous/contracts/chat/messages';
import { endPause } from '@rendezvous/contracts/account/pause';
import { addressOf, injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { type MessagePage, PAGE, type Thread, threadOf, withLatest } from './thread/thread.rules';

/** Calls of the chat screens. */
export const chatApi = injectRemote('chat', (build) => ({
  /** One page of messages, for catching up and for going back. */
  chatMessages: queryOf(build, readMessages, { keepUnusedDataFor: 0 }),
  /** A conversation as it grows: the latest page, to which the others are added in place. */
  chatThread: build.query<Thread, number>({
    queryFn: async (conversationId, _api, _extra, baseQuery) => {
      const page = await baseQuery({ url: addressOf(readMessages, { conversationId, limit: PAGE }), method: 'GET' });
      return page.error === undefined ? { data: threadOf(page.data as MessagePage) } : { error: page.error };
    },
    merge: (thread, fresh) => withLatest(thread, fresh),
    keepUnusedDataFor: 600,
  }),
  chatWith: queryOf(build, readConversationWith, { providesTags: ['Starts'], keepUnusedDataFor: 0 }),
  chatSend: mutationOf(build, sendMessage),
  chatStart: mutationOf(build, startConversation),
  chatRead: mutationOf(build, markRead),
  chatFurther: queryOf(build, listFurtherChats, { providesTags: ['Chats'], keepUnusedDataFor: 0 }),
  chatRemove: mutationOf(build, removeChat, { invalidatesTags: (reply) => (reply ? ['Chats'] : []) }),
  chatMoreLikes: queryOf(build, listMoreLikes, { keepUnusedDataFor: 0 }),
  chatWaitingLike: queryOf(build, autoLike, { keepUnusedDataFor: 0 }),
  chatLikeSeen: mutationOf(build, seeLike, { invalidatesTags: (reply) => (reply ? ['Likes'] : []) }),
  chatEndPause: mutationOf(build, endPause, { invalidatesTags: ['User', 'Preferences', 'Members'] }),
  chatResendActivation: mutationOf(build, resendActivation),
  chatBundles: queryOf(build, listBundles, { providesTags: ['Offers'] }),
}));
