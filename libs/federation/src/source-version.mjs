import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { contractText } from './contract-text.mjs';

const root = resolve(import.meta.dirname, '../../..');
const LIBRARIES = ['libs/client/src', 'libs/ui/src', 'libs/federation/src'];

const filesUnder = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !/\.(spec|stories)\./.test(entry.name) && !/[\\/]testing([\\/]|$)/.test(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name));

const packagesOf = ({ dependencies, devDependencies }) => JSON.stringify([dependencies, devDependencies]);

/**
 * Version of a build: the same sources give the same version, any change that reaches the build gives another. A contract counts with what
 * the build takes of it, so that a field of another area moves nothing here. Twelve hexadecimal digits.
 */
export const sourceVersion = (dir) => {
  const hash = createHash('sha256');
  const add = (name, content) => hash.update(name).update('\0').update(content).update('\0');
  const files = [resolve(dir, 'src'), ...LIBRARIES.map((library) => resolve(root, library))].flatMap(filesUnder);
  for (const file of [...files, resolve(dir, 'descriptor.json')].filter((path) => existsSync(path)).toSorted())
    add(relative(root, file), readFileSync(file));
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  add('contracts', contractText(resolve(root, 'libs/contracts/src'), sources));
  add('packages', packagesOf(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))));
  return hash.digest('hex').slice(0, 12);
};
