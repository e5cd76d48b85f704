import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** A label is shown before any code that could fill in values: plain text is all it can be. */
const plain = (message) => {
  const [only, ...others] = parse(message);
  return only?.type === TYPE.literal && others.length === 0 ? only.value : null;
};

/** Where the remote in a folder has its messages, by language. */
export const cataloguesOf = (dir) => {
  const folder = join(dir, 'src/messages');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /^[a-z]{2}\.json$/.test(name))
      .toSorted()
      .map((name) => [name.slice(0, 2), join(folder, name)]),
  );
};

/**
 * A descriptor with the texts of its links in every language in place of their messages' ids: shell and gateway show them without
 * loading the remote's messages.
 */
export const withTexts = (descriptor, dir) => {
  if (!descriptor.navigation) return descriptor;
  const catalogues = Object.entries(cataloguesOf(dir)).map(([locale, file]) => [locale, file, JSON.parse(readFileSync(file, 'utf8'))]);
  const textsOf = (id) =>
    Object.fromEntries(
      catalogues.map(([locale, file, messages]) => {
        if (typeof messages[id] !== 'string') throw new Error(`The navigation in descriptor.json names "${id}", which is not in ${file}.`);
        const text = plain(messages[id]);
        if (text === null) throw new Error(`"${id}" in ${file} is a label of the navigation: it has to be a text without values.`);
        return [locale, text];
      }),
    );
  const filled = ({ label, short, ...entry }) => ({ ...entry, label: textsOf(label), ...(short ? { short: textsOf(short) } : {}) });
  const places = Object.entries(descriptor.navigation).map(([place, entries]) => [place, entries.map(filled)]);
  return { ...descriptor, navigation: Object.fromEntries(places) };
};
