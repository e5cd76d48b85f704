import { ownPath } from './kernel/index.js';

const DEFAULT_PAGE = '/members';

/** Where to go after a login: only a page of this site, and none that leads back here. */
export const safeNext = (next: string | null): string => {
  const path = ownPath(next);
  return path === null || /^\/(login)?(?:[?#]|$)/.test(path) ? DEFAULT_PAGE : path;
};
