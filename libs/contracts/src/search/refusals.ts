import { refusalTable } from '../refusals.js';

export const searchRefusals = refusalTable({
  'search.logged-out-closed': { status: 403, log: 'debug' },
  'search.daily-likes-used': { status: 403, log: 'debug' },
  'search.saved-limit': { status: 409, log: 'debug' },
  'search.saved-not-found': { status: 404, log: 'debug' },
  'search.card-unknown': { status: 404, log: 'info' },
  /** Somebody else changed the card meanwhile. */
  'search.card-changed': { status: 409, log: 'info' },
  'search.card-withdrawn': { status: 409, log: 'info' },
  'search.picture-unreadable': { status: 422, log: 'info' },
  'search.picture-too-large': { status: 413, log: 'info' },
});

type SearchRefusals = typeof searchRefusals;

declare module '../refusals.js' {
  interface Refusals extends SearchRefusals {}
}
