import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*)[\\/]/;

/** Concatenated modules hold others; each of those came from a file of its own. */
const filesOf = (module) => [module.resource, ...(module.modules ?? []).flatMap(filesOf)].filter(Boolean);

/** The npm packages whose code is in a build, with version and licence. */
export const packagesOf = (compilation) => {
  const folders = [...compilation.modules].flatMap(filesOf).flatMap((file) => file.match(PACKAGE)?.[1] ?? []);
  const packages = [...new Set(folders)].map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const known = new Map(
    packages.map(({ name, version, license }) => [`${name} ${version}`, { name, version, licence: license ?? 'none' }]),
  );
  return [...known.keys()].toSorted().map((key) => known.get(key));
};
