import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FACTS, type OpenRegistry, type Release, type ReleaseFacts } from '@rendezvous/site';
import { archiveOf, readArchive, writeArchive } from './kept-archive.js';

/** Where the last release of each remote and of the shell is kept with the source: the next change is tried against it. */
export const lastReleaseOf = (workspace: string): string => process.env.LAST_RELEASE ?? join(workspace, 'e2e/last-release');

/** Keeps a release as it was built, in place of the one that was kept of the same remote. */
export const keepRelease = async (folders: OpenRegistry['folders'], release: Release, kept: string): Promise<void> => {
  const files = new Map<string, Buffer>();
  for (const file of [...Object.keys(release.files), FACTS]) files.set(file, await folders.read(release, file));
  await writeArchive(archiveOf(kept, release.remote), files);
};

/** What a kept release says of itself. */
export const factsIn = (files: ReadonlyMap<string, Buffer>): ReleaseFacts => JSON.parse(String(files.get(FACTS))) as ReleaseFacts;

/** What to tell about a release that was kept. */
export const keptLine = (remote: string, kept: string): string => `Its files are in ${relative('.', archiveOf(kept, remote))}: commit it.`;

/** What to tell when another version is kept than everybody gets now; null when it is that one, or none. */
export const staleLine = async ({ remote, version }: Pick<Release, 'remote' | 'version'>, kept: string): Promise<string | null> => {
  const archive = archiveOf(kept, remote);
  if (!existsSync(archive)) return null;
  const held = factsIn(await readArchive(archive)).version;
  return held === version ? null : `${relative('.', archive)} holds ${held}: npm run releases -- keep ${remote} renews it.`;
};

/** Keeps what everybody without a canary gets now. @param remote of this one alone; undefined: of all, and of the shell */
export const keepLive = async (
  { releases, folders }: Pick<OpenRegistry, 'releases' | 'folders'>,
  kept: string,
  remote: string | undefined,
): Promise<Release[]> => {
  const live = Object.values(await releases.current())
    .filter((release) => remote === undefined || release.remote === remote)
    .toSorted((a, b) => a.remote.localeCompare(b.remote));
  for (const release of live) await keepRelease(folders, release, kept);
  return live;
};
