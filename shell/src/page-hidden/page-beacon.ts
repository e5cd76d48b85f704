import { pageHidden } from '@rendezvous/contracts/site/page-hidden';
import { keepTold, takeTold } from './told-bounce';

type Bounced = 'yes' | 'no' | 'taken-back';

interface Loaded {
  /** The address that the document was loaded with, whichever page is shown since. */
  readonly address: URL;
  readonly isReload: boolean;
  /** From a page of the site. */
  readonly isWithinSite: boolean;
}

const loadedDocument = (): Loaded => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  return {
    address: new URL(navigation?.name ?? window.location.href),
    isReload: navigation?.type === 'reload',
    // who comes back from another site left this one before
    isWithinSite: navigation?.type === 'navigate' && URL.canParse(referrer) && new URL(referrer).origin === window.location.origin,
  };
};

const send = (page: string, bounced?: Bounced): void => {
  const query = new URLSearchParams({ page, ...(bounced && { bounced }) });
  navigator.sendBeacon(`${pageHidden.path}?${query}`, new Blob(['{}'], { type: 'application/json' }));
};

/**
 * Tells the server of each time that the document is hidden; the first time, where its address asks for that by `lb`, whether it was a bounce.
 * A document that is left is hidden, too, and does not know for what: the next one of the site in its tab takes the bounce back.
 * @param hasMoved whether its visitor was on another page since
 * @returns what ends it
 */
export const followHidden = (hasMoved: () => boolean): (() => void) => {
  const { address, isReload, isWithinSite } = loadedDocument();
  const before = takeTold();
  if (before && (isReload || isWithinSite)) send(before, 'taken-back');
  // a page view that was told of is not another one when it is loaded again
  let logsBounce = address.searchParams.has('lb') && !(isReload && before !== null);
  if (isReload && before !== null) keepTold('');
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    const { pathname } = window.location;
    const hasBounced = !hasMoved() && pathname === address.pathname;
    send(pathname, logsBounce ? (hasBounced ? 'yes' : 'no') : undefined);
    if (logsBounce) keepTold(hasBounced ? pathname : '');
    logsBounce = false;
  };
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
