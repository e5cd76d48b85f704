import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { contractText } from './contract-text.mjs';
import { lockedPackages } from './locked-packages.mjs';
import { sharedModules } from './shared.mjs';

const root = resolve(import.meta.dirname, '../../..');
const LIBRARIES = ['libs/client', 'libs/ui', 'libs/federation'];
const LOCK = 'package-lock.json';
/** What a project says beside its sources: how it is built, what it exports, what may be left out of it. */
const BESIDE = ['package.json', 'descriptor.json', 'webpack.config.mjs'];

const filesUnder = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !/\.(spec|stories)\./.test(entry.name) && !/[\\/]testing([\\/]|$)/.test(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name));

const filesOf = (project) =>
  [...filesUnder(resolve(project, 'src')), ...BESIDE.map((name) => resolve(project, name))].filter((file) => existsSync(file));

/** Files that go whole into the version of a project's build. */
const wholeFiles = (dir) =>
  [dir, ...LIBRARIES.map((library) => resolve(root, library))].flatMap(filesOf).concat(resolve(root, 'libs/contracts/package.json'));

/** Every file that the version of a project's build depends on, by its path in the checkout: the cache of builds has to watch them all. */
export const versionInputs = (dir) => [
  ...[...wholeFiles(dir), ...filesUnder(resolve(root, 'libs/contracts/src'))].map((file) => relative(root, file)),
  LOCK,
  // the versions that the shell provides are those that it names
  'package.json',
];

/**
 * Version of a build: the same sources give the same version, any change that reaches the build gives another. A contract counts with what
 * the build takes of it, and the lock with the packages that it imports or is made by, so that neither a field of another area nor a
 * package of the server moves anything here. Twelve hexadecimal digits.
 */
export const sourceVersion = (dir) => {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(name).update('\0').update(content).update('\0');
  const files = wholeFiles(dir);
  for (const file of files.toSorted()) add(relative(root, file), readFileSync(file));
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  add('contracts', contractText(resolve(root, 'libs/contracts/src'), sources));
  add('packages', lockedPackages(JSON.parse(readFileSync(resolve(root, LOCK), 'utf8')), sources).join('\n'));
  add('shared', JSON.stringify(sharedModules({ host: true, dev: false })));
  return hash.digest('hex').slice(0, 12);
};

/**
 * What a build is called: the version of its source, with a number behind it when the same source is built again because what it was
 * released as before has been withdrawn (`RELEASE_ATTEMPT`, which `npm run release` sets).
 */
export const buildVersion = (dir) => {
  const attempt = Number(process.env.RELEASE_ATTEMPT ?? 1);
  return attempt > 1 ? `${sourceVersion(dir)}-${attempt}` : sourceVersion(dir);
};
