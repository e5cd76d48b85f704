/** Mixes numbers and words into 32 bits (murmur3's finaliser over an FNV walk): near inputs give unrelated results. */
export const hashOf = (...parts: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const char of parts.join('\u0001')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Seeded random numbers: the same words always give the same sequence, on every machine. */
export class Random {
  private state: number;

  private constructor(seed: number) {
    this.state = seed;
  }

  static of(...parts: readonly (string | number)[]): Random {
    return new Random(hashOf(...parts));
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A number around the middle of the range, seldom at its ends. */
  bell(low: number, high: number): number {
    return low + ((this.next() + this.next() + this.next()) / 3) * (high - low);
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  sign(): 1 | -1 {
    return this.next() < 0.5 ? -1 : 1;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.next() * list.length)];
    if (picked === undefined) throw new Error('Cannot pick from an empty list');
    return picked;
  }

  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    let total = 0;
    for (const key in weights) total += weights[key] ?? 0;
    let left = this.next() * total;
    let last: K | undefined;
    for (const key in weights) {
      last = key;
      left -= weights[key] ?? 0;
      if (left < 0) return key;
    }
    if (last === undefined) throw new Error('Cannot pick from no weights');
    return last;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let at = copy.length - 1; at > 0; at--) {
      const other = this.int(0, at);
      const [a, b] = [copy[at] as T, copy[other] as T];
      copy[at] = b;
      copy[other] = a;
    }
    return copy;
  }

  /** `count` different members of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    return this.shuffled(list).slice(0, count);
  }
}
