import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf, readArchive } from '../../../tools/release/kept-archive.js';
import { WORKSPACE } from './commands.js';

/** Which build of a project: of this checkout, or the last release, which is kept with the source. */
export type Age = 'present' | 'last';

const LAST_RELEASE = join(WORKSPACE, 'e2e/last-release');

/** A folder like a checkout, with the shell of one age and all remotes of another. */
export const buildsOf = async (shell: Age, remotes: Age): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
  for (const name of readdirSync(WORKSPACE).filter((other) => /^(shell|mfe-[a-z]+)$/.test(other))) {
    if ((name === 'shell' ? shell : remotes) === 'present') {
      symlinkSync(join(WORKSPACE, name), join(folder, name), 'junction');
      continue;
    }
    const dist = join(folder, name, 'dist');
    mkdirSync(dist, { recursive: true });
    for (const [file, content] of await readArchive(archiveOf(LAST_RELEASE, name))) writeFileSync(join(dist, file), content);
  }
  return folder;
};
