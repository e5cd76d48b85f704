/** Those of Intl that are slow to make and keep nothing of what they were asked. */
const KEPT = ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'RelativeTimeFormat', 'ListFormat', 'DisplayNames', 'Collator'] as const;
/** More than any release asks for; options that were made up of what a page shows must not fill the memory. */
const MOST = 500;

interface Localized {
  supportedLocalesOf(...given: unknown[]): string[];
}

/** Which of some languages a formatter knows: asked with each message, and slow to find out. */
const keptSupported = (formatter: Localized): Localized['supportedLocalesOf'] => {
  const known = new Map<string, readonly string[]>();
  return (...given) => {
    const key = JSON.stringify(given);
    const found = known.get(key) ?? formatter.supportedLocalesOf(...given);
    if (known.size < MOST) known.set(key, found);
    return [...found];
  };
};

/** Makes each formatter of this thread once for its language and options: every page would make all of its own, for a third of its time. */
export const keepIntl = (intl: Record<string, unknown> = Intl as unknown as Record<string, unknown>): void => {
  for (const name of KEPT) {
    const made = new Map<string, object>();
    const formatter = intl[name] as (new (...given: unknown[]) => object) | undefined;
    if (!formatter) continue;
    const supported = keptSupported(formatter as unknown as Localized);
    intl[name] = new Proxy(formatter, {
      get: (target, key, receiver) => (key === 'supportedLocalesOf' ? supported : (Reflect.get(target, key, receiver) as unknown)),
      construct: (target, given, newTarget) => {
        // a class made of it is another one
        if (newTarget !== intl[name]) return Reflect.construct(target, given, newTarget) as object;
        const key = JSON.stringify(given);
        const found = made.get(key) ?? (Reflect.construct(target, given) as object);
        if (made.size < MOST) made.set(key, found);
        return found;
      },
    });
  }
};
