import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorybookConfig } from '@storybook/react-webpack5';
import webpack from 'webpack';

const root = resolve(import.meta.dirname, '..');
const browserRooms = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
interface Catalogues {
  catalogueFilesOf(dir: string): Readonly<Record<string, readonly string[]>>;
  cataloguesOf(dir: string): Readonly<Record<string, Readonly<Record<string, string>>>>;
}
const { catalogueFilesOf, cataloguesOf } = (await import(
  pathToFileURL(resolve(root, 'libs/federation/src/catalogues.mjs')).href
)) as Catalogues;
const rooms = ['libs/client', ...browserRooms].map((room) => resolve(root, room));
const messageFolders = rooms.flatMap((room) => Object.values(catalogueFilesOf(room)).flat()).map((file) => dirname(file));

/** All messages of a language in one flat table; ids begin with their area, so none meets another. */
const messagesOf = (locale: string): Record<string, string> => Object.assign({}, ...rooms.map((room) => cataloguesOf(room)[locale]));

const cssRule = {
  test: /\.css$/,
  sideEffects: true,
  use: [
    'style-loader',
    { loader: 'css-loader', options: { modules: { auto: /\.module\.css$/, namedExport: false, exportLocalsConvention: 'as-is' } } },
  ],
};

const handlesCss = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && 'test' in rule && rule.test instanceof RegExp && rule.test.test('thing.css');

/** Stories of the design system, the shell and the remotes, without federation: they import components directly. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-webpack5', options: {} },
  // room by room: a pattern over all of them finds the templates of `npm run new` as well, which are no sources yet
  stories: ['libs/ui', ...browserRooms].map((room) => `../${room}/src/**/*.stories.tsx`),
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  staticDirs: [{ from: './portraits', to: '/portraits' }],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  swc: () => ({ swcrc: false, jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (base) => ({
    ...base,
    resolve: {
      ...base.resolve,
      conditionNames: ['source', '...'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []).filter((rule) => !handlesCss(rule)), cssRule] },
    performance: { hints: false },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        STORY_MESSAGES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify({ en: messagesOf('en'), fr: messagesOf('fr') }), {
          contextDependencies: [...new Set(messageFolders)],
        }),
      }),
    ],
  }),
};

export default config;
