import { useEffect, useSyncExternalStore } from 'react';

/** From here on a wait is longer than usual, and the page says so. */
const LONG_MS = 5000;

/** A long wait that began or ended. It goes through the window: a remote may bring its own copy of this library, and the shell hears both. */
interface LongWait {
  readonly place: symbol;
  readonly ended: boolean;
  /** What it waits for can be asked for again without harm. */
  readonly canAsk: boolean;
}
const LONG_WAIT = 'long-wait';

const tell = (wait: LongWait): boolean => window.dispatchEvent(new CustomEvent<LongWait>(LONG_WAIT, { detail: wait }));

export interface WaitingProps {
  /** What is under way changes something: nobody may send it a second time. */
  readonly once?: boolean;
}

/** Stands in every loading state of a call. It shows nothing itself: when the wait is long, the page says so in one place. */
export const Waiting = ({ once = false }: WaitingProps) => {
  // how long it lasts is known to the clock only
  useEffect(() => {
    const wait = { place: Symbol('waiting'), canAsk: !once };
    let isLong = false;
    const timer = setTimeout(() => (isLong = tell({ ...wait, ended: false })), LONG_MS);
    return () => {
      clearTimeout(timer);
      if (isLong) tell({ ...wait, ended: true });
    };
  }, [once]);
  return null;
};

/** Long waits of the page, each with whether it can be asked for again. */
const places = new Map<symbol, boolean>();

const subscribe = (listener: () => void): (() => void) => {
  const hear = ({ detail: { place, ended, canAsk } }: CustomEvent<LongWait>) => {
    if (ended) places.delete(place);
    else places.set(place, canAsk);
    listener();
  };
  window.addEventListener(LONG_WAIT, hear as EventListener);
  return () => {
    window.removeEventListener(LONG_WAIT, hear as EventListener);
    places.clear();
  };
};

const longest = (): 'none' | 'wait' | 'ask' => {
  if (places.size === 0) return 'none';
  return [...places.values()].some(Boolean) ? 'ask' : 'wait';
};

/** For the one place that tells of it: whether something on the page takes longer than usual, and whether it can be asked for again. */
export const useLongWait = () => useSyncExternalStore(subscribe, longest, longest);
