import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const { ReleaseFactsPlugin } = jest.requireActual<{
  ReleaseFactsPlugin: new (options: {
    name: string;
    version: string;
    dev: boolean;
    descriptor?: string;
    pages?: string;
  }) => webpack.WebpackPluginInstance;
}>('./release-facts.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-facts-'));
  mkdirSync(join(folder, 'src/messages'), { recursive: true });
  writeFileSync(join(folder, 'src/remote.js'), 'export default 1;');
  writeFileSync(join(folder, 'descriptor.json'), JSON.stringify({ remote: 'mfe-gifts', area: 'gifts', contract: 1 }));
  writeFileSync(join(folder, 'src/messages/en.json'), JSON.stringify({ 'gifts.hi': 'Hi {name' }));
  writeFileSync(join(folder, 'src/messages/fr.json'), JSON.stringify({ 'gifts.hi': 'Salut {name}' }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the remote in the folder. @param manifest what the federation plugin tells of it */
const build = (dev: boolean, manifest: string, file: object = { descriptor: join(folder, 'descriptor.json') }): Promise<webpack.Stats> => {
  const compiler = webpack({
    context: folder,
    mode: 'development',
    devtool: false,
    entry: './src/remote.js',
    output: { path: join(folder, 'dist'), filename: 'main.js' },
    plugins: [
      (compiling) =>
        compiling.hooks.thisCompilation.tap('Manifest', (compilation) =>
          compilation.hooks.processAssets.tap('Manifest', () =>
            compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(manifest)),
          ),
        ),
      new ReleaseFactsPlugin({ name: 'mfe-gifts', version: '1', dev, ...file }),
    ],
  })!;
  return new Promise((done, fail) => compiler.run((fault, ran) => (ran ? done(ran) : fail(fault ?? Error()))));
};
const facts = () => JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as { untranslated?: string[]; pages?: object[] };
const MANIFEST = JSON.stringify({ shared: [], exposes: [] });

test('a mistyped brace is told by a build that can be released, and keeps no development build from going on', async () => {
  expect((await build(false, MANIFEST)).compilation.errors).toEqual([]);
  expect(facts().untranslated).toEqual([expect.stringMatching(/^"gifts\.hi" is not valid in en/)]);
  expect((await build(true, MANIFEST)).compilation.errors).toEqual([]);
  expect(facts().untranslated).toBeUndefined();
});

test('facts that cannot be written are a fault of the build, not the end of whoever watches', async () => {
  const { errors } = (await build(true, '{')).compilation;
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/^release\.json could not be written: /)]);
  expect(existsSync(join(folder, 'dist/release.json'))).toBe(false);
});

/** Builds a shell whose one page lives in this chunk. */
const buildShell = (chunk: string) => {
  writeFileSync(join(folder, 'pages.json'), JSON.stringify([{ path: '/login', chunk }]));
  return build(false, MANIFEST, { pages: join(folder, 'pages.json') });
};

test('the pages of a shell are told, and none whose chunk is not built', async () => {
  await buildShell('main');
  expect(facts().pages).toEqual([{ path: '/login', chunk: 'main' }]);
  const { errors } = (await buildShell('login')).compilation;
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/pages\.json names the chunk "login", which is not built/)]);
});
