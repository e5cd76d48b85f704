import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { catalogueFaults } from './catalogue-faults.mjs';

const CATALOGUE = /(?:^|[\\/])messages[\\/]([a-z]{2})\.json$/;

const localeOf = (name) => CATALOGUE.exec(name)[1];

/** The files with the messages of the project in a folder, by language: those of its screens, and those that several of them share. */
export const catalogueFilesOf = (dir) => {
  const files = readdirSync(join(dir, 'src'), { recursive: true }).filter((name) => CATALOGUE.test(name));
  return Object.fromEntries(
    [...new Set(files.map(localeOf))].toSorted().map((locale) => [
      locale,
      files
        .filter((name) => localeOf(name) === locale)
        .toSorted()
        .map((name) => join(dir, 'src', name)),
    ]),
  );
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new Error(`${file} is not JSON: ${fault.message}`, { cause: fault });
  }
};

/** The messages of the project in a folder: texts by message id, by language. */
export const cataloguesOf = (dir) =>
  Object.fromEntries(Object.entries(catalogueFilesOf(dir)).map(([locale, files]) => [locale, Object.assign({}, ...files.map(read))]));

/** Messages that two files of a language have: which of the two is shown would be chance. */
const doubled = (dir, files) => {
  const fileOf = new Map();
  return files.flatMap((file) =>
    Object.keys(read(file)).flatMap((id) => {
      const before = fileOf.get(id);
      fileOf.set(id, file);
      return before === undefined ? [] : [`"${id}" is in ${relative(dir, before)} and in ${relative(dir, file)}`];
    }),
  );
};

/** Whether a script beside a file's folder takes it by itself, in the page's language or in each: what the first screen does not wait for. */
const isTakenAlone = (file) => {
  const folder = dirname(dirname(file));
  const scripts = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  return scripts.some((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return /import\([^)]*`\.\/messages\/\$\{\w+\}\.json`\)/.test(text) || text.includes(`from './messages/${basename(file)}'`);
  });
};

/** Whether all of it is what `descriptor.json` names: the build writes those texts into the descriptor, so that no page has to load them. */
const isTakenByDescriptor = (dir, file) => {
  const descriptor = join(dir, 'descriptor.json');
  const named = existsSync(descriptor) ? readFileSync(descriptor, 'utf8') : '';
  const ids = Object.keys(read(file));
  return ids.length > 0 && ids.every((id) => named.includes(`"${id}"`));
};

/** Files that `src/messages/<locale>.ts` does not take, and nothing else: no page would ever show what is in them. */
const leftOut = (dir, locale, all) => {
  const isElsewhere = (file) => isTakenAlone(file) || isTakenByDescriptor(dir, file);
  const files = all.filter((file) => dirname(file) === join(dir, 'src/messages') || !isElsewhere(file));
  const taking = join(dir, 'src/messages', `${locale}.ts`);
  // a small project has one file, which it takes as it is
  if (!existsSync(taking))
    return files.slice(1).map((file) => `${relative(dir, file)} is taken by nothing: there is no src/messages/${locale}.ts`);
  const source = readFileSync(taking, 'utf8');
  const taken = new Set([...source.matchAll(/from '([^']+\.json)'/g)].map(([, path]) => join(dirname(taking), path)));
  return files.filter((file) => !taken.has(file)).map((file) => `${relative(dir, file)} is not taken by src/messages/${locale}.ts`);
};

/** What is wrong with how the messages of the project in a folder are spread over files. */
const spreadFaultsIn = (dir) =>
  Object.entries(catalogueFilesOf(dir)).flatMap(([locale, files]) => [...doubled(dir, files), ...leftOut(dir, locale, files)]);

/** What the catalogues in a project's folder lack, each by itself and beside each other: known before anything is built. */
export const catalogueFaultsIn = (dir) => [...spreadFaultsIn(dir), ...catalogueFaults(cataloguesOf(dir))];
