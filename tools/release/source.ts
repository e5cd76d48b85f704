import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who releases, and what. */
export interface Source {
  /** null outside a repository. A `+` tells that files differ from it. */
  readonly commit: string | null;
  readonly actor: string;
}

const git = (workspace: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The state of a checkout, as far as it goes into a build of the project. */
export const sourceOf = (workspace: string, project: string): Source => {
  const commit = git(workspace, 'rev-parse', 'HEAD');
  const changes = git(workspace, 'status', '--porcelain', '--', project, 'libs', 'package.json');
  return { commit: commit && changes ? `${commit}+` : commit, actor: git(workspace, 'config', 'user.name') || userInfo().username };
};
