import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import { addNote, listNotes } from '@rendezvous/contracts/newarea/notes';

/** Calls of the newarea screens. */
export const newareaApi = injectRemote('newarea', (build) => ({
  newareaNotes: queryOf(build, listNotes, { providesTags: ['Newarea'] }),
  newareaAddNote: mutationOf(build, addNote, { invalidatesTags: ['Newarea'] }),
}));
