import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Facts {
  readonly version: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly integrity: string }>>;
}

/** What becomes of one file's text. */
type Change = (text: string, name: string) => string;

const FACTS = 'release.json';
const same: Change = (text) => text;
const EXPOSED = /^__federation_expose_remote\..*\.js$/;

/** As a release whose module throws as soon as it runs. */
export const thatThrows: Change = (text, name) => (EXPOSED.test(name) ? `throw new Error('Broken on purpose.');${text}` : text);

export const integrityOf = (bytes: Buffer | string): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Makes another version of a remote from its build in a moment instead of a minute: every script carries the new version, and the
 * entry the new integrity of every chunk, as if it had been built. Its pages are drawn by browsers: it has no build for servers.
 * @returns the facts of the new build
 */
export const otherBuild = <F extends Facts = Facts>(build: string, folder: string, version: string, change: Change = same): F => {
  const good = JSON.parse(readFileSync(join(build, FACTS), 'utf8')) as F;
  const files = { ...good.files };
  const scriptOf = (name: string): Buffer => {
    const text = change(readFileSync(join(build, name), 'utf8').replaceAll(good.version, version), name);
    const renewed = Object.keys(files).map((other) => [good.files[other]!.integrity, files[other]!.integrity] as const);
    return Buffer.from(renewed.reduce((result, [before, after]) => result.replaceAll(before, after), text));
  };
  mkdirSync(folder, { recursive: true });
  // the entry names the hashes of all others, so it comes last
  for (const name of [...Object.keys(files).filter((other) => other !== good.entry), good.entry]) {
    const bytes = name.endsWith('.js') ? scriptOf(name) : readFileSync(join(build, name));
    files[name] = { ...good.files[name], bytes: bytes.length, integrity: integrityOf(bytes) };
    writeFileSync(join(folder, name), bytes);
  }
  const facts = { ...good, server: undefined, version, files, builtAt: new Date().toISOString() };
  writeFileSync(join(folder, FACTS), JSON.stringify(facts));
  return facts;
};

/** The checksum of every file below some folders, by its path. */
export const checksums = (...folders: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    folders
      .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
