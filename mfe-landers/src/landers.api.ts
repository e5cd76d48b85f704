import { injectRemote, queryOf } from '@rendezvous/client';
import { readContentPage } from '@rendezvous/contracts/landers/pages';

/** Texts name limits in the reader's language, so a change of the language asks for them again. */
export const landersApi = injectRemote('landers', (build) => ({
  landersPage: queryOf(build, readContentPage, { providesTags: ['Content'] }),
}));
