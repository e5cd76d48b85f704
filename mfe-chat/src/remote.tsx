import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Chats = lazy(() =>
  import(/* webpackChunkName: "chats" */ './chats/chats-screen').then(({ ChatsScreen }) => ({ default: ChatsScreen })),
);
const Likes = lazyScreen(() =>
  import(/* webpackChunkName: "likes" */ './likes/likes-screen').then(({ LikesScreen }) => ({ default: LikesScreen })),
);
const Match = lazy(() =>
  import(/* webpackChunkName: "match" */ './match/match-screen').then(({ MatchScreen }) => ({ default: MatchScreen })),
);
const Unsent = lazy(() => import(/* webpackChunkName: "unsent" */ './send-queue/unsent').then((part) => ({ default: part.Unsent })));

export default defineRemote({
  area: 'chat',
  routes: bindScreens(descriptor.routes, {
    // one screen for list and room: choosing a conversation keeps the list where it is
    chats: <Chats />,
    room: <Chats />,
    'member-room': <Chats about="member" />,
    likes: <Likes />,
  }),
  slots: { match: Match, unsent: Unsent },
  messages: (locale) => import(`./messages/${locale}.ts`),
});
