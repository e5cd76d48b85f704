import type { RemoteRelease } from '@rendezvous/contracts/releases';
import { findRoute } from '../composition/find-route';
import { isSparing } from '../files/connection';

type Releases = Readonly<Record<string, RemoteRelease>>;

/** Somebody may be about to follow a link. */
const HINTS = ['pointerover', 'focusin', 'touchstart'] as const;
const SOON_MS = 200;

/** Where most go next: members from the search to their conversations, visitors from the home page to the search. */
const likelyNext = (area: string | undefined, isMember: boolean): string | null => {
  if (area === 'search' && isMember) return '/chats';
  return area === 'landers' && !isMember ? '/members' : null;
};

const whenIdle = (work: () => void): void => {
  // some browsers have no idle time to tell of
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, SOON_MS);
};

/** Asks for a file at the browser's leisure; it only lands in the cache, and runs when it is needed. */
const fetchFile = (address: string): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', as: address.endsWith('.css') ? 'style' : 'script', crossOrigin: 'anonymous', href: address });
  document.head.append(link);
};

/** Fetches ahead what a page needs: that of a link which somebody points at, and where most go next. Nothing on a slow or sparing connection. */
export const prefetchPages = (releases: Releases, isMember: () => boolean): void => {
  const descriptors = Object.values(releases).map(({ descriptor }) => descriptor);
  const asked = new Set<string>();
  const fetchPage = (path: string): void => {
    const found = findRoute(descriptors, path);
    const release = found && releases[found.area];
    if (!release || isSparing()) return;
    const entry = new URL(release.entry, window.location.href).href;
    const screen = (release.screens?.[found.route.chunk] ?? []).map((name) => new URL(name, entry).href);
    for (const address of [entry, ...screen].filter((one) => !asked.has(one))) {
      asked.add(address);
      fetchFile(address);
    }
  };
  let guessedAt = '';
  const guess = (): void => {
    const { pathname } = window.location;
    if (pathname === guessedAt) return;
    guessedAt = pathname;
    const next = likelyNext(findRoute(descriptors, pathname)?.area, isMember());
    if (next) whenIdle(() => fetchPage(next));
  };
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === window.location.origin) fetchPage(link.pathname);
    guess();
  };
  for (const hint of HINTS) document.addEventListener(hint, follow, { passive: true });
  guess();
};
