import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE, run, say, step } from './workspace.mjs';

const OLDEST_NODE = [20, 19, 0];

const requireNode = () => {
  const here = process.versions.node.split('.').map(Number);
  const older = OLDEST_NODE.findIndex((part, index) => here[index] !== part);
  if (older !== -1 && here[older] < OLDEST_NODE[older]) {
    process.stderr.write(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.\n`);
    process.exit(1);
  }
};

/** npm writes this file last, so an interrupted installation counts as missing. */
const installedAt = () => {
  const mark = join(WORKSPACE, 'node_modules/.package-lock.json');
  return existsSync(mark) ? statSync(mark).mtimeMs : 0;
};

const isStale = () => {
  if (!existsSync(join(WORKSPACE, 'node_modules/.package-lock.json'))) return true;
  if (statSync(join(WORKSPACE, 'package-lock.json')).mtimeMs <= installedAt()) return false;
  // a checkout touches files without changing them: what counts is whether the same packages are there
  const wanted = JSON.parse(readFileSync(join(WORKSPACE, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(join(WORKSPACE, 'node_modules/.package-lock.json'), 'utf8')).packages;
  return (
    Object.entries(there).some(([path, { version }]) => wanted[path]?.version !== version) ||
    Object.entries(wanted).some(([path, entry]) =>
      // a project of the workspace is there when node_modules leads to it
      entry.link ? !existsSync(join(WORKSPACE, path)) : path.includes('node_modules/') && !entry.optional && !there[path],
    )
  );
};

/** Installs the dependencies when they are missing or not those of the lock file. */
export const ensureDependencies = async () => {
  requireNode();
  if (!isStale()) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  say('The first time takes some minutes.');
  await step('Installing dependencies', () =>
    run(npm, ['ci', '--no-audit', '--no-fund'], { quietly: true }).catch(() => {
      // a registry without some optional package for another platform makes `ci` refuse the lock file; `install` does without
      say('  npm ci did not work; trying npm install.');
      return run(npm, ['install', '--no-audit', '--no-fund', '--no-save'], { quietly: true });
    }),
  );
};
