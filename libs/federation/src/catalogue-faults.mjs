import { parse } from '@formatjs/icu-messageformat-parser';

/** Names of the values that a message shows, so that a translation cannot lose one. */
const argumentsOf = (text) => {
  const names = new Set();
  const visit = (elements) => {
    for (const element of elements) {
      // values that are shown; what a language chooses by (gender, number) is its own affair
      if (element.type >= 1 && element.type <= 4) names.add(element.value);
      for (const option of Object.values(element.options ?? {})) visit(option.value);
      if (element.children) visit(element.children);
    }
  };
  visit(parse(text));
  return [...names].toSorted().join(', ');
};

/** The same, or why the text cannot be read. */
const read = (text) => {
  try {
    return { values: argumentsOf(text) };
  } catch (fault) {
    return { fault: fault.message };
  }
};

const compared = ([first, firstTexts], [other, otherTexts]) =>
  [...new Set([...Object.keys(firstTexts), ...Object.keys(otherTexts)])].flatMap((id) => {
    const [one, two] = [firstTexts[id], otherTexts[id]];
    if (one === undefined || two === undefined) return [`"${id}" is missing in ${one === undefined ? first : other}`];
    const [left, right] = [read(one), read(two)];
    const invalid = [
      [first, left],
      [other, right],
    ].flatMap(([locale, { fault }]) => (fault ? [`"${id}" is not valid in ${locale} (${fault})`] : []));
    if (invalid.length > 0) return invalid;
    return left.values === right.values ? [] : [`"${id}" has other values in ${other} than in ${first}`];
  });

/** What catalogues lack beside each other. @param catalogues texts by message id, by language */
export const catalogueFaults = (catalogues) => {
  const [first, ...others] = Object.entries(catalogues);
  return [...new Set(others.flatMap((other) => compared(first, other)))];
};

const USED = /\bid(?:: ?|=)(["'])([a-z-]+\.[a-z0-9.-]+)\1/g;

/** Messages of an area that its code names in full and no catalogue has. @param sources the code's text */
export const unknownMessages = (area, sources, catalogues) => {
  const known = new Set(Object.values(catalogues).flatMap(Object.keys));
  const used = sources.flatMap((source) => [...source.matchAll(USED)].map(([, , id]) => id));
  return [...new Set(used)].filter((id) => id.startsWith(`${area}.`) && !known.has(id)).map((id) => `"${id}" is shown and in no catalogue`);
};
