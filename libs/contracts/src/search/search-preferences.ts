import * as z from 'zod/mini';
import { route } from '../route.js';
import './limits.js';
import { SearchText } from './members.js';

/** Whom the viewer's searches leave out unless an address says otherwise. */
const SearchPreferences = z.object({ hide_passed: z.boolean(), hide_seen: z.boolean() });

export type SearchPreferences = z.output<typeof SearchPreferences>;

/** What is not said stays as it is, but something is. */
const Change = z
  .extend(z.partial(SearchPreferences), {
    /** What the viewer searched last; empty: for nothing in particular. */
    last_search: z.optional(SearchText),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, { path: ['last_search'], error: 'required' }));

export type SearchPreferencesChange = z.output<typeof Change>;

export const changeSearchPreferences = route({
  method: 'PUT',
  path: '/api/search-preferences',
  summary:
    'Keeps what the viewer’s searches begin with: the search that they made last, and whom all of them leave out: those they passed, those whose page they opened.',
  access: 'member',
  body: Change,
  reply: SearchPreferences,
  limit: 'search',
});
