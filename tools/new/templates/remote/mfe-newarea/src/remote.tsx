import { lazy } from 'react';
import { defineRemote } from '@rendezvous/client';
import { bindScreens } from '@rendezvous/client/screens';
import descriptor from '../descriptor.json';

const Notes = lazy(() =>
  import(/* webpackChunkName: "notes" */ './notes/notes-screen').then(({ NotesScreen }) => ({ default: NotesScreen })),
);

export default defineRemote({
  area: 'newarea',
  routes: bindScreens(descriptor.routes, { notes: <Notes /> }),
  messages: (locale) => import(`./messages/${locale}.ts`),
});
