import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const LIBRARIES = ['libs/contracts/src', 'libs/client/src', 'libs/ui/src', 'libs/federation/src'];

const filesUnder = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && !/\.(spec|stories)\./.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));

/** Version of a build: the same sources give the same version, any change gives another. Twelve hexadecimal digits. */
export const sourceVersion = (dir) => {
  const hash = createHash('sha256');
  const files = [resolve(dir, 'src'), ...LIBRARIES.map((library) => resolve(root, library))].flatMap(filesUnder);
  for (const file of [...files, resolve(root, 'package.json'), resolve(dir, 'descriptor.json')]
    .filter((path) => existsSync(path))
    .toSorted())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
};
