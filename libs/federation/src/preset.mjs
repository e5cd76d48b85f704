// One preset builds the shell and every remote, so that what they share always fits.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { ClassNames } from './class-names.mjs';
import { FileHookPlugin, insertStyle } from './file-hook.mjs';
import { ReleaseFactsPlugin } from './release-facts.mjs';
import { sharedModules, uiVersion } from './shared.mjs';
import { buildVersion, sourceVersion } from './source-version.mjs';
import { StableIdsPlugin } from './stable-ids.mjs';
import { StartWatchPlugin } from './start-watch-plugin.mjs';
import { StyleIntegrityPlugin } from './style-integrity.mjs';

const require = createRequire(import.meta.url);

/** Imports that reach a shared library through the facade; inside libs/client they stay what they are. */
const FACADE_IMPORTS = /^(react-router-dom|react-redux|react-intl|@reduxjs\/toolkit(\/query\/react)?|@rendezvous\/client)$/;
const FACADE = '@rendezvous/client/facade';

const toFacade = new webpack.NormalModuleReplacementPlugin(FACADE_IMPORTS, (request) => {
  if (/node_modules|libs[\\/]client/.test(request.contextInfo.issuer)) return;
  request.request = FACADE;
});

/** @param names notes what classes are called */
const classNames = (onlyNames, names) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[local]_[hash:base64:6]',
      // a remote's own copy of libs/ui may stand beside the shell's: neither gets the other's look
      localIdentHashSalt: uiVersion(),
      exportOnlyLocals: onlyNames,
      getJSON: names.note,
    },
  },
});

const cssRule = (names) => ({ test: /\.css$/, use: [MiniCssExtractPlugin.loader, classNames(false, names)] });

/** A server writes the names of the classes; what they look like comes with the browser's build. */
const cssNamesRule = (names) => ({ test: /\.css$/, use: classNames(true, names) });

/** Where a remote puts the catalogues of its screens together. */
const COMPOSED = /[\\/]src[\\/]messages[\\/][a-z]{2}\.ts$/;

const scriptRule = (dev) => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, COMPOSED],
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      },
    },
  },
});

/** Messages are parsed at build time, so that the ICU parser never reaches a browser. */
const messagesLoader = resolve(import.meta.dirname, 'messages-loader.cjs');
const messagesRule = { test: /[\\/]messages[\\/][a-z]{2}\.json$/, use: messagesLoader };

/** The catalogues of a remote's screens, put together at build time as well: one text to parse in a browser instead of one for each. */
const composedRule = { test: COMPOSED, type: 'json', use: messagesLoader };

/** Of a descriptor only what binds its screens. */
const descriptorRule = { test: /[\\/]descriptor\.json$/, use: resolve(import.meta.dirname, 'descriptor-loader.cjs') };

/** The routes of the contract without their schemas; `?schemas` is the file as it is written. */
const contractRule = {
  test: /[\\/]libs[\\/]contracts[\\/]src[\\/](?!kernel|reference)([a-z]+[\\/])?[a-z-]+\.ts$/,
  resourceQuery: { not: [/schemas/] },
  enforce: 'pre',
  use: resolve(import.meta.dirname, 'contract-loader.cjs'),
};

const assetRule = (emit) => ({
  test: /\.(woff2|svg|webp|avif|png|jpg|webm|mp4)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:10][ext]', emit },
});

/** A released file never changes under its name; a dev server's keeps its name while it changes. */
const fileName = (dev, extension) => `[name]${dev ? '' : '.[contenthash:10]'}.${extension}`;

const common = ({ dir, name, dev, names }) => ({
  context: dir,
  mode: dev ? 'development' : 'production',
  target: 'web',
  devtool: dev ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    conditionNames: ['source', 'browser', 'import', 'module', 'webpack', dev ? 'development' : 'production', 'default'],
    alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  module: { rules: [contractRule, scriptRule(dev), cssRule(names), messagesRule, composedRule, descriptorRule, assetRule(true)] },
  optimization: {
    chunkIds: 'named',
    moduleIds: dev ? 'named' : 'deterministic',
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { compress: { passes: 3, ecma: 2022 } } }),
      new CssMinimizerPlugin(),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  output: {
    path: resolve(dir, 'dist'),
    uniqueName: name,
    clean: true,
    filename: fileName(dev, 'js'),
    chunkFilename: fileName(dev, 'js'),
    crossOriginLoading: 'anonymous',
    scriptType: 'text/javascript',
    // webpack's own limit of 120 s would leave a member before an empty page when a file hangs
    chunkLoadTimeout: 5000,
  },
});

/**
 * The same source for a server: one file, whose addresses are those of its own release. Nothing of it is made small:
 * no browser fetches it.
 * @param given modules that whoever draws hands in
 */
