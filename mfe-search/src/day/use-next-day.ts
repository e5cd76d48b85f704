import { useEffect, useRef } from 'react';

/** A clock that is ahead of the server's asks too early: again after so long. */
const AGAIN_MS = 60_000;

/**
 * Asks anew once a day of the site is over: at that moment, and, where the computer slept or the tab lay behind others, as soon as the page is looked at.
 * @param next when the next day begins; undefined while that is not known
 */
export const useNextDay = (next: string | undefined, ask: () => void): void => {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (next === undefined) return undefined;
    const due = Date.parse(next);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      const left = due - Date.now();
      timer = setTimeout(look, left > 0 ? left : AGAIN_MS);
    };
    const look = (): void => {
      if (Date.now() >= due && document.visibilityState === 'visible') latest.current();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
};
