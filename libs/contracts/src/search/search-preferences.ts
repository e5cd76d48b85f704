import * as z from 'zod/mini';
import { route } from '../route.js';
import './limits.js';

/** Whom the viewer's searches leave out unless an address says otherwise. */
const SearchPreferences = z.object({ hide_passed: z.boolean(), hide_seen: z.boolean() });

export type SearchPreferences = z.output<typeof SearchPreferences>;

export const changeSearchPreferences = route({
  method: 'PUT',
  path: '/api/search-preferences',
  summary: 'Keeps whom the viewer’s searches leave out: those they passed, those whose page they opened.',
  access: 'member',
  body: SearchPreferences,
  reply: SearchPreferences,
  limit: 'search',
});
