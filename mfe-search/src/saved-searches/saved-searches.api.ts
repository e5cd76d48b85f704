import { injectRemote, mutationOf, queryOf } from '@rendezvous/client';
import {
  listSavedSearches,
  removeSavedSearch,
  renameSavedSearch,
  saveSearch,
  visitSavedSearch,
} from '@rendezvous/contracts/search/saved-searches';

/** Calls about saved searches. */
export const savedSearchesApi = injectRemote('search', (build) => ({
  searchSaved: queryOf(build, listSavedSearches, { providesTags: ['SavedSearches'] }),
  searchSave: mutationOf(build, saveSearch, { invalidatesTags: ['SavedSearches'] }),
  searchRenameSaved: mutationOf(build, renameSavedSearch, { invalidatesTags: ['SavedSearches'] }),
  searchVisitSaved: mutationOf(build, visitSavedSearch, { invalidatesTags: ['SavedSearches'] }),
  searchRemoveSaved: mutationOf(build, removeSavedSearch, { invalidatesTags: ['SavedSearches'] }),
}));
