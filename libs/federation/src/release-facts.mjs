import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { unknownMessages } from './catalogue-faults.mjs';
import { catalogueFaultsIn, catalogueFilesOf, cataloguesOf } from './catalogues.mjs';
import { contractsOf } from './contract-range.mjs';
import { withTexts } from './descriptor-texts.mjs';
import { packagesOf } from './packages.mjs';
import { buildForServer } from './server-build.mjs';
import { sharedNames } from './shared-names.mjs';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|json|svg)$/;
const SMALLEST_WORTH_COMPRESSING = 512;
/** What the federation plugin writes for other tools; no browser asks for it, and it is not the same twice. */
const REPORTS = /^mf-(stats|manifest)\.json$/;
/** What only a page that is open needs: maps, and changes that a dev server sends. */
const PASSING = /\.map$|\.hot-update\./;

const RELEASE_FACTS = 'release.json';

/** What a page carries in itself instead of fetching it. */
const CARRIED = /^start-watch\b.*\.js$/;

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes `release.json` beside the build: version, entry, the files of each named chunk with their integrity, the descriptor, and
 * what must fit before it may go live: contracts, shared modules, exposed names, packages. The gateway composes pages from it and
 * never has to run a remote. Also compresses every text file once, at build time.
 *
 * A development build changes under its names: it is marked as one, and pins no bytes.
 */
export class ReleaseFactsPlugin {
  /**
   * @param server what the build for a server is made with; without it there is none
   * @param classNames what both builds call their classes, noted while they are made
   */
  constructor({ name, version, dev, descriptor, pages, server, classNames }) {
    Object.assign(this, { name, version, dev, descriptor, pages, server, classNames });
  }

  apply(compiler) {
    let descriptor;
    compiler.hooks.afterCompile.tap('ReleaseFacts', ({ fileDependencies, errors }) => {
      if (!this.descriptor) return;
      const dir = dirname(this.descriptor);
      fileDependencies.addAll([this.descriptor, ...Object.values(catalogueFilesOf(dir)).flat()]);
      try {
        descriptor = withTexts(JSON.parse(readFileSync(this.descriptor, 'utf8')), dir);
      } catch (fault) {
        descriptor = undefined;
        errors.push(new compiler.webpack.WebpackError(fault.message));
      }
    });
    // what is thrown here would end a dev server's watch for good; as a fault of the build it goes away with its cause
    compiler.hooks.afterEmit.tapPromise('ReleaseFacts', (compilation) =>
      this.write(compiler, compilation, descriptor).catch((fault) => {
        compilation.errors.push(new compiler.webpack.WebpackError(`${RELEASE_FACTS} could not be written: ${fault.message}`));
      }),
    );
  }

  async write(compiler, compilation, descriptor) {
    if (this.descriptor && !descriptor) return;
    const disk = compiler.outputFileSystem;
    const folder = compilation.outputOptions.path;
    const names = compilation
      .getAssets()
      .map((asset) => asset.name)
      .filter((name) => !PASSING.test(name) && !REPORTS.test(name));
    const bytesOf = Object.fromEntries(names.map((name) => [name, disk.readFileSync(join(folder, name))]));
    const chunks = chunksOf(compilation);
    const facts = {
      name: this.name,
      version: this.version,
      ...(this.dev ? { development: true } : {}),
      entry: names.find((name) => /^(remoteEntry|main)\b.*\.js$/.test(name)),
      files: Object.fromEntries(
        names.map((name) => [
          name,
          {
            bytes: bytesOf[name].length,
            integrity: this.dev ? '' : integrityOf(bytesOf[name]),
            ...(CARRIED.test(name) ? { text: bytesOf[name].toString() } : {}),
          },
        ]),
      ),
      chunks,
      ...federationOf(disk, folder, sharedNames(compilation)),
      packages: packagesOf(compilation),
      contracts: contractsOf(descriptor),
      builtAt: new Date().toISOString(),
      ...(descriptor ? { descriptor } : {}),
      ...(this.pages ? { pages: pagesIn(this.pages, chunks) } : {}),
      // a dev server's pages are drawn by the browser
      ...(this.server && !this.dev ? await this.serverFacts(folder) : {}),
      // half a text is nothing to compare yet, and a development build is not released
      ...(descriptor && !this.dev ? { untranslated: untranslatedIn(dirname(this.descriptor), descriptor.area, compilation) } : {}),
    };
    if (!this.dev) {
      const compressed = await Promise.all(names.map((name) => compress(disk, join(folder, name), bytesOf[name])));
      for (const [index, size] of compressed.entries()) if (size !== null) facts.files[names[index]].brotli = size;
    }
    disk.writeFileSync(join(folder, RELEASE_FACTS), `${JSON.stringify(facts, null, 2)}\n`);
  }

  async serverFacts(folder) {
    const server = await buildForServer(this.server, folder);
    return { server, classNames: { browser: this.classNames.browser.told(), server: this.classNames.server.told() } };
  }
}

/**
 * What the build takes from the shell or brings itself, with the names that it takes, or as the shell gives; and what it exposes, as the
 * federation plugin built them.
 */
const federationOf = (disk, folder, { taken, given }) => {
  const { shared, exposes } = JSON.parse(disk.readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
  return {
    shared: shared
      .map(({ name, version, requiredVersion, assets }) => ({
        name,
        version,
        range: requiredVersion,
        own: assets.js.sync.length > 0,
        ...(taken[name] ? { taken: taken[name] } : {}),
        ...(exposes.length === 0 && given[name] ? { given: given[name] } : {}),
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    exposes: exposes.map(({ path }) => path),
  };
};

/** The pages that the shell draws itself. */
const pagesIn = (file, chunks) => {
  const pages = JSON.parse(readFileSync(file, 'utf8'));
  const lost = pages.find(({ chunk }) => !chunks[chunk]);
  if (lost) throw new Error(`${file} names the chunk "${lost.chunk}", which is not built.`);
  return pages;
};

/** What the catalogues of the remote in a folder lack, beside each other and for what its code shows. */
const untranslatedIn = (dir, area, { fileDependencies }) => {
  const own = [...fileDependencies].filter((file) => file.startsWith(join(dir, 'src')) && /\.tsx?$/.test(file));
  const sources = own.map((file) => readFileSync(file, 'utf8'));
  return [...catalogueFaultsIn(dir), ...unknownMessages(area, sources, cataloguesOf(dir))];
};

/** Files (scripts and styles) that must be there before a named chunk can run: its siblings', and those of the chunk that leads to it. */
const chunksOf = (compilation) => {
  const chunks = {};
  for (const group of compilation.chunkGroups) {
    if (!group.name) continue;
    chunks[group.name] = [...new Set(filesTo(group))].filter((file) => /\.(js|css)$/.test(file));
  }
  return chunks;
};

/** A page fetches these in any case. */
const isFirst = (group) => group.isInitial() || group.name?.startsWith('__federation_expose');

const filesTo = (group) => {
  const files = group.chunks.flatMap((chunk) => [...chunk.files]);
  const [parent, ...others] = group.getParents();
  return parent && others.length === 0 && !isFirst(parent) ? [...filesTo(parent), ...files] : files;
};

const compress = async (disk, file, bytes) => {
  if (!COMPRESSIBLE.test(file) || bytes.length < SMALLEST_WORTH_COMPRESSING) return null;
  const [small, smallish] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: 9 }),
  ]);
  disk.writeFileSync(`${file}.br`, small);
  disk.writeFileSync(`${file}.gz`, smallish);
  return small.length;
};
