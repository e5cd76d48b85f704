import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Facts {
  readonly version: string;
  readonly entry: string;
  readonly files: Record<string, { readonly bytes: number; readonly integrity: string }>;
}

/** What becomes of one file's text. */
type Change = (text: string, name: string) => string;

const EXPOSED = /^__federation_expose_remote\..*\.js$/;

/** As a release whose module throws as soon as it runs. */
export const thatThrows: Change = (text, name) => (EXPOSED.test(name) ? `throw new Error('Broken on purpose.');${text}` : text);

const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Makes another version of a remote from its build in seconds instead of a minute: every script carries the new version, and the entry
 * the new integrity of every chunk, as if it had been built.
 */
export const otherBuild = (build: string, folder: string, version: string, change: Change = (text) => text): void => {
  const facts = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as Facts;
  const renewed: [string, string][] = [];
  const files = { ...facts.files };
  mkdirSync(folder, { recursive: true });
  const write = (name: string): void => {
    let bytes = readFileSync(join(build, name));
    if (name.endsWith('.js')) {
      const text = change(bytes.toString('utf8').replaceAll(facts.version, version), name);
      bytes = Buffer.from(renewed.reduce((result, [before, after]) => result.replaceAll(before, after), text));
    }
    const integrity = integrityOf(bytes);
    const before = files[name];
    if (before) {
      renewed.push([before.integrity, integrity]);
      files[name] = { ...before, bytes: bytes.length, integrity };
    }
    writeFileSync(join(folder, name), bytes);
  };
  // the entry names the hashes of all others, so it comes last
  for (const name of Object.keys(files).filter((other) => other !== facts.entry)) write(name);
  write(facts.entry);
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...facts, version, files, builtAt: new Date().toISOString() }));
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
