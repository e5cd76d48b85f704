import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
/** A list that was forgotten meanwhile is asked for again. */
const RESTORE_WITHIN_MS = 10_000;
/** By these a member takes the page into their own hands. */
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/** Scrolls to a position as soon as the page is tall enough, and gives up when the member does something or time is over. */
const restore = (top: number, onEnd: () => void): (() => void) => {
  const end = performance.now() + RESTORE_WITHIN_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    onEnd();
  };
  const step = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < end) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  step();
  return stop;
};

/**
 * Back and forward find the page where it was; a new page begins at the top, with the focus on its main part, so that a keyboard or
 * screen reader goes on from there.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef<string | null>(null);
  const isRestoring = useRef(false);

  // the browser would restore too early, before the page has its height
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // The scroll position lies outside React. A shorter page that takes the place of this one moves it with the next frame: who listens has to
  // be gone by then, and not only when the browser has time.
  useLayoutEffect(() => {
    const remember = () => {
      // where a page ends that is not yet all there is nobody's place
      if (!isRestoring.current) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // moving to another page is an effect of navigation, not of rendering; before it is seen, so that nobody sees it jump
  useLayoutEffect(() => {
    const { current: before } = last;
    const samePage = before === pathname;
    last.current = pathname;
    // a page that a server has drawn may have been scrolled by now
    if (before === null) return undefined;
    if (type === 'POP') {
      isRestoring.current = true;
      return restore(positions.get(key) ?? 0, () => (isRestoring.current = false));
    }
    // so does a page that takes the place of another, as the login does when somebody who logged out goes back
    if (type === 'PUSH' || !samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    // the page stays where it is, and may be left before it is scrolled again
    if (type === 'REPLACE') positions.set(key, window.scrollY);
    if (!samePage) document.getElementById('main')?.focus({ preventScroll: true });
    return undefined;
  }, [key, pathname, type]);
};
