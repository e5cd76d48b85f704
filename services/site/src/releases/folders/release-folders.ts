import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Storage, typeOfKey } from '@rendezvous/server/storage';
import { RELEASES_PREFIX } from '../builds/release-url.rules.js';
import type { Release, ReleaseFacts } from '../builds/release.js';

/** Name of the facts file that every build writes beside its files. */
export const FACTS = 'release.json';

/** Where builds put what a server draws with; no browser is given it. */
export const SERVER_FILE = 'server/main.cjs';

/** What lies under an address of a release never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Path of a release's folder, wherever it is kept. */
const folderOf = (remote: string, version: string): string => `${remote}/${version}`;

/** Where the files of releases are kept: one immutable folder a version. */
export class ReleaseFolders {
  /** @param origin that browsers load from, such as a CDN that fetches from here; null: the site itself, which serves this disk */
  constructor(
    private readonly storage: Storage,
    private readonly origin: string | null,
  ) {}

  /**
   * Puts a build there with all its files, the compressed ones too; one that is there already stays. The facts come last: where they are,
   * everything is.
   * @returns what to record as its folder
   */
  async put(build: string, { name, version }: Pick<ReleaseFacts, 'name' | 'version'>): Promise<string> {
    const folder = folderOf(name, version);
    if ((await this.storage.storedAt(`${folder}/${FACTS}`)) === null) {
      for (const file of [...(await filesOf(build)).filter((each) => each !== FACTS), FACTS]) {
        const key = `${folder}/${file}`;
        await this.storage.put(key, await readFile(join(build, file)), typeOfKey(key), FOR_GOOD);
      }
    }
    return this.origin === null ? folder : `${this.origin}${RELEASES_PREFIX}${folder}`;
  }

  /** The bytes of one file of a release. */
  async read({ remote, version }: Pick<Release, 'remote' | 'version'>, file: string): Promise<Buffer> {
    const found = await this.storage.get(`${folderOf(remote, version)}/${file}`);
    if (found === null) throw new Error(`There is no ${file} of ${remote} ${version}.`);
    return found.bytes;
  }

  /** Removes a release's files; what is gone already is fine. The facts go first, for the same reason. */
  async remove({ remote, version, files }: Release): Promise<void> {
    const folder = folderOf(remote, version);
    const left = new Set([FACTS, ...Object.keys(files), SERVER_FILE].map((file) => `${folder}/${file}`));
    for (const key of left) await this.storage.remove(key);
    // what a build brought that its facts do not name
    for await (const key of this.storage.list(folder)) await this.storage.remove(key);
  }
}

const filesOf = async (build: string): Promise<string[]> => {
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(build, join(entry.parentPath, entry.name)));
};
