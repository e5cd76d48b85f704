import { TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { cataloguesOf } from './catalogues.mjs';

/** A label is shown before any code that could fill in values: plain text is all it can be. */
const plain = (message) => {
  const [only, ...others] = parse(message);
  return only?.type === TYPE.literal && others.length === 0 ? only.value : null;
};

/** What a badge says of its number: no other value is there to fill in. */
const counting = (message) => {
  const parsed = parse(message, { captureLocation: false });
  const values = new Set();
  const visit = (elements) => {
    for (const { type, value, options = {} } of elements) {
      if (type !== TYPE.literal && type !== TYPE.pound) values.add(value);
      for (const option of Object.values(options)) visit(option.value);
    }
  };
  visit(parsed);
  return [...values].join() === 'count' ? parsed : null;
};

const mapped = (record, change) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/**
 * A descriptor with its texts in every language in place of their messages' ids: shell and gateway show them without loading the remote's
 * messages.
 */
export const withTexts = (descriptor, dir) => {
  const { navigation, title, badges, routes } = descriptor;
  if (!navigation && !title && !badges && !routes) return descriptor;
  const catalogues = Object.entries(cataloguesOf(dir));
  const read = (id, make, demand) =>
    Object.fromEntries(
      catalogues.map(([locale, messages]) => {
        if (typeof messages[id] !== 'string') throw new Error(`descriptor.json names "${id}", which no catalogue has in ${locale}.`);
        const text = make(messages[id]);
        if (text === null) throw new Error(`"${id}" in ${locale} is named by descriptor.json: it has to be a text ${demand}.`);
        return [locale, text];
      }),
    );
  const textsOf = (id) => read(id, plain, 'without values');
  const filled = ({ label, short, waiting, ...entry }) => ({
    ...entry,
    label: textsOf(label),
    ...(short ? { short: textsOf(short) } : {}),
    ...(waiting ? { waiting: waiting.map(filled) } : {}),
  });
  const told = ({ title: called, description, ...route }) => ({
    ...route,
    ...(called ? { title: textsOf(called) } : {}),
    ...(description ? { description: textsOf(description) } : {}),
  });
  return {
    ...descriptor,
    ...(routes ? { routes: routes.map(told) } : {}),
    ...(navigation ? { navigation: mapped(navigation, (entries) => entries.map(filled)) } : {}),
    ...(title ? { title: textsOf(title) } : {}),
    ...(badges
      ? {
          badges: mapped(badges, ({ label, ...badge }) => ({
            ...badge,
            label: read(label, counting, 'with the value "count" and no other'),
          })),
        }
      : {}),
  };
};
