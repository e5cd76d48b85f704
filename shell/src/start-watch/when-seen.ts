import { whenTouched } from './when-touched';

/** Longest that a start waits for the page to be seen once its HTML is there: a picture may hang. */
const LATEST_MS = 1500;
const FIRST_PAINT = 'first-contentful-paint';

/**
 * Once, when a page that a server has drawn is seen whole, with its pictures, or at the first touch, whichever comes first.
 * @param then is told whether it was a touch
 */
export const whenSeen = (then: (isTouched: boolean) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetTouch: (() => void) | undefined;
  let isOver = false;
  const go = (isTouched: boolean): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    paints.disconnect();
    window.removeEventListener('load', loaded);
    forgetTouch?.();
    then(isTouched);
  };
  // browsers that do not tell of it have the limit of time
  const paints = new PerformanceObserver((seen) => void (seen.getEntriesByName(FIRST_PAINT).length > 0 && go(false)));
  const loaded = (): void => paints.observe({ type: 'paint', buffered: true });
  const begin = (): void => {
    timer = setTimeout(() => go(false), LATEST_MS);
    forgetTouch = whenTouched(() => go(true));
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
};
