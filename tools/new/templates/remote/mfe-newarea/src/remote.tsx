import { lazy } from 'react';
import { defineRemote, RequireLogin } from '@rendezvous/client';

const Notes = lazy(() =>
  import(/* webpackChunkName: "notes" */ './notes/notes-screen').then(({ NotesScreen }) => ({ default: NotesScreen })),
);

export default defineRemote({
  area: 'newarea',
  routes: [
    {
      path: '/newarea',
      element: (
        <RequireLogin>
          <Notes />
        </RequireLogin>
      ),
    },
  ],
  messages: (locale) => import(`./messages/${locale}.json`),
});
