const sorted = (names) => [...new Set(names)].toSorted();

/** The names that one import takes of a module; of what takes the module as a whole, such as a library that looks what is there, none. */
const takenBy = (dependency, moduleGraph) =>
  dependency
    .getReferencedExports(moduleGraph, undefined)
    .flatMap((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? []);

const takenOf = ({ moduleGraph }, module) =>
  [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.dependency && connection.isTargetActive(undefined))
    .flatMap(({ dependency }) => takenBy(dependency, moduleGraph));

/** The modules that stand behind what a build provides. */
const sourcesOf = ({ moduleGraph }, module) =>
  [...module.dependencies, ...module.blocks.flatMap(({ dependencies }) => dependencies)].flatMap(
    (dependency) => moduleGraph.getModule(dependency) ?? [],
  );

const givenOf = (compilation, module) =>
  sourcesOf(compilation, module).flatMap((source) => {
    const names = compilation.moduleGraph.getProvidedExports(source);
    return Array.isArray(names) ? names : [];
  });

/** By the module's name; the names of all its copies in the build together. */
const collected = (compilation, type, nameOf, namesOf) => {
  const names = {};
  for (const module of compilation.modules) if (module.type === type) (names[nameOf(module)] ??= []).push(...namesOf(compilation, module));
  return Object.fromEntries(Object.entries(names).flatMap(([name, all]) => (all.length > 0 ? [[name, sorted(all)]] : [])));
};

const PROVIDED = 'webpack/sharing/provide/default/';

/**
 * The names that a build takes of each shared module, and those that it gives, by the module's name. Nothing is known of what webpack
 * did not look into, as in a development build: such a module has no entry.
 */
export const sharedNames = (compilation) => ({
  taken: collected(compilation, 'consume-shared-module', ({ options }) => options.shareKey, takenOf),
  given: collected(compilation, 'provide-module', (module) => module.libIdent({}).replace(PROVIDED, ''), givenOf),
});
