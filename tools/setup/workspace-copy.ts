import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const OWN = '@rendezvous';
const LEFT_OUT = ['node_modules', 'var', '.git', '.nx', 'test-results'];

/**
 * A copy of a checkout, whose packages are those of the checkout and whose projects are its own.
 * With `builds` what was built goes along, else the sources alone.
 */
export const copyWorkspace = (workspace: string, { builds }: { readonly builds: boolean }): string => {
  const leftOut = new Set(builds ? LEFT_OUT : [...LEFT_OUT, 'dist']);
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rendezvous-workspace-')));
  try {
    fill(copy, workspace, leftOut);
  } catch (fault) {
    removeWorkspace(copy);
    throw fault;
  }
  return copy;
};

const fill = (copy: string, workspace: string, leftOut: ReadonlySet<string>): void => {
  cpSync(workspace, copy, { recursive: true, filter: (path) => path === workspace || !leftOut.has(basename(path)) });
  const [from, to] = [join(workspace, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => entry !== OWN)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(realpathSync(join(from, OWN, name)).replace(realpathSync(workspace), copy), join(to, OWN, name));
};

export const removeWorkspace = (copy: string): void => rmSync(copy, { recursive: true, force: true });
