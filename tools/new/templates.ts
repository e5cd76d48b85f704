import type { Workspace } from './plan.js';

/** What the placeholders of a template become. */
export type Words = Readonly<Record<string, string>>;

const fill = (text: string, words: Words): string =>
  text.replaceAll(new RegExp(Object.keys(words).join('|'), 'g'), (word) => words[word] ?? word);

/** The files of a template, their paths and texts in the words of the new thing. */
export const filledTemplate = ({ filesUnder, read }: Workspace, name: string, words: Words): Record<string, string> => {
  const folder = `tools/new/templates/${name}`;
  return Object.fromEntries(filesUnder(folder).map((path) => [fill(path, words), fill(read(`${folder}/${path}`), words)]));
};
