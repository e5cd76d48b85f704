import { lazy } from 'react';
import { defineRemote, RequireLogin } from '@rendezvous/client';

const Chats = lazy(() =>
  import(/* webpackChunkName: "chats" */ './chats/chats-screen').then(({ ChatsScreen }) => ({ default: ChatsScreen })),
);
const Likes = lazy(() =>
  import(/* webpackChunkName: "likes" */ './likes/likes-screen').then(({ LikesScreen }) => ({ default: LikesScreen })),
);
const Match = lazy(() =>
  import(/* webpackChunkName: "match" */ './match/match-screen').then(({ MatchScreen }) => ({ default: MatchScreen })),
);
const Unsent = lazy(() => import(/* webpackChunkName: "unsent" */ './send-queue/unsent').then((part) => ({ default: part.Unsent })));

export default defineRemote({
  area: 'chat',
  routes: [
    {
      // One route for list and room: choosing a conversation keeps the list where it is.
      path: '/chats/:id?',
      element: (
        <RequireLogin>
          <Chats />
        </RequireLogin>
      ),
    },
    {
      path: '/members/:id/chat',
      element: (
        <RequireLogin>
          <Chats about="member" />
        </RequireLogin>
      ),
    },
    {
      path: '/likes/:type?',
      element: (
        <RequireLogin>
          <Likes />
        </RequireLogin>
      ),
    },
  ],
  slots: { match: Match, unsent: Unsent },
  messages: (locale) => import(`./messages/${locale}.json`),
});
