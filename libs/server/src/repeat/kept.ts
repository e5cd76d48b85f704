import type { Clock } from '../clock/index.js';

interface Limits {
  /** More are not kept at once, the oldest go first: whoever asks for ever other ones shall not fill the memory. */
  readonly most: number;
  /** How long each is kept; as long as there is room unless told. */
  readonly lasting?: { readonly milliseconds: number; readonly clock: Clock };
}

/** What is asked for often, by key. Who asks while one is on its way waits for the same. */
export class Kept<T> {
  private readonly kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>();

  constructor(private readonly limits: Limits) {}

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const { most, lasting } = this.limits;
    const now = lasting?.clock.now().getTime() ?? 0;
    const known = this.kept.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    this.kept.delete(key);
    this.kept.set(key, { until: lasting ? now + lasting.milliseconds : Infinity, value });
    for (const oldest of this.kept.keys()) if (this.kept.size > most) this.kept.delete(oldest);
    // what failed is made anew by the next one who asks
    value.catch(() => this.kept.get(key)?.value === value && this.kept.delete(key));
    return value;
  }
}
