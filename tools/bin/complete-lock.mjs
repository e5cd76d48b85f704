// npm run lock:complete, after a change of dependencies: npm leaves packages for other platforms out of the lock file when its registry does not
// have them, and then `npm ci` refuses the file. Adds them as what they are: optional, and never fetched here.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { WORKSPACE, say } from '../setup/workspace.mjs';

const FILE = join(WORKSPACE, 'package-lock.json');
const SYSTEMS = /(?:^|[-/])(darwin|win32|freebsd|netbsd|openbsd|sunos|aix|android|openharmony|openharmonyos|linux|wasi)(?:$|[-/])/;
const PROCESSORS = /(?:^|-)(arm64|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|mipsel|wasm32|arm)(?:$|[-/])/;

/** Where npm would look for a package that something at `path` needs, the nearest place first. */
const placesFor = (path, name) => {
  const places = [];
  for (let at = path; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    places.push(`${at === '' ? '' : `${at}/`}node_modules/${name}`);
    if (at === '' || !at.includes('node_modules')) break;
  }
  return [...places, `node_modules/${name}`];
};

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const places = placesFor(path, name);
    const found = lock.packages[places.find((place) => lock.packages[place])];
    if (found && satisfies(found.version, range, { includePrerelease: true })) continue;
    // beside whoever needs it, or below when another version is there
    const free = [places[1], places[0]].find((place) => !lock.packages[place]);
    if (!free) continue;
    const [, system] = SYSTEMS.exec(name) ?? [];
    const [, processor] = PROCESSORS.exec(name) ?? [];
    lock.packages[free] = {
      version: range.replace(/^[\^~>=v ]+/, ''),
      ...(processor ? { cpu: [processor] } : {}),
      dev: true,
      ...(/musl/.test(name) ? { libc: ['musl'] } : {}),
      optional: true,
      ...(system && system !== 'wasi' ? { os: [system] } : {}),
    };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
say(added.length === 0 ? 'The lock file is complete.' : `Added ${added.length} optional packages for other platforms.`);
