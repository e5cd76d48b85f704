/** A file and what it imports, as dependency-cruiser tells of it; paths from the root of the workspace. */
export interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string; readonly couldNotResolve?: boolean }[];
}

/** Folders side by side of which each leads, by imports, to each other one. */
export interface FolderCycle {
  /** The folder that they are in. */
  readonly parent: string;
  readonly folders: readonly string[];
  /** Who imports whom among them, each with one import as an example. */
  readonly edges: readonly string[];
}

/** For each folder: its folders that import one beside them → those that they import → one such import. */
type Siblings = Map<string, Map<string, Map<string, string>>>;

/** What the map holds for a key; `first` is put there when it holds nothing yet. */
const getOrInsert = <K, V>(map: Map<K, V>, key: K, first: () => V): V => {
  if (!map.has(key)) map.set(key, first());
  return map.get(key) as V;
};

/** Tests may look at any place, and what tests stand on follows them. */
const isForTests = (file: string): boolean => /\.spec\.|(^|\/)testing\//.test(file);

const siblingsOf = (modules: readonly Module[]): Siblings => {
  const siblings: Siblings = new Map();
  for (const { source, dependencies } of modules) {
    if (isForTests(source)) continue;
    for (const { resolved, couldNotResolve } of dependencies) {
      if (couldNotResolve || resolved.includes('node_modules/')) continue;
      const [from, to] = [source.split('/'), resolved.split('/')];
      const fork = from.findIndex((part, index) => part !== to[index]);
      // one of the two is a file, in the folder that the other is below
      if (fork === -1 || fork >= from.length - 1 || fork >= to.length - 1) continue;
      const imports = getOrInsert(
        getOrInsert(siblings, from.slice(0, fork).join('/'), () => new Map()),
        from[fork]!,
        () => new Map<string, string>(),
      );
      getOrInsert(imports, to[fork]!, () => `${source} → ${resolved}`);
    }
  }
  return siblings;
};

/** Everything that imports lead to from a folder. */
const reached = (imports: ReadonlyMap<string, ReadonlyMap<string, string>>, from: string): Set<string> => {
  const seen = new Set<string>();
  const waiting = [from];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for (const next of imports.get(folder)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
  return seen;
};

/** Folders that import each other in circles: none of them can be understood, moved or given away without the others. */
export const folderCycles = (modules: readonly Module[]): FolderCycle[] =>
  [...siblingsOf(modules)].flatMap(([parent, imports]) => {
    const reach = new Map([...imports.keys()].map((folder) => [folder, reached(imports, folder)]));
    const left = new Set([...reach.keys()].filter((folder) => reach.get(folder)?.has(folder)));
    return [...left].flatMap((folder) => {
      if (!left.has(folder)) return [];
      const folders = [...left].filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder));
      for (const one of folders) left.delete(one);
      const edges = folders.flatMap((one) =>
        [...(imports.get(one) ?? [])]
          .filter(([other]) => folders.includes(other))
          .map(([other, example]) => `${one} → ${other}: ${example}`),
      );
      return [{ parent, folders, edges }];
    });
  });
