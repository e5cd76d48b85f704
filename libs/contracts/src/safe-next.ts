import { ownPath } from './kernel/index.js';

const DEFAULT_PAGE = '/members';

/**
 * Pages that lead back to the login, and calls, which are no pages: one of them ends the session. No page of ours begins with a
 * percent sign: whoever writes one there disguises these.
 */
const NO_WAY_ON = /^\/(?:[^/?#]*%|(?:login)?\/?(?:[?#]|$)|api\/)/i;

/** Where to go after a login: only a page of this site, and none that leads back here. */
export const safeNext = (next: string | null): string => {
  const path = ownPath(next);
  return path === null || NO_WAY_ON.test(path) ? DEFAULT_PAGE : path;
};
