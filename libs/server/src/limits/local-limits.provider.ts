import { type LimitResult, type LimitRule, Limits } from './limits.js';

interface Window {
  count: number;
  readonly endsAt: number;
}

/** Ended windows are cleared away when this many are kept. */
const SWEEP_AT = 10_000;
const SWEEP_MS = 60_000;

/** Counts within this process. */
export class LocalLimits extends Limits {
  private readonly windows = new Map<string, Window>();
  private sweepAt = SWEEP_AT;
  private sweptAt = 0;

  /** @param now milliseconds; the demo's clock moves its windows too */
  constructor(private readonly now: () => number = Date.now) {
    super();
  }

  override take(key: string, rule: LimitRule): Promise<LimitResult> {
    const now = this.now();
    let window = this.windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      window = { count: 0, endsAt: now + rule.seconds * 1000 };
      this.windows.set(key, window);
      if (this.windows.size > this.sweepAt || (this.windows.size > SWEEP_AT && now - this.sweptAt > SWEEP_MS)) this.sweep(now);
    }
    window.count += 1;
    return Promise.resolve(judge(window.count, rule.max, window.endsAt - now));
  }

  override reset(key: string): Promise<void> {
    this.windows.delete(key);
    return Promise.resolve();
  }

  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    // When most are still running, the next sweep waits for as many again, or a minute: it must not run for each call.
    this.sweepAt = Math.max(SWEEP_AT, this.windows.size * 2);
    this.sweptAt = now;
  }
}

/** The answer for the `count`th in a window that ends in `msLeft`. */
export const judge = (count: number, max: number, msLeft: number): LimitResult =>
  count <= max
    ? { allowed: true, left: max - count, retryAfter: 0 }
    : { allowed: false, left: 0, retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) };
