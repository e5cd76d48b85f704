import { AnchorLost, type Edit } from './plan.js';

const placeOf = (text: string, anchor: string): number => {
  const places = text.split(anchor).length - 1;
  if (places !== 1) throw new AnchorLost(`"${anchor.trim()}" stands in it ${places} times, not once.`);
  return text.indexOf(anchor);
};

const insert = (text: string, at: number, addition: string): string => text.slice(0, at) + addition + text.slice(at);

/** Where a word belongs among others that are more or less in the order of the alphabet. */
const placeAmong = (others: readonly string[], word: string): number => {
  const at = others.findIndex((other) => other > word);
  return at === -1 ? others.length : at;
};

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Adds right before the only place of the anchor; once, however often it is done. */
export const before =
  (anchor: string, addition: string): Edit =>
  (text) => {
    const at = placeOf(text, anchor);
    return text.slice(0, at).endsWith(addition) ? text : insert(text, at, addition);
  };

/** Adds right after the only place of the anchor; once, however often it is done. */
export const after =
  (anchor: string, addition: string): Edit =>
  (text) => {
    const at = placeOf(text, anchor) + anchor.length;
    return text.startsWith(addition, at) ? text : insert(text, at, addition);
  };

/** Adds an item to the list that opens like this: at its end, or before the item named. */
export const listed =
  (opening: string, item: string, next?: string): Edit =>
  (text) => {
    const start = placeOf(text, opening) + opening.length;
    const end = text.indexOf(']', start);
    const items = itemsOf(text.slice(start, end));
    if (items.includes(item)) return text;
    if (next !== undefined && !items.includes(next)) throw new AnchorLost(`${next} is not in the list after "${opening}".`);
    const longer = items.toSpliced(next === undefined ? items.length : items.indexOf(next), 0, item);
    return text.slice(0, start) + longer.join(', ') + text.slice(end);
  };

/** Adds a line to the lines of its kind. */
export const among =
  (kind: RegExp, addition: string): Edit =>
  (text) => {
    const lines = text.split('\n');
    if (lines.includes(addition)) return text;
    const own = lines.flatMap((line, index) => (kind.test(line) ? [index] : []));
    const last = own.at(-1);
    if (last === undefined) throw new AnchorLost(`no line of it is like ${kind.source}.`);
    const place = placeAmong(
      own.map((index) => lines[index]!),
      addition,
    );
    return lines.toSpliced(own[place] ?? last + 1, 0, addition).join('\n');
  };

/** Changes a JSON file as the value that it holds. */
export const asJson =
  <T>(change: (value: T) => T): Edit =>
  (text) =>
    `${JSON.stringify(change(JSON.parse(text) as T), null, 2)}\n`;

/** Calls that carry no member but the one who asks: what the test of who sees whom expects of a new one. */
export const carryingNobody = (...calls: readonly string[]): Record<string, Edit[]> => ({
  'services/gateway/src/testing/who-sees-whom/calls.ts': [
    after('  // Those that carry no member but the one who asks.\n', calls.map((call) => `  '${call}': 'nobody',\n`).join('')),
  ],
});
