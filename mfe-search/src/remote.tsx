import { defineRemote } from '@rendezvous/client';
import { lazyScreen } from '@rendezvous/client/lazy-screen';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Members = lazyScreen(() =>
  import(/* webpackChunkName: "members" */ './members/members-screen').then(({ MembersScreen }) => ({ default: MembersScreen })),
);
const Profile = lazyScreen(() =>
  import(/* webpackChunkName: "profile" */ './profile/profile-screen').then(({ ProfileScreen }) => ({ default: ProfileScreen })),
);

export default defineRemote({
  area: 'search',
  routes: bindScreens(descriptor.routes, { members: <Members />, profile: <Profile /> }),
  messages: (locale) => import(`./messages/${locale}.ts`),
});
