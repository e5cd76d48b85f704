import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Members = lazy(() =>
  import(/* webpackChunkName: "members" */ './members/members-screen').then(({ MembersScreen }) => ({ default: MembersScreen })),
);
const Profile = lazy(() =>
  import(/* webpackChunkName: "profile" */ './profile/profile-screen').then(({ ProfileScreen }) => ({ default: ProfileScreen })),
);

export default defineRemote({
  area: 'search',
  routes: bindScreens(descriptor.routes, { members: <Members />, profile: <Profile /> }),
  messages: (locale) => import(`./messages/${locale}.ts`),
});
