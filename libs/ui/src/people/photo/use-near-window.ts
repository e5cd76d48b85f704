import { type RefCallback, useCallback, useState } from 'react';

/**
 * How far outside the window a photo is asked for. The browser's own laziness begins 1,250 to 2,500 px away, which on a phone is a whole page
 * of results before the first photo is there.
 */
const MARGIN = '25% 0px';

/** Whether an element has come near the window; once near, it stays so. Where the browser cannot tell, everything is near. */
export const useNearWindow = (): { near: boolean; target: RefCallback<Element> } => {
  const [near, setNear] = useState(false);
  const target = useCallback(
    (element: Element | null) => {
      if (element === null || near) return undefined;
      if (typeof IntersectionObserver === 'undefined') {
        setNear(true);
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [near],
  );
  return { near, target };
};
