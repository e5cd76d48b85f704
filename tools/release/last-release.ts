import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { FACTS, type OpenRegistry, type Release } from '@rendezvous/site';

/** Where the last release of each remote and of the shell is kept with the source: the next change is tried against it. */
export const lastReleaseOf = (workspace: string): string => process.env.LAST_RELEASE ?? join(workspace, 'e2e/last-release');

/** Keeps a release as it was built, in place of the one that was kept of the same remote. */
export const keepRelease = async (folders: OpenRegistry['folders'], release: Release, kept: string): Promise<void> => {
  const [folder, draft] = [join(kept, release.remote), join(kept, `${release.remote}.draft`)];
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const file of [...Object.keys(release.files), FACTS]) await writeFile(join(draft, file), await folders.read(release, file));
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
};

/** What to tell about a release that was kept. */
export const keptLine = (remote: string, kept: string): string => `Its files are in ${relative('.', join(kept, remote))}: commit them.`;

/** What to tell when another version is kept than everybody gets now; null when it is that one, or none. */
export const staleLine = ({ remote, version }: Pick<Release, 'remote' | 'version'>, kept: string): string | null => {
  const file = join(kept, remote, FACTS);
  if (!existsSync(file)) return null;
  const held = (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
  return held === version ? null : `${relative('.', join(kept, remote))} holds ${held}: npm run releases -- keep renews it.`;
};

/** Keeps what everybody without a canary gets now. */
export const keepLive = async ({ releases, folders }: Pick<OpenRegistry, 'releases' | 'folders'>, kept: string): Promise<Release[]> => {
  const live = Object.values(await releases.current()).toSorted((a, b) => a.remote.localeCompare(b.remote));
  for (const release of live) await keepRelease(folders, release, kept);
  return live;
};
