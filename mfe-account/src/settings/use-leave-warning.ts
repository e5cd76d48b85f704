import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** What browsers with a navigation API tell of a way back or forward. */
interface Traversal extends Event {
  readonly navigationType: string;
  readonly destination: { readonly key: string; readonly sameDocument: boolean };
}

const history = () => (globalThis as { readonly navigation?: EventTarget & { traverseTo(key: string): unknown } }).navigation;

const isWithModifier = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Where in this site a press leads away from this page; null when it stays, or opens something beside it. */
const wayOut = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || isWithModifier(event)) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const { location } = window;
  return origin !== location.origin || (pathname === location.pathname && search === location.search) ? null : pathname + search + hash;
};

interface LeaveWarning {
  /** Somebody is about to leave, and has to say whether they mean it. */
  readonly asks: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds whoever leaves a form with what must not be kept: for that a warning is all that there is. The page asks, or the browser where the whole
 * page goes.
 */
export const useLeaveWarning = (typed: boolean): LeaveWarning => {
  const navigate = useNavigate();
  const [go, setGo] = useState<(() => unknown) | null>(null);
  const isLeaving = useRef(false);

  // links, the browser's buttons and its window lie outside of the form
  useEffect(() => {
    if (!typed) return undefined;
    const ask = (event: Event, goOn: () => unknown) => {
      event.preventDefault();
      event.stopPropagation();
      setGo(() => goOn);
    };
    const onClick = (event: MouseEvent) => {
      const to = wayOut(event);
      if (to !== null && !isLeaving.current) ask(event, () => navigate(to));
    };
    const onTraverse = (event: Event) => {
      const { navigationType, cancelable, destination } = event as Traversal;
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument || isLeaving.current) return;
      ask(event, () => history()?.traverseTo(destination.key));
    };
    const onUnload = (event: Event) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    history()?.addEventListener('navigate', onTraverse);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      history()?.removeEventListener('navigate', onTraverse);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [typed, navigate]);

  return {
    asks: go !== null,
    stay: () => setGo(null),
    leave: () => {
      isLeaving.current = true;
      setGo(null);
      go?.();
    },
  };
};
