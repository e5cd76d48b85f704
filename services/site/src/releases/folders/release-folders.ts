import type { Release, ReleaseFacts } from '../builds/release.js';

/** Name of the facts file that every build writes beside its files. */
export const FACTS = 'release.json';

/** Where builds put what a server draws with; no browser is given it. */
export const SERVER_FILE = 'server/main.cjs';

/** Path of a release's folder, wherever it is kept. */
export const folderOf = (remote: string, version: string): string => `${remote}/${version}`;

/** Where the files of releases are kept: one immutable folder a version. */
export abstract class ReleaseFolders {
  /** Puts a build there, whole or not at all; one that is there already stays. @returns what to record as its folder */
  abstract put(build: string, facts: ReleaseFacts): Promise<string>;
  /** The bytes of one file of a release. */
  abstract read(release: Release, file: string): Promise<Buffer>;
  /** Removes a release's files; what is gone already is fine. */
  abstract remove(release: Release): Promise<void>;
}
