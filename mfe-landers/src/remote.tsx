import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Alonetonight = lazyScreen(() =>
  import(/* webpackChunkName: "alonetonight" */ './alonetonight/alonetonight-screen').then(({ AlonetonightScreen }) => ({
    default: AlonetonightScreen,
  })),
);
const Home = lazyScreen(() =>
  import(/* webpackChunkName: "home" */ './home/home-screen').then(({ HomeScreen }) => ({ default: HomeScreen })),
);
const ContentPage = lazyScreen(() =>
  import(/* webpackChunkName: "pages" */ './pages/content-page-screen').then(({ ContentPageScreen }) => ({ default: ContentPageScreen })),
);

export default defineRemote({
  area: 'landers',
  routes: bindScreens(descriptor.routes, { alonetonight: <Alonetonight />, home: <Home />, pages: <ContentPage /> }),
  messages: (locale) => import(`./messages/${locale}.ts`),
});
