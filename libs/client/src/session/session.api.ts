import { changeLanguage, logIn, logOut, readUser } from '@rendezvous/contracts/session';
import type { User } from '@rendezvous/contracts/session';
import { injectRemote, mutationOf, queryOf } from '../api/api';
import { declareCacheTags } from '../api/cache-tags';

declareCacheTags({ User: ['user-changed', 'reconnected', 'polled'] });

/** Calls of the login, owned by the shell. */
export const sessionApi = injectRemote('session', (build) => ({
  sessionUser: queryOf(build, readUser, { providesTags: ['User'] }),
  sessionLogIn: mutationOf(build, logIn),
  sessionLogOut: queryOf(build, logOut),
  sessionLanguage: mutationOf(build, changeLanguage),
}));

export type { User };
