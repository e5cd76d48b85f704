import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';
import { DrawingWorker } from '@rendezvous/gateway/drawing';

const SOURCES = fileURLToPath(new URL('../../../services/gateway/src/drawing/', import.meta.url));

const compiled = async (file: string): Promise<string> =>
  (
    await transformFile(join(SOURCES, file), {
      swcrc: false,
      configFile: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript', decorators: true }, transform: { legacyDecorator: true } },
      module: { type: 'es6' },
    })
  ).code;

/**
 * Works with the gateway's drawing threads as this checkout has them. Compiled once: each thread that ran the sources would load a compiler
 * first, and take ten times as long to start.
 */
export const withCompiledWorker = async <T>(work: (worker: DrawingWorker) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-drawing-'));
  try {
    const files = (await readdir(SOURCES)).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await Promise.all(files.map(async (file) => writeFile(join(folder, file.replace(/\.ts$/, '.js')), await compiled(file))));
    return await work(new DrawingWorker(pathToFileURL(join(folder, 'drawing.worker.js'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
