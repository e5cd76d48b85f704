/** At most `max` in `seconds`. The window begins with the first one and does not move. */
export interface LimitRule {
  readonly max: number;
  readonly seconds: number;
}

export interface LimitResult {
  readonly allowed: boolean;
  /** How many are left in this window. */
  readonly left: number;
  /** Whole seconds until the window ends; 0 when allowed. */
  readonly retryAfter: number;
}

/** One count: under which key, and how often. */
export interface LimitedKey extends LimitRule {
  readonly key: string;
}

/** Counts by key and says when it is too much. Protects the server; limits that members see are counted in the database. */
export abstract class Limits {
  /** Counts one and says whether it is still allowed. */
  take(key: string, rule: LimitRule): Promise<LimitResult> {
    return this.takeAll([{ key, ...rule }]);
  }

  /**
   * Counts one under every key, or under none when one of them is used up: whoever is refused for themselves takes nothing from
   * the others of their network, and the other way round. `left` is the least of all, `retryAfter` the longest.
   */
  abstract takeAll(keys: readonly LimitedKey[]): Promise<LimitResult>;
  /** Forgets the key. */
  abstract reset(key: string): Promise<void>;
}
