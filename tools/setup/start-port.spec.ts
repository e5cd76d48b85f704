import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const WORKSPACE = resolve(__dirname, '../..');
let folder: string;

const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** A checkout with the product's own start; what it builds, loads and starts is told here. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-start-'));
  for (const file of ['tools/bin/start.mjs', ...['workspace', 'free-port', 'end-with-npm'].map((name) => `tools/setup/${name}.mjs`)])
    cpSync(join(WORKSPACE, file), join(folder, file));
  write('package.json', '{"type":"commonjs"}');
  write('tools/setup/dependencies.mjs', 'export const ensureDependencies = async () => undefined;');
  write('tools/dist/demo/load/main.js', '');
  write('tools/dist/demo/start.js', `require('node:fs').writeFileSync('started', process.env.PORT); process.disconnect();`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}) =>
  new Promise<number | null>((done) => {
    const child = spawn(process.execPath, ['tools/bin/start.mjs'], {
      cwd: folder,
      env: { ...process.env, PORT: '', NODE_ENV: 'development', HOST: '127.0.0.1', ...env },
      stdio: 'ignore',
    });
    child.on('close', done);
  });

test('a port that somebody else takes while the product is built is not the one that it starts on', async () => {
  write(
    'tools/setup/build.mjs',
    `import { writeFileSync } from 'node:fs';
     import { createServer } from 'node:net';
     import { freePortFrom } from './free-port.mjs';
     export const ensureBuild = async () => {
       const port = await freePortFrom(3000);
       writeFileSync('taken', String(port));
       await new Promise((done) => createServer().listen(port, '127.0.0.1', done).unref());
     };`,
  );
  expect(await start()).toBe(0);
  expect(readFileSync(join(folder, 'started'), 'utf8')).toMatch(/^\d+$/);
  expect(readFileSync(join(folder, 'started'), 'utf8')).not.toBe(readFileSync(join(folder, 'taken'), 'utf8'));
});
