import { pageHidden } from '@rendezvous/contracts/site/page-hidden';

/** The address that the document was loaded with, whichever page is shown since. */
const loadedAddress = (): URL => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href);
};

/**
 * Tells the server of each time that the document is hidden; the first time, where its address asks for that by `lb`, whether it was a bounce.
 * @param hasMoved whether its visitor was on another page since
 * @returns what ends it
 */
export const followHidden = (hasMoved: () => boolean): (() => void) => {
  const loaded = loadedAddress();
  let logsBounce = loaded.searchParams.has('lb');
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const { pathname } = window.location;
    const query = new URLSearchParams({ page: pathname });
    if (logsBounce) query.set('bounced', hasMoved() || pathname !== loaded.pathname ? 'no' : 'yes');
    logsBounce = false;
    navigator.sendBeacon(`${pageHidden.path}?${query}`, new Blob(['{}'], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
