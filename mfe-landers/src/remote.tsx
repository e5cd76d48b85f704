import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';
import { TEMPLATE_SCREENS } from './template-screens';

const MemberLanding = lazyScreen(() =>
  import(/* webpackChunkName: "member-landing" */ './member-landing/member-landing-screen').then(({ MemberLandingScreen }) => ({
    default: MemberLandingScreen,
  })),
);
const MemberSignup = lazyScreen(() =>
  import(/* webpackChunkName: "member-signup" */ './member-signup/member-signup-screen').then(({ MemberSignupScreen }) => ({
    default: MemberSignupScreen,
  })),
);
const OperatorLanders = lazyScreen(() =>
  import(/* webpackChunkName: "operator-landers" */ './operator/operator-landers-screen').then(({ OperatorLandersScreen }) => ({
    default: OperatorLandersScreen,
  })),
);
const ContentPage = lazyScreen(() =>
  import(/* webpackChunkName: "pages" */ './pages/content-page-screen').then(({ ContentPageScreen }) => ({ default: ContentPageScreen })),
);

export default defineRemote({
  area: 'landers',
  routes: bindScreens(descriptor.routes, {
    ...TEMPLATE_SCREENS,
    'member-landing': <MemberLanding />,
    'member-signup': <MemberSignup />,
    'operator-landers': <OperatorLanders />,
    pages: <ContentPage />,
  }),
  // each screen brings its own along
  messages: async () => ({}),
});
