/** What is made of an object again and again: kept by key for as long as the object is there, and not a moment longer. */
export class KeptWith<Source extends object, Made> {
  private readonly kept = new WeakMap<Source, Map<string, Made>>();

  /** @param most more are not kept of one object at once, the oldest go first */
  constructor(private readonly most: number) {}

  get(source: Source, key: string, make: () => Made): Made {
    const known = this.of(source);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make();
    known.set(key, made);
    for (const oldest of known.keys()) if (known.size > this.most) known.delete(oldest);
    return made;
  }

  private of(source: Source): Map<string, Made> {
    const known = this.kept.get(source) ?? new Map<string, Made>();
    this.kept.set(source, known);
    return known;
  }
}
