const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Calls back after a pause that doubles with each failure. */
export class RetryTimer {
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly retry: () => void) {}

  /** Once more failed. */
  later(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures += 1;
    this.stop();
    this.timer = setTimeout(this.retry, pause);
  }

  /** Something went well: the next pause is the shortest. */
  reset(): void {
    this.failures = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
