const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Until the browser has a connection again, somebody asks, or the time is over; longer each time. */
export const untilNextTry = (attempt: number, wakes: EventTarget, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      wakes.removeEventListener('wake', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt));
    window.addEventListener('online', done);
    wakes.addEventListener('wake', done);
    signal.addEventListener('abort', done);
  });
