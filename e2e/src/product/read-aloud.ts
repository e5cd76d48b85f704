/** What a template asks for: a text as it is, or by a pattern. */
type Words = string | RegExp;

const named = (words: Words): string => (typeof words === 'string' ? JSON.stringify(words) : String(words));
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** One line of a template of what is read aloud; what stands in it is indented below. */
export const read = (role: string, words?: Words, within: readonly string[] = [], state = ''): string => {
  const line = `- ${quoted([role, ...(words === undefined ? [] : [named(words)]), ...(state === '' ? [] : [`[${state}]`])].join(' '))}`;
  return within.length === 0 ? line : [`${line}:`, ...within.flatMap((part) => part.split('\n')).map((part) => `  ${part}`)].join('\n');
};

/** The same of text that has no name: a paragraph, what a live region tells. */
export const readText = (role: string, text: Words): string =>
  `- ${role}: ${typeof text === 'string' ? JSON.stringify(text) : String(text)}`;

/** The controls of a page as they are called: one that has no name is called by its role. */
export const controlsIn = (snapshot: string): string[] =>
  [...snapshot.matchAll(/- '?((?:button|link|checkbox|radio|slider|textbox|combobox)\b(?: "(?:[^"\\]|\\.)*")?)/g)].map(
    ([, control]) => control!,
  );
