import { type LimitResult, type LimitedKey, Limits } from './limits.js';

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

  override takeAll(keys: readonly LimitedKey[]): Promise<LimitResult> {
    const now = this.now();
    const windows = keys.map((limited) => ({ window: this.windowOf(limited, now), max: limited.max }));
    const allowed = windows.every(({ window, max }) => window.count < max);
    if (allowed) for (const { window } of windows) window.count += 1;
    return Promise.resolve(
      judge(
        windows.map(({ window, max }) => ({ used: window.count, max, msLeft: window.endsAt - now })),
        allowed,
      ),
    );
  }

  override reset(key: string): Promise<void> {
    this.windows.delete(key);
    return Promise.resolve();
  }

  private windowOf({ key, seconds }: LimitedKey, now: number): Window {
    const known = this.windows.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const window = { count: 0, endsAt: now + seconds * 1000 };
    this.windows.set(key, window);
    if (this.windows.size > this.sweepAt || (this.windows.size > SWEEP_AT && now - this.sweptAt > SWEEP_MS)) this.sweep(now);
    return window;
  }

  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    // When most are still running, the next sweep waits for as many again, or a minute: it must not run for each call.
    this.sweepAt = Math.max(SWEEP_AT, this.windows.size * 2);
    this.sweptAt = now;
  }
}

/** A window as it is after the call was counted, or refused. */
export interface UsedWindow {
  readonly used: number;
  readonly max: number;
  readonly msLeft: number;
}

/** The answer for a call that was counted in all of these windows (`allowed`), or in none. */
export const judge = (windows: readonly UsedWindow[], allowed: boolean): LimitResult => {
  if (allowed) return { allowed, left: Math.min(...windows.map(({ used, max }) => max - used)), retryAfter: 0 };
  const full = windows.filter(({ used, max }) => used >= max);
  return { allowed, left: 0, retryAfter: Math.max(1, ...full.map(({ msLeft }) => Math.ceil(msLeft / 1000))) };
};
