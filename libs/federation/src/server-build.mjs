import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

/** Where the build for a server lies in a release. */
const SERVER_FILE = 'server/main.cjs';

const run = async (config) => {
  const compiler = webpack(config);
  let text;
  compiler.hooks.shouldEmit.tap('ServerBuild', (compilation) => {
    text = compilation.assets['main.cjs']?.source().toString();
    return false;
  });
  const stats = await new Promise((done, fail) => compiler.run((fault, result) => (fault ? fail(fault) : done(result))));
  if (stats.hasErrors() || text === undefined) throw new Error(stats.toString('errors-only'));
  await new Promise((done) => compiler.close(done));
  return text;
};

/**
 * Builds the same source for a server that draws its screens, as one file.
 * @param folder of the release
 * @returns what the release says of that file
 */
export const buildForServer = async (config, folder) => {
  const text = await run(config);
  const file = join(folder, SERVER_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { file: SERVER_FILE, bytes: Buffer.byteLength(text), integrity };
};
