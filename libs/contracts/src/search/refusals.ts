import { refusalTable } from '../refusals.js';

export const searchRefusals = refusalTable({
  'search.logged-out-closed': { status: 403, log: 'debug' },
  'search.daily-likes-used': { status: 403, log: 'debug' },
  'search.saved-limit': { status: 409, log: 'debug' },
  'search.saved-not-found': { status: 404, log: 'debug' },
});

type SearchRefusals = typeof searchRefusals;

declare module '../refusals.js' {
  interface Refusals extends SearchRefusals {}
}
