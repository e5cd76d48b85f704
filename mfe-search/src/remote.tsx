import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Members = lazyScreen(() =>
  import(/* webpackChunkName: "members" */ './todays-five/members-with-five').then(({ MembersWithFive }) => ({ default: MembersWithFive })),
);
const Profile = lazyScreen(() =>
  import(/* webpackChunkName: "profile" */ './profile/profile-screen').then(({ ProfileScreen }) => ({ default: ProfileScreen })),
);
const SwipeGame = lazyScreen(() =>
  import(/* webpackChunkName: "swipe-game" */ './swipe-game/swipe-game-screen').then(({ SwipeGameScreen }) => ({
    default: SwipeGameScreen,
  })),
);
const MatchFinder = lazyScreen(() =>
  import(/* webpackChunkName: "match-finder" */ './match-finder/match-finder-screen').then(({ MatchFinderScreen }) => ({
    default: MatchFinderScreen,
  })),
);

const OperatorSearch = lazyScreen(() =>
  import(/* webpackChunkName: "operator-search" */ './operator/operator-search-screen').then(({ OperatorSearchScreen }) => ({
    default: OperatorSearchScreen,
  })),
);

export default defineRemote({
  area: 'search',
  routes: bindScreens(descriptor.routes, {
    members: <Members />,
    profile: <Profile />,
    'swipe-game': <SwipeGame />,
    'match-finder': <MatchFinder />,
    'operator-search': <OperatorSearch />,
  }),
  messages: (locale) => import(`./messages/${locale}.ts`),
});
