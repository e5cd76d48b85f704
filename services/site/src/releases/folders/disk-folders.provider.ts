import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASES_PREFIX } from '../builds/release-url.rules.js';
import type { Release, ReleaseFacts } from '../builds/release.js';
import { ReleaseFolders, folderOf } from './release-folders.js';

/** Keeps releases below one folder of this disk, which the gateway serves. */
export class DiskFolders extends ReleaseFolders {
  /** @param origin that browsers load from, such as a CDN that fetches from here; null: the site itself */
  constructor(
    private readonly root: string,
    private readonly origin: string | null,
  ) {
    super();
  }

  override async put(build: string, { name, version }: ReleaseFacts): Promise<string> {
    const folder = folderOf(name, version);
    const target = join(this.root, folder);
    if (!existsSync(target)) await copyWhole(build, target);
    return this.origin === null ? folder : `${this.origin}${RELEASES_PREFIX}${folder}`;
  }

  override read({ remote, version }: Release, file: string): Promise<Buffer> {
    return readFile(join(this.root, folderOf(remote, version), file));
  }

  override async remove({ remote, version }: Release): Promise<void> {
    await rm(join(this.root, folderOf(remote, version)), { recursive: true, force: true });
  }
}

/** A reader sees the folder whole or not at all. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const draft = `${to}.${process.pid}.draft`;
  await mkdir(dirname(to), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true });
  try {
    await rename(draft, to);
  } catch (fault) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw fault;
  }
};
