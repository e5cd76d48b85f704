import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Alonetonight = lazy(() =>
  import(/* webpackChunkName: "alonetonight" */ './alonetonight/alonetonight-screen').then(({ AlonetonightScreen }) => ({
    default: AlonetonightScreen,
  })),
);
const Home = lazy(() => import(/* webpackChunkName: "home" */ './home/home-screen').then(({ HomeScreen }) => ({ default: HomeScreen })));
const ContentPage = lazy(() =>
  import(/* webpackChunkName: "pages" */ './pages/content-page-screen').then(({ ContentPageScreen }) => ({ default: ContentPageScreen })),
);

export default defineRemote({
  area: 'landers',
  routes: bindScreens(descriptor.routes, { alonetonight: <Alonetonight />, home: <Home />, pages: <ContentPage /> }),
  messages: (locale) => import(`./messages/${locale}.ts`),
});
