import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const require = createRequire(import.meta.url);
const strip = require('./contract-loader.cjs');

const IMPORT = /(?:import|export)\s+(type\s+)?(\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s+from\s+'([^']+)'/g;
const EVERYTHING = '*';
/** Folders without calls: what is used of them counts as a whole file. */
const WHOLE = /^(kernel|reference)[\\/]/;

/** What a source takes of other modules when it runs: specifier → names. Types are gone by then. */
const takenBy = (source) =>
  [...source.matchAll(IMPORT)]
    .filter(([, type]) => !type)
    .flatMap(([, , clause, specifier]) => {
      if (clause.startsWith('*')) return [[specifier, EVERYTHING]];
      const names = clause.slice(1, -1).split(',');
      return names
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => [specifier, name.split(/\s+as\s+/)[0]]);
    });

/** The file of a contract that a specifier names, or null. */
const fileOf = (contracts, specifier, from) => {
  const place = specifier.startsWith('@rendezvous/contracts/')
    ? join(contracts, specifier.slice('@rendezvous/contracts/'.length))
    : specifier.startsWith('.') && from
      ? resolve(from, '..', specifier.replace(/\.js$/, ''))
      : null;
  if (place === null) return null;
  return [`${place}.ts`, join(place, 'index.ts')].find((file) => existsSync(file)) ?? null;
};

/**
 * What browser sources take of the contracts, as text: of a call its method and path, a constant's value, and a whole file only where
 * something else of it is used. Whatever else changes in a contract leaves their builds as they are, to the byte.
 * @param contracts folder of the contracts' sources
 * @param sources texts of the modules that import them
 */
export const contractText = (contracts, sources) => {
  const texts = new Map();
  const readWhole = (file) => {
    if (texts.has(file)) return;
    const source = readFileSync(file, 'utf8');
    texts.set(file, source);
    for (const [specifier] of takenBy(source)) {
      const next = fileOf(contracts, specifier, file);
      if (next) readWhole(next);
    }
  };
  const isOfCalls = (file) => !WHOLE.test(relative(contracts, file));
  const lines = new Set();
  const stripped = new Map();
  /** A call or a constant; null for anything else. */
  const lineOf = (file, name) => {
    if (!stripped.has(file)) stripped.set(file, linesOf(file));
    return stripped.get(file).find((line) => line.startsWith(`export const ${name} = `)) ?? null;
  };
  for (const [specifier, name] of sources.flatMap(takenBy)) {
    const file = fileOf(contracts, specifier, null);
    if (!file) continue;
    const line = isOfCalls(file) && name !== EVERYTHING ? lineOf(file, name) : null;
    if (line === null) readWhole(file);
    else lines.add(`${relative(contracts, file)} ${line}`);
  }
  const whole = [...texts].map(([file, text]) => `${relative(contracts, file)}\0${text}`);
  return [...lines, ...whole].toSorted().join('\0');
};

/** The calls and constants of a contract as a browser build has them, a line each. */
const linesOf = (file) => strip.call({ resourcePath: '' }, readFileSync(file, 'utf8')).split('\n');
