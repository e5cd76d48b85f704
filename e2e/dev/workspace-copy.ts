import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const WORKSPACE = resolve(import.meta.dirname, '../..');
const OWN = '@rendezvous';
const LEFT_OUT = new Set(['node_modules', 'var', '.git', '.nx', 'test-results']);

/** A copy of the checkout with its builds, whose packages are those of the checkout and whose projects are its own. */
export const copyWorkspace = (): string => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rendezvous-workspace-')));
  cpSync(WORKSPACE, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const [from, to] = [join(WORKSPACE, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== OWN)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(realpathSync(join(from, OWN, name)).replace(WORKSPACE, copy), join(to, OWN, name));
  return copy;
};

export const removeWorkspace = (copy: string): void => rmSync(copy, { recursive: true, force: true });
