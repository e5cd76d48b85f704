import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../..');
const run = promisify(execFile);

/** A small remote with a style, a picture, a screen of its own chunk and a text of the shell's. */
const SOURCES: Readonly<Record<string, string>> = {
  'webpack.config.mjs': `import { remoteConfig } from ${JSON.stringify(resolve(__dirname, 'preset.mjs'))};
    export default remoteConfig({ dir: import.meta.dirname, area: 'gifts', version: '1' });`,
  'descriptor.json': JSON.stringify({ remote: 'mfe-gifts', area: 'gifts', contract: 1, routes: [], slots: [] }),
  'src/remote.tsx': `import { useIntl } from 'react-intl';
    export const load = () => import(/* webpackChunkName: "gifts" */ './gifts');
    export default { useIntl };`,
  'src/gifts.tsx': `import { useState } from 'react';
    import picture from './ribbon.webp';
    import styles from './gifts.module.css';
    export { picture, styles, useState };`,
  'src/gifts.module.css': '.ribbon { color: red } .bow { color: blue }',
  'src/ribbon.webp': 'a picture',
  'src/messages/en.json': '{}',
  'src/messages/fr.json': '{}',
};

let folder: string;
const file = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
const build = () => run(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js')], { cwd: folder });

/** Only what is for a server, once more. */
const AGAIN = `import config from './webpack.config.mjs';
  import { buildForServer } from ${JSON.stringify(resolve(__dirname, 'server-build.mjs'))};
  await buildForServer(config.plugins.find(({ server }) => server).server, 'again');`;
const buildAgain = () => run(process.execPath, ['--input-type=module', '--eval', AGAIN], { cwd: folder });

/** Runs the file as whoever draws does. @param asked gets the names of the modules that it asks for */
const load = async (text: string, asked: string[]) => {
  const module = { exports: {} as { load: () => Promise<{ picture: string; styles: Record<string, string> }> } };
  const given = (name: string): unknown => {
    asked.push(name);
    return name === 'release-address' ? '/releases/mfe-gifts/1/' : {};
  };
  // eslint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function('module', 'exports', 'require', text)(module, module.exports, given);
  return module.exports.load();
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-server-build-'));
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a release tells of one file for a server, which is the same each time, and of which browsers hear nothing', async () => {
  await build();
  const text = file('server/main.cjs');
  const { server, files } = JSON.parse(file('release.json')) as { server: object; files: object };
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  expect(server).toEqual({ file: 'server/main.cjs', bytes: Buffer.byteLength(text), integrity });
  expect(Object.keys(files)).not.toContain('server/main.cjs');
  expect(text).not.toContain(folder);
  await buildAgain();
  expect(file('../again/server/main.cjs')).toBe(text);
});

test('its classes are those of the style that the browser gets, its pictures those of its own release, and what is shared is asked for', async () => {
  const asked: string[] = [];
  const { picture, styles } = await load(file('server/main.cjs'), asked);
  const names = readdirSync(join(folder, 'dist'));
  const style = file(names.find((name) => /^gifts\b.*\.css$/.test(name))!);
  expect(Object.keys(styles)).toEqual(['ribbon', 'bow']);
  for (const name of Object.values(styles)) expect(style).toContain(`.${name}{`);
  expect(picture).toBe(`/releases/mfe-gifts/1/${names.find((name) => name.endsWith('.webp'))}`);
  expect(asked.toSorted()).toEqual(['@rendezvous/client/facade', 'react', 'release-address']);
});
