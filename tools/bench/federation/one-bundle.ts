import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RemoteDescriptor } from '@rendezvous/contracts/releases';
import type { ReleaseFacts } from '@rendezvous/site';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { bundle } from '../bundle.js';
import { WORKSPACE } from '../http/processes.js';

/** The version of everything that is in the one bundle. */
export const ONE_BUNDLE = 'one-bundle';

interface Preset {
  shellConfig(options: { readonly dir: string }): Omit<Configuration, 'plugins'> & { readonly plugins: WebpackPluginInstance[] };
}

const { shellConfig } = (await import(pathToFileURL(join(WORKSPACE, 'libs/federation/src/preset.mjs')).href)) as Preset;

interface DescriptorTexts {
  withTexts(descriptor: unknown, dir: string): unknown;
}

const { withTexts } = (await import(pathToFileURL(join(WORKSPACE, 'libs/federation/src/descriptor-texts.mjs')).href)) as DescriptorTexts;

/** What makes a federated build of the shell's; a single build goes without. */
const FEDERATED = new Set(['ModuleFederationPlugin', 'NormalModuleReplacementPlugin', 'ReleaseFactsPlugin']);

const sourceOf = (...path: readonly string[]): string => JSON.stringify(join(WORKSPACE, ...path));

/** Stands in for the module of the shell that talks with the federation runtime: every remote is simply imported. */
const staticRemotes = (names: readonly string[]): string => `
import { receiveFiles } from ${sourceOf('shell/src/files/files.ts')};
${names.map((name, place) => `import remote${place} from ${sourceOf(name, 'src/remote.tsx')};`).join('\n')}
const remotes = [${names.map((_, place) => `remote${place}`).join(', ')}];
export const prepareFederation = receiveFiles;
export const phaseOf = () => 'entry';
export const loadModule = async ({ descriptor }) => remotes.find(({ area }) => area === descriptor.area);
`;

/** The report of the federation plugin, which release.json is written with. */
class EmptyManifest {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmptyManifest', (compilation) => {
      compilation.hooks.processAssets.tap('EmptyManifest', () =>
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource('{"shared":[],"exposes":[]}')),
      );
    });
  }
}

export interface OneBundle {
  readonly build: string;
  /** Of the shell and of each remote; their files are all in the one build. */
  readonly facts: readonly ReleaseFacts[];
}

/** Builds shell and remotes from the same sources as one program: screens are loaded when they are needed, and nothing is shared at run time. */
export const buildOneBundle = async (folder: string): Promise<OneBundle> => {
  const names = (await readdir(WORKSPACE)).filter((name) => /^mfe-[a-z]+$/.test(name));
  const remotesFile = join(folder, 'static-remotes.js');
  const build = join(folder, 'build');
  await writeFile(remotesFile, staticRemotes(names));
  const config = shellConfig({ dir: join(WORKSPACE, 'shell') });
  const releaseFacts = config.plugins.find(({ constructor }) => constructor.name === 'ReleaseFactsPlugin');
  if (!releaseFacts) throw new Error('The shell is built without its facts.');
  await bundle({
    ...config,
    output: { ...config.output, path: build },
    plugins: [
      ...config.plugins.filter(({ constructor }) => !FEDERATED.has(constructor.name)),
      new webpack.NormalModuleReplacementPlugin(/^\.\/federation$/, remotesFile),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new EmptyManifest(),
      Object.assign(releaseFacts, { version: ONE_BUNDLE }),
    ],
  });
  const whole = JSON.parse(await readFile(join(build, 'release.json'), 'utf8')) as ReleaseFacts;
  const remotes = await Promise.all(names.map((name) => factsOf(name, whole)));
  const theirs = new Set(remotes.flatMap(({ files }) => Object.keys(files)));
  const own = Object.fromEntries(Object.entries(whole.files).filter(([name]) => !theirs.has(name)));
  return { build, facts: [{ ...whole, files: own }, ...remotes] };
};

/** The file that most screens need. */
const mostUsed = (chunks: readonly (readonly string[])[]): string => {
  const uses = new Map<string, number>();
  for (const file of chunks.flat()) uses.set(file, (uses.get(file) ?? 0) + 1);
  const [first] = [...uses].toSorted(([, one], [, other]) => other - one);
  if (!first) throw new Error('No screen of the one bundle has a file of its own.');
  return first[0];
};

/** What a page needs of a remote beside the main file: its messages and the chunk of the screen. */
const factsOf = async (name: string, whole: ReleaseFacts): Promise<ReleaseFacts> => {
  const source: unknown = JSON.parse(await readFile(join(WORKSPACE, name, 'descriptor.json'), 'utf8'));
  const descriptor = RemoteDescriptor.parse(withTexts(source, join(WORKSPACE, name)));
  const messages = Object.keys(whole.files).filter((file) => new RegExp(`^${name}_src_messages_[a-z]{2}_ts\\.`).test(file));
  const chunks = Object.fromEntries(descriptor.routes.map(({ chunk }) => [chunk, whole.chunks[chunk] ?? []]));
  const files = [...messages, ...Object.values(chunks).flat()];
  const entry = messages.find((file) => file.includes('_en_')) ?? mostUsed(Object.values(chunks));
  return {
    ...whole,
    name,
    // the gateway asks ahead for an entry, and here there is none: messages, or what most screens use, are needed anyway
    entry,
    files: Object.fromEntries(files.flatMap((file) => (whole.files[file] ? [[file, whole.files[file]]] : []))),
    chunks,
    contracts: { oldest: descriptor.contract, newest: descriptor.contract },
    descriptor,
  };
};
