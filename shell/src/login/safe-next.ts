const DEFAULT_PAGE = '/members';

/** Where to go after a login: only a path of this site, never another host. */
export const safeNext = (next: string | null): string => {
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return DEFAULT_PAGE;
  const url = new URL(next, window.location.origin);
  if (url.origin !== window.location.origin || url.pathname === '/login' || url.pathname === '/') return DEFAULT_PAGE;
  return url.pathname + url.search + url.hash;
};
