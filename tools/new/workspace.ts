import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NewFault, type Workspace } from './plan.js';

/** A checkout as generators see it. */
export const workspaceAt = (root: string): Workspace => ({
  has: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  names: (folder) => readdirSync(join(root, folder)),
  filesUnder: (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(join(root, folder), join(parentPath, name)).replaceAll('\\', '/')),
});

/** What nobody committed yet must not be mixed with what is made here. Outside a repository nothing is. */
export const assertCommitted = (root: string, paths: readonly string[]): void => {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], { cwd: root, encoding: 'utf8' });
  const changed = status === 0 ? stdout.split('\n').flatMap((line) => line.slice(3) || []) : [];
  if (changed.length > 0) throw new NewFault(`Commit or undo your changes first, they would be mixed with these: ${changed.join(', ')}.`);
};
