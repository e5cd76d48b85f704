import * as z from 'zod/mini';
import { PathId, withoutUnseen } from '../kernel/index.js';
import { route } from '../route.js';
import './limits.js';
import { SearchText } from './members.js';
import './refusals.js';

/** So many searches a member may keep. */
export const SAVED_SEARCHES_MAX = 10;

export const SAVED_NAME_MAX = 40;

/** New members are counted up to here. */
export const NEW_COUNTED_MAX = 100;

const Name = z.string().check(z.overwrite(withoutUnseen), z.trim(), z.minLength(1), z.maxLength(SAVED_NAME_MAX));

export const SavedSearch = z.object({
  id: z.int(),
  name: z.string(),
  query: z.string(),
  /** Who joined, or confirmed their address, since the member looked last, and is found by it: up to `NEW_COUNTED_MAX`. */
  new_members: z.int(),
});

export type SavedSearch = z.output<typeof SavedSearch>;

/** In the order in which they were saved. */
const SavedSearches = z.object({ saved_searches: z.array(SavedSearch) });

const Params = z.object({ savedSearchId: PathId });

export const listSavedSearches = route({
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'The viewer’s saved searches, with how many members are new in each.',
  access: 'member',
  reply: SavedSearches,
  limit: 'search',
});

export const saveSearch = route({
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Saves a search under a name; one that is saved already gets the name.',
  access: 'member',
  body: z.object({ name: Name, query: SearchText }),
  reply: SavedSearches,
  refusals: ['search.saved-limit'],
  limit: 'search',
});

export const renameSavedSearch = route({
  method: 'PATCH',
  path: '/api/saved-searches/:savedSearchId',
  summary: 'Gives a saved search another name.',
  access: 'member',
  params: Params,
  body: z.object({ name: Name }),
  reply: SavedSearches,
  refusals: ['search.saved-not-found'],
  limit: 'search',
});

export const visitSavedSearch = route({
  method: 'PUT',
  path: '/api/saved-searches/:savedSearchId/visit',
  summary: 'Notes that the viewer looked: whoever joins from now on is new.',
  access: 'member',
  params: Params,
  reply: SavedSearches,
  refusals: ['search.saved-not-found'],
  limit: 'search',
});

export const removeSavedSearch = route({
  method: 'DELETE',
  path: '/api/saved-searches/:savedSearchId',
  summary: 'Forgets a saved search; one that is gone already stays gone.',
  access: 'member',
  params: Params,
  reply: SavedSearches,
  limit: 'search',
});
