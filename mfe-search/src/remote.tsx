import { lazy } from 'react';
import { defineRemote, RequireLogin } from '@rendezvous/client';

const Members = lazy(() =>
  import(/* webpackChunkName: "members" */ './members/members-screen').then(({ MembersScreen }) => ({ default: MembersScreen })),
);
const Profile = lazy(() =>
  import(/* webpackChunkName: "profile" */ './profile/profile-screen').then(({ ProfileScreen }) => ({ default: ProfileScreen })),
);

export default defineRemote({
  area: 'search',
  routes: [
    { path: '/members', element: <Members /> },
    { path: '/members/:id', element: <Profile /> },
    {
      path: '/likes/m/:id',
      element: (
        <RequireLogin>
          <Profile />
        </RequireLogin>
      ),
    },
  ],
  messages: (locale) => import(`./messages/${locale}.json`),
});
