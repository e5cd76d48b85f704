/** What the federation plugin writes for itself, under a name that comes of where the checkout is. */
const OWN_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js($|\|)/;

/** Before the ids that webpack finds by itself, which leave alone what has one. */
const FIRST = -100;

const idOf = (module) => {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  return OWN_ENTRY.test(identifier) ? 'federation' : null;
};

/**
 * The same source is the same build wherever it stands: a version released by one machine is that of another, to the byte. Without it
 * two modules of the federation plugin are numbered by the place of the checkout.
 */
export class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableIds', stage: FIRST }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
