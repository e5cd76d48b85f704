import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What tools leave behind, in whatever folder. */
const LEFT_BEHIND = new Set(['node_modules', 'dist', '.nx', 'storybook-static', 'test-results', 'playwright-report']);
/** What no build reads, at the root; a source folder of the same name further down is one. */
const NOT_BUILT = new Set(['.git', 'docs', 'var']);
const ROOMS = ['services', 'libs'];

const filesOf = (folder, leftOut) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_BEHIND.has(entry.name) || leftOut?.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });

/** Changes whenever a file of the checkout does; reading times and sizes takes a fraction of what asking the build would. */
export const fingerprint = (workspace) => {
  const hash = createHash('sha1');
  for (const file of filesOf(workspace, NOT_BUILT)) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
};

const isProject = (folder) => {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.build !== undefined;
};

/** Folders of the projects that have something to build. */
const builtProjects = (workspace) =>
  [workspace, ...ROOMS.map((room) => join(workspace, room))]
    .filter((room) => existsSync(room))
    .flatMap((room) => readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(room, entry.name)] : [])))
    .filter(isProject);

const stampOf = (workspace) => join(workspace, 'var/build-stamp');

/** Whether every project is there as the checkout's files would have it built. */
export const isBuilt = (workspace) =>
  existsSync(stampOf(workspace)) &&
  builtProjects(workspace).every((project) => existsSync(join(project, 'dist'))) &&
  readFileSync(stampOf(workspace), 'utf8') === fingerprint(workspace);

/** Remembers from which files it was built: as they were when the build began, since whoever writes meanwhile wants another one. */
export const stampBuild = (workspace, from = fingerprint(workspace)) => {
  mkdirSync(join(workspace, 'var'), { recursive: true });
  writeFileSync(stampOf(workspace), from);
};
