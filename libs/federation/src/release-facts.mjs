import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|json|svg)$/;
const SMALLEST_WORTH_COMPRESSING = 512;

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Writes `release.json` beside the build: version, entry, the files of each named chunk with their integrity, and the
 * descriptor. The gateway composes pages from it and never has to run a remote. Also compresses every text file once, at build time.
 */
export class ReleaseFactsPlugin {
  constructor({ name, version, compress, descriptor }) {
    Object.assign(this, { name, version, compress, descriptor });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleaseFacts', async (compilation) => {
      const folder = compilation.outputOptions.path;
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .filter((name) => !name.endsWith('.map'));
      const bytesOf = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]));
      const facts = {
        name: this.name,
        version: this.version,
        entry: names.find((name) => /^(remoteEntry|main)\b.*\.js$/.test(name)),
        files: Object.fromEntries(names.map((name) => [name, { bytes: bytesOf[name].length, integrity: integrityOf(bytesOf[name]) }])),
        chunks: chunksOf(compilation),
        ...(this.descriptor ? { descriptor: JSON.parse(readFileSync(this.descriptor, 'utf8')) } : {}),
      };
      if (this.compress) {
        const compressed = await Promise.all(names.map((name) => compress(folder, name, bytesOf[name])));
        for (const [name, size] of compressed.filter((entry) => entry !== null)) facts.files[name].brotli = size;
      }
      writeFileSync(join(folder, 'release.json'), `${JSON.stringify(facts, null, 2)}\n`);
    });
  }
}

/** Files (scripts and styles) that must be there before a named chunk can run, its siblings of the chunk group included. */
const chunksOf = (compilation) => {
  const chunks = {};
  for (const group of compilation.chunkGroups) {
    if (!group.name) continue;
    chunks[group.name] = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => /\.(js|css)$/.test(file));
  }
  return chunks;
};

const compress = async (folder, name, bytes) => {
  if (!COMPRESSIBLE.test(name) || bytes.length < SMALLEST_WORTH_COMPRESSING) return null;
  const [small, smallish] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: 9 }),
  ]);
  writeFileSync(join(folder, `${name}.br`), small);
  writeFileSync(join(folder, `${name}.gz`), smallish);
  return [name, small.length];
};
