const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)['"]([^'"]+)['"]/g;

const isPackage = (specifier) => !/^(\.|\/|node:|@rendezvous\/)/.test(specifier);

const nameOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where the lock puts the package that a name means in a folder, as Node looks for it: the nearest one. */
const placeOf = (lock, name, from) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === '') return null;
  }
};

/**
 * The packages that sources import, with everything that these depend on, as the lock has them: a line each of place, version and
 * integrity. A package that only others use is not among them.
 * @param lock what `package-lock.json` holds
 * @param sources texts of modules
 */
export const lockedPackages = (lock, sources) => {
  const imported = sources.flatMap((source) => [...source.matchAll(IMPORTED)].map(([, specifier]) => specifier));
  const waiting = [...new Set(imported.filter(isPackage).map(nameOf))].map((name) => [name, '']);
  const found = new Set();
  for (const [name, from] of waiting) {
    const place = placeOf(lock, name, from);
    if (place === null || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[place];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) waiting.push([next, place]);
  }
  return [...found].toSorted().map((place) => `${place} ${lock.packages[place].version} ${lock.packages[place].integrity}`);
};
