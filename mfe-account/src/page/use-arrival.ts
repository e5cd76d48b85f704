import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Takes the reader to what has just replaced something else: to its top, and with the focus, so that it is read out. */
export const useArrival = <Shown extends HTMLElement = HTMLHeadingElement>(arrived = true): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null);
  // scroll position and focus lie outside React; without this they would stay where a button was, and any later it would be seen
  useLayoutEffect(() => {
    if (!arrived) return;
    (shown.current?.closest('dialog') ?? document.documentElement).scrollTop = 0;
    shown.current?.focus({ preventScroll: true });
  }, [arrived]);
  return shown;
};
