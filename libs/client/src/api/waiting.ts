import { useEffect, useSyncExternalStore } from 'react';

/** From here on a wait is longer than usual, and the page says so. */
const LONG_MS = 5000;

interface Place {
  /** What it waits for can be asked for again without harm. */
  readonly canAsk: boolean;
}

const places = new Set<Place>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

interface Props {
  /** What is under way changes something: nobody may send it a second time. */
  readonly once?: boolean;
}

/** Stands in every loading state of a call. It shows nothing itself: when the wait is long, the page says so in one place. */
export const Waiting = ({ once = false }: Props) => {
  // how long it lasts is known to the clock only
  useEffect(() => {
    const place: Place = { canAsk: !once };
    const timer = setTimeout(() => {
      places.add(place);
      tell();
    }, LONG_MS);
    return () => {
      clearTimeout(timer);
      if (places.delete(place)) tell();
    };
  }, [once]);
  return null;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const longest = (): 'none' | 'wait' | 'ask' => {
  if (places.size === 0) return 'none';
  return [...places].some(({ canAsk }) => canAsk) ? 'ask' : 'wait';
};

/** Whether something on the screen takes longer than usual, and whether it can be asked for again (`askAgain`). */
export const useLongWait = () => useSyncExternalStore(subscribe, longest);
