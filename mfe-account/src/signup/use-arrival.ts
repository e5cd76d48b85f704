import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Takes the reader to the heading of what has just replaced something else: to the top, and with the focus, so that it is read out. */
export const useArrival = (arrived = true): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  // scroll position and focus lie outside React; without this they would stay where a button was
  useEffect(() => {
    if (!arrived) return;
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
};
