import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Stands in the build's runtime until the styles are in their last form. */
const PLACE = 'integrities-of-styles';
const PLACED = new RegExp(`["'\`]${PLACE}["'\`]`, 'g');

const integrityOf = (source) => `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;

/**
 * Pins the styles that a build adds to the page, as its scripts are pinned: whoever loads a chunk knows the hash of its style. The
 * integrity plugin sees to scripts only.
 */
export class StyleIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StyleIntegrity', (compilation) => {
      // federation runs compilers of its own inside this one
      if (compilation.compiler !== compiler) return;
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrity',
        (source, { tag, chunkId }) => `${source}\n${tag}.integrity = "${PLACE}"[${chunkId}] || "";`,
      );
      // after the styles were made small, before the scripts that name them are hashed
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: 'StyleIntegrity', stage }, (assets) => pinStyles(compilation, assets));
      compilation.hooks.afterProcessAssets.tap('StyleIntegrity', (assets) => refuseChanged(compiler, compilation, assets));
    });
  }
}

/** Those of the first page are pinned where the page names them. */
const stylesOf = (compilation, assets) =>
  [...compilation.chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.css')).map((file) => [chunk.id, integrityOf(assets[file])]));

const pinStyles = (compilation, assets) => {
  const integrities = JSON.stringify(Object.fromEntries(stylesOf(compilation, assets)));
  const { RawSource } = compilation.compiler.webpack.sources;
  for (const [name, source] of Object.entries(assets)) {
    if (!name.endsWith('.js')) continue;
    const text = source.source().toString();
    if (text.includes(PLACE)) compilation.updateAsset(name, new RawSource(text.replaceAll(PLACED, `(${integrities})`)));
  }
};

/** A style that names a hashed file would change once more, and no browser would take it. */
const refuseChanged = (compiler, compilation, assets) => {
  const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
  const text = scripts.map(([, source]) => source.source().toString()).join('\n');
  for (const [id, integrity] of stylesOf(compilation, assets)) {
    if (text.includes('.integrity=') && !text.includes(integrity))
      compilation.errors.push(new compiler.webpack.WebpackError(`The style of the chunk "${id}" changed after it was pinned.`));
  }
};
