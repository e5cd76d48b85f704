import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE, runTool, step } from './workspace.mjs';

const SKIP = new Set(['node_modules', 'dist', 'var', '.git', '.nx', 'storybook-static', 'test-results', 'playwright-report', 'docs']);
const BUILT = ['libs/contracts', 'libs/server', 'services/gateway', 'shell'];
const STAMP = join(WORKSPACE, 'var/build-stamp');

const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIP.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });

/** Changes whenever a file of the checkout does; reading times and sizes takes a fraction of what asking the build would. */
const fingerprint = () => {
  const hash = createHash('sha1');
  for (const file of filesOf(WORKSPACE)) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
};

const isBuilt = () =>
  existsSync(STAMP) &&
  BUILT.every((project) => existsSync(join(WORKSPACE, project, 'dist'))) &&
  readFileSync(STAMP, 'utf8') === fingerprint();

/** Builds every project whose sources changed. */
export const ensureBuild = async () => {
  if (isBuilt()) return;
  await step('Building', () => runTool('nx/dist/bin/nx.js', ['run-many', '-t', 'build', '--outputStyle=static'], { quietly: true }));
  mkdirSync(join(WORKSPACE, 'var'), { recursive: true });
  writeFileSync(STAMP, fingerprint());
};
