import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const isOurs = (address) => address?.startsWith('file:') && !address.includes('/node_modules/');

const SOURCE = /\.tsx?$/;

/** Sources import each other as `.js`, as the built files do; a workspace project is taken from its sources. */
export const resolve = async (specifier, context, next) => {
  if (specifier.startsWith('@rendezvous/')) return next(specifier, { ...context, conditions: ['source', ...context.conditions] });
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && SOURCE.test(context.parentURL ?? '')) {
    const source = specifier.replace(/\.js$/, '.ts');
    return next(existsSync(new URL(source, context.parentURL)) ? source : `${source}x`, context);
  }
  // what a remote says of its screens is written as the browser's sources are, without extensions
  if (/^\.{1,2}\//.test(specifier) && extname(specifier) === '' && context.parentURL?.endsWith('.ts')) {
    const isFile = existsSync(new URL(`${specifier}.ts`, context.parentURL));
    return next(isFile ? `${specifier}.ts` : `${specifier}/index.ts`, context);
  }
  return next(specifier, context);
};

export const load = async (address, context, next) => {
  // and takes data as those do
  if (isOurs(address) && address.endsWith('.json') && !context.importAttributes?.type) {
    return { format: 'module', source: `export default ${await readFile(fileURLToPath(address), 'utf8')}`, shortCircuit: true };
  }
  if (!isOurs(address) || !SOURCE.test(address)) return next(address, context);
  const file = fileURLToPath(address);
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: address.endsWith('x') },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
