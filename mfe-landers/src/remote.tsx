import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';

const Home = lazy(() => import(/* webpackChunkName: "home" */ './home/home-screen').then(({ HomeScreen }) => ({ default: HomeScreen })));
const ContentPage = lazy(() =>
  import(/* webpackChunkName: "pages" */ './pages/content-page-screen').then(({ ContentPageScreen }) => ({ default: ContentPageScreen })),
);

export default defineRemote({
  area: 'landers',
  routes: [
    { path: '/', element: <Home /> },
    { path: '/pages/:slug', element: <ContentPage /> },
  ],
  messages: (locale) => import(`./messages/${locale}.json`),
});
