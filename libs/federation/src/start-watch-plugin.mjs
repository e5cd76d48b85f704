import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import webpack from 'webpack';
import { cataloguesOf } from './catalogues.mjs';

/** Messages of the plain page begin so. */
const TEXTS = 'shell.plain.';
/** What would end the script element that a page carries it in, or begin a comment. */
const UNFIT = /<\/script|<!--/i;

const textsOf = (dir) =>
  Object.fromEntries(
    Object.entries(cataloguesOf(dir)).map(([locale, messages]) => [
      locale,
      Object.fromEntries(
        Object.entries(messages)
          .filter(([id]) => id.startsWith(TEXTS))
          .map(([id, text]) => [id.slice(TEXTS.length), text]),
      ),
    ]),
  );

const lookOf = async (file) => (await CssMinimizerPlugin.cssnanoMinify({ 'look.css': readFileSync(file, 'utf8') })).code;

/** Builds a script that needs nothing of the page: without chunks, without shared modules. @returns its text */
const build = async (config, dir, defined) => {
  const compiler = webpack({ ...config, context: dir, entry: './src/start-watch/index.ts', plugins: [new webpack.DefinePlugin(defined)] });
  let text;
  compiler.hooks.shouldEmit.tap('StartWatch', ({ assets }) => {
    text = Object.values(assets)[0]?.source().toString();
    return false;
  });
  const stats = await new Promise((done, fail) => compiler.run((fault, result) => (fault ? fail(fault) : done(result))));
  if (stats.hasErrors() || text === undefined) throw new Error(stats.toString('errors-only'));
  await new Promise((done) => compiler.close(done));
  return text;
};

/**
 * Builds what watches over the start of the shell, a script that every page carries in itself: the gateway writes it into the document
 * before anything is fetched. Texts and look of the plain page are in it.
 * @param config what this script is compiled with
 */
export class StartWatchPlugin {
  constructor({ dir, config }) {
    Object.assign(this, { dir, config });
  }

  apply(compiler) {
    const source = join(this.dir, 'src/start-watch');
    if (!existsSync(source)) return;
    compiler.hooks.thisCompilation.tap('StartWatch', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'StartWatch', stage }, async () => {
        const text = await build(this.config, this.dir, {
          PLAIN_PAGE_TEXTS: JSON.stringify(textsOf(this.dir)),
          PLAIN_PAGE_LOOK: JSON.stringify(await lookOf(join(source, 'plain-page.css'))),
        });
        if (UNFIT.test(text)) throw new Error('The start watch holds what cannot stand inside a page.');
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
        compilation.emitAsset(`start-watch.${hash}.js`, new compiler.webpack.sources.RawSource(text), { minimized: true });
      });
    });
  }
}
