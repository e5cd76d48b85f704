const [NARROW, WIDE] = ['\u202F', '\u00A0'];

/**
 * A space that French has beside a mark, and that a line must not end at; words in braces are left as they are. A mark inside of an address has
 * no space before it, and one that begins something (`?language=fr`) is none.
 */
const SPACES = /\{[^{}]*\}|(?<opened>«) +|(?<before> +)(?:(?<high>[?!;]+)|(?<wide>[:»]))(?=[\s.,;:?!…)»”]|$)/g;

const withSpaces = (text: string): string =>
  text.replace(SPACES, (found, ...rest) => {
    const { opened, high, wide } = rest.at(-1) as Record<'opened' | 'high' | 'wide', string | undefined>;
    if (opened) return `${opened}${WIDE}`;
    if (high) return `${NARROW}${high}`;
    return wide ? `${WIDE}${wide}` : found;
  });

/** French texts, however deep they lie, whose marks no line's end tears off. */
export const frenchSpaces = <T>(texts: T): T => {
  if (typeof texts === 'string') return withSpaces(texts) as T;
  if (Array.isArray(texts)) return texts.map((text: unknown) => frenchSpaces(text)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, frenchSpaces(text)])) as T;
};