const serverConfig = ({ dir, name, entry, given, names }) => {
  const { context, mode, devtool, resolve: found, performance, stats } = common({ dir, name, dev: false, names });
  return {
    context,
    mode,
    devtool,
    performance,
    stats,
    target: 'node20',
    entry: { main: [resolve(import.meta.dirname, 'server-address.cjs'), entry] },
    resolve: { ...found, conditionNames: ['source', 'node', 'import', 'module', 'webpack', 'production', 'default'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [contractRule, scriptRule(false), cssNamesRule(names), messagesRule, composedRule, descriptorRule, assetRule(false)],
    },
    externals: ({ request }, done) => {
      const module = given.includes(FACADE) && FACADE_IMPORTS.test(request) ? FACADE : request;
      return given.includes(module) ? done(null, `commonjs ${module}`) : done();
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    output: { uniqueName: name, filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [toFacade],
  };
};

/** Styles as files, pinned like scripts: only what a dev server changes is not. */
const styles = (dev) => [
  new MiniCssExtractPlugin({ filename: fileName(dev, 'css'), chunkFilename: fileName(dev, 'css'), insert: insertStyle }),
  ...(dev ? [] : [new StyleIntegrityPlugin()]),
];

/** Puts a changed component into the running page and keeps what it holds. Faults are shown by the dev server's own overlay. */
const hotReload = (dev) => (dev ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, COMPOSED] })] : []);

const federation = (options) =>
  new ModuleFederationPlugin({
    dts: false,
    dev: false,
    manifest: true,
    shareStrategy: 'loaded-first',
    ...options,
  });

/**
 * Has Chromium compile the whole file beside the page while it arrives: most of it runs at once, and function by function would keep
 * the page busy a third longer. https://v8.dev/blog/explicit-compile-hints
 */
const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    include: /^main\b.*\.js$/,
  });

/** What the hot reload of a remote finds the page's renderer by. */
const keepRenderers = (dir) => new webpack.EntryPlugin(dir, resolve(import.meta.dirname, 'dev-renderers.mjs'), { name: undefined });

/** What each of a project's two builds calls its classes: a page that one of them draws gets its look from the other. */
const namesOf = (dir) => ({ browser: new ClassNames(dir), server: new ClassNames(dir) });

/** The only provider of shared code. It knows no remote: each is registered at run time, from the composition. */
export const shellConfig = ({ dir, dev = false }) => {
  const names = namesOf(dir);
  const base = common({ dir, name: 'shell', dev, names: names.browser });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    // its files are asked for twice before anybody hears of a failure, each time with the timeout of `files.ts`
    output: { ...base.output, publicPath: 'auto', chunkLoadTimeout: 10_000 },
    plugins: [
      toFacade,
      ...styles(dev),
      ...(dev ? [keepRenderers(dir)] : [compileAhead(), new StartWatchPlugin({ dir, config: base })]),
      ...hotReload(dev),
      new FileHookPlugin(),
      new StableIdsPlugin(),
      federation({
        name: 'shell',
        remotes: {},
        shared: sharedModules({ host: true, dev }),
        runtimePlugins: [resolve(import.meta.dirname, 'provide-runtime.mjs')],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ReleaseFactsPlugin({
        name: 'shell',
        version: sourceVersion(dir),
        dev,
        pages: resolve(dir, 'pages.json'),
        server: serverConfig({ dir, name: 'shell', entry: './src/server.ts', given: [], names: names.server }),
        classNames: names,
      }),
    ],
  };
};

/** A remote: one exposed module, its own chunk global for each version, hashes of its chunks in its entry. */
export const remoteConfig = ({ dir, area, dev = false, exposes = { './remote': './src/remote.tsx' }, version = buildVersion(dir) }) => {
  const container = `mfe_${area}`;
  const names = namesOf(dir);
  const base = common({ dir, name: container, dev, names: names.browser });
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      // without the version a good release would replay the chunks that a broken one left in the page
      chunkLoadingGlobal: `chunks_${container}_${version}`,
    },
    // a chunk that is split until only shared modules are left has no file, and the integrity plugin would wait for its hash
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      toFacade,
      ...styles(dev),
      ...hotReload(dev),
      new FileHookPlugin(),
      new StableIdsPlugin(),
      ...(dev ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })]),
      federation({
        name: container,
        exposes,
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        shared: sharedModules({ host: false, dev }),
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      new ReleaseFactsPlugin({
        name: `mfe-${area}`,
        version,
        dev,
        descriptor: resolve(dir, 'descriptor.json'),
        server: serverConfig({
          dir,
          name: container,
          entry: './src/remote.tsx',
          given: Object.keys(sharedModules({ host: false, dev: false })),
          names: names.server,
        }),
        classNames: names,
      }),
    ],
  };
};
