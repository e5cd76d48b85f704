import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import { notes } from './answers';

/** What each screen is answered: with everything there is to show, and with nothing. Before a release each is shown once so. */
export const screens: RemoteScreens = {
  pages: {
    '/newarea': {
      full: { at: '/newarea', answers: { 'GET /api/newarea/notes': () => ({ notes }) } },
      empty: { at: '/newarea', answers: { 'GET /api/newarea/notes': () => ({ notes: [] }) } },
    },
  },
  parts: {},
};
