import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE } from './commands.js';

/** Which build of a project: of this checkout, or the last release, which is kept with the source. */
export type Age = 'present' | 'last';

const LAST_RELEASE = join(WORKSPACE, 'e2e/last-release');

/** A folder like a checkout, with the shell of one age and all remotes of another. */
export const buildsOf = (shell: Age, remotes: Age): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
  for (const name of readdirSync(WORKSPACE).filter((other) => /^(shell|mfe-[a-z]+)$/.test(other))) {
    if ((name === 'shell' ? shell : remotes) === 'present') {
      symlinkSync(join(WORKSPACE, name), join(folder, name), 'junction');
      continue;
    }
    mkdirSync(join(folder, name));
    cpSync(join(LAST_RELEASE, name), join(folder, name, 'dist'), { recursive: true });
  }
  return folder;
};
