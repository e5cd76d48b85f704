import { useSyncExternalStore } from 'react';

/** From this width on there is room for a column beside the page; the style sheets say the same, in the reader's own text size. */
const WIDE = '(min-width: 56.25rem)';

const list = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(WIDE) : null);

const subscribe = (changed: () => void): (() => void) => {
  const query = list();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
};

const isWide = (): boolean => list()?.matches ?? true;

/**
 * True in a window with room for a column beside the page: for parts that should not even be loaded where they are not shown. A server does
 * not know the window, and draws for the narrow one: what it leaves out costs a phone nothing.
 */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);
