import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../..');
const run = promisify(execFile);

const UI_STYLE = resolve(root, 'libs/ui/src/actions/button/button.module.css');

/** What builds, at a path. */
const configBy = (preset: string): string =>
  `import { remoteConfig } from ${JSON.stringify(preset)};
    export default remoteConfig({ dir: import.meta.dirname, area: 'gifts', version: '1' });`;

/** A small remote with a style, a picture, a screen of its own chunk and a text of the shell's. */
const SOURCES: Readonly<Record<string, string>> = {
  'webpack.config.mjs': configBy(resolve(__dirname, 'preset.mjs')),
  'descriptor.json': JSON.stringify({ remote: 'mfe-gifts', area: 'gifts', contract: 1, routes: [], slots: [] }),
  'src/remote.tsx': `import { useIntl } from 'react-intl';
    export const load = () => import(/* webpackChunkName: "gifts" */ './gifts');
    export default { useIntl };`,
  'src/gifts.tsx': `import { useState } from 'react';
    import picture from './ribbon.webp';
    import styles from './gifts.module.css';
    import button from ${JSON.stringify(UI_STYLE)};
    export { button, picture, styles, useState };`,
  'src/gifts.module.css': '.ribbon { color: red } .bow { color: blue }',
  'src/ribbon.webp': 'a picture',
  'src/messages/en.json': '{}',
  'src/messages/fr.json': '{}',
};

let folder: string;
const file = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
const build = () => run(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js')], { cwd: folder });

/** Only what is for a server, once more; and then from another folder, so that its classes are called otherwise. */
const AGAIN = `import config from './webpack.config.mjs';
  import { buildForServer } from ${JSON.stringify(resolve(__dirname, 'server-build.mjs'))};
  const { server, classNames } = config.plugins.find((plugin) => plugin.server);
  await buildForServer(server, 'again');
  await buildForServer({ ...server, context: import.meta.dirname + '/src', entry: './remote.tsx' }, 'elsewhere');
  process.stdout.write(JSON.stringify(classNames.server.told()));`;
const buildAgain = () => run(process.execPath, ['--input-type=module', '--eval', AGAIN], { cwd: folder });

type Classes = Readonly<Record<string, string>>;

/** Runs the file as whoever draws does. @param asked gets the names of the modules that it asks for */
const load = async (text: string, asked: string[]) => {
  const module = { exports: {} as { load: () => Promise<{ picture: string; styles: Classes; button: Classes }> } };
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
  elsewhere = JSON.parse((await buildAgain()).stdout) as ClassNames;
  expect(file('../again/server/main.cjs')).toBe(text);
});

type ClassNames = Record<string, Record<string, string>>;
let elsewhere: ClassNames;

test('a release tells what both builds call their classes; one that is made otherwise tells other names', () => {
  const { classNames } = JSON.parse(file('release.json')) as { classNames: { browser: ClassNames; server: ClassNames } };
  const { browser, server } = classNames;
  expect(server['src/gifts.module.css']).toEqual({ ribbon: expect.any(String) as string, bow: expect.any(String) as string });
  expect(browser).toEqual(server);
  expect(Object.keys(server).filter((name) => !name.includes('libs/ui/'))).toEqual(['src/gifts.module.css']);
  for (const local of ['ribbon', 'bow']) {
    const [name, other] = [server, elsewhere].map((names) => names['src/gifts.module.css']![local]!);
    expect(file('server/main.cjs')).toContain(name);
    expect(file('../elsewhere/server/main.cjs')).toContain(other);
    expect(other).not.toBe(name);
  }
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

/** A checkout in which libs/ui gives one name more, with all that versions and builds are read from. */
const withNewerUi = (copy: string): string => {
  for (const path of ['package.json', 'libs/federation', 'libs/ui', 'libs/client'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  appendFileSync(join(copy, 'libs/ui/src/index.ts'), `export const Ribbon = 'new';\n`);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return join(copy, 'libs/federation/src/preset.mjs');
};

test('two versions of libs/ui that stand beside each other share no class, so that neither gets the other’s look', async () => {
  const own = await load(file('server/main.cjs'), []);
  writeFileSync(join(folder, 'webpack.config.mjs'), configBy(withNewerUi(join(folder, 'newer'))));
  await buildAgain();
  const newer = await load(file('../again/server/main.cjs'), []);
  expect(Object.keys(newer.button)).toEqual(Object.keys(own.button));
  expect(Object.keys(own.button).length).toBeGreaterThan(3);
  const names = new Set(Object.values(own.button));
  expect(Object.values(newer.button).filter((name) => names.has(name))).toEqual([]);
});
