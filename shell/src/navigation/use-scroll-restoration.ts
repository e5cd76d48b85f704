import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
const RESTORE_WITHIN_MS = 1500;

/** Scrolls to a position as soon as the page is tall enough, and gives up when the member scrolls or time is over. */
const restore = (top: number): (() => void) => {
  const end = performance.now() + RESTORE_WITHIN_MS;
  let frame = 0;
  const step = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < end) frame = requestAnimationFrame(step);
  };
  step();
  const stop = () => cancelAnimationFrame(frame);
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchstart', stop, { once: true, passive: true });
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

  // the browser would restore too early, before the page has its height
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // the scroll position lies outside React
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // moving to another page is an effect of navigation, not of rendering
  useEffect(() => {
    const { current: before } = last;
    const samePage = before === pathname;
    last.current = pathname;
    // a page that a server has drawn may have been scrolled by now
    if (before === null) return undefined;
    if (type === 'POP') return restore(positions.get(key) ?? 0);
    // so does a page that takes the place of another, as the login does when somebody who logged out goes back
    if (type === 'PUSH' || !samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    // the page stays where it is, and may be left before it is scrolled again
    if (type === 'REPLACE') positions.set(key, window.scrollY);
    if (!samePage) document.getElementById('main')?.focus({ preventScroll: true });
    return undefined;
  }, [key, pathname, type]);
};
