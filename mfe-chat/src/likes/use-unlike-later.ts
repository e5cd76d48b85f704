import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnlike } from '@rendezvous/client';

/** As long as the toast with "undo" stands. */
export const UNDO_MS = 6000;

export interface UnlikeLater {
  /** Taken back here, not yet on the server. */
  readonly pending: ReadonlySet<number>;
  readonly take: (memberId: number) => void;
  readonly undo: (memberId: number) => void;
}

/**
 * Takes likes back with time to think again: the server hears of it when the time is over or the page is left. Undoing then leaves no
 * trace, and the other one is not told of a new like.
 */
export const useUnlikeLater = (onFailed: (error: unknown) => void): UnlikeLater => {
  const [send] = useUnlike();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const forget = useCallback((memberId: number) => {
    clearTimeout(timers.current.get(memberId));
    timers.current.delete(memberId);
    setPending((now) => new Set([...now].filter((id) => id !== memberId)));
  }, []);
  const commit = useCallback(
    async (memberId: number) => {
      timers.current.delete(memberId);
      try {
        await send({ memberId }).unwrap();
      } catch (error) {
        onFailed(error);
      }
      // only now: until the list is loaded again the card must not come back
      forget(memberId);
    },
    [send, onFailed, forget],
  );
  const latest = useRef(commit);
  // the clean-up below must call the newest one
  useEffect(() => {
    latest.current = commit;
  }, [commit]);

  // leaving the page is an answer too
  useEffect(() => {
    const waiting = timers.current;
    const flush = () => {
      for (const [memberId, timer] of waiting) {
        clearTimeout(timer);
        void latest.current(memberId);
      }
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const take = useCallback((memberId: number) => {
    setPending((now) => new Set([...now, memberId]));
    timers.current.set(
      memberId,
      setTimeout(() => void latest.current(memberId), UNDO_MS),
    );
  }, []);
  return { pending, take, undo: forget };
};
