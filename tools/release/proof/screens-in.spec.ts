import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = resolve(__dirname, '../../..');
const remotes = readdirSync(WORKSPACE).filter((name) => /^mfe-[a-z]+$/.test(name));

/** As the release command reads them: by Node.js, without a browser or a bundler. */
const READ = `import './tools/source/register.mjs';
  const { screensIn } = await import('./tools/release/proof/screens-in.ts');
  const read = screensIn(process.cwd());
  const told = {};
  for (const remote of ${JSON.stringify(remotes)}) told[remote] = Object.keys((await read(remote)).pages);
  const gone = await read('mfe-nobody').catch(({ name, message }) => name + ': ' + message);
  process.stdout.write(JSON.stringify({ told, gone }));`;

test('what every remote says that its pages are answered is read without a browser', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', READ], { cwd: WORKSPACE });
  const { told, gone } = JSON.parse(stdout) as { told: Record<string, string[]>; gone: string };
  expect(Object.keys(told)).toEqual(remotes);
  for (const remote of remotes) {
    const { routes } = JSON.parse(readFileSync(join(WORKSPACE, remote, 'descriptor.json'), 'utf8')) as { routes: { path: string }[] };
    expect(told[remote]).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
  }
  expect(gone).toMatch(/^ReleaseFault: mfe-nobody\/src\/testing\/screens\.ts is not there/);
});
