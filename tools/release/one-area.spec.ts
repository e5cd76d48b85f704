import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../setup/workspace-copy.js';

const PROJECTS = ['shell', 'mfe-account', 'mfe-billing', 'mfe-chat', 'mfe-landers', 'mfe-search'];

let copy: string;
beforeAll(() => {
  copy = copyWorkspace(resolve(__dirname, '../..'), { builds: false });
});
afterAll(() => removeWorkspace(copy));

const versions = (): Record<string, string> => {
  const script = `import { sourceVersion } from ${JSON.stringify(join(copy, 'libs/federation/src/source-version.mjs'))};
    console.log(JSON.stringify(Object.fromEntries(${JSON.stringify(PROJECTS)}.map((name) => [name, sourceVersion(${JSON.stringify(copy)} + '/' + name)]))));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
};
const change = (file: string, from: string | RegExp, to: string): void => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
};
const moved = (before: Record<string, string>): string[] => {
  const now = versions();
  return PROJECTS.filter((name) => now[name] !== before[name]);
};

test('a field and a call that one area adds move no build that does not use them', () => {
  const before = versions();
  change('libs/contracts/src/chat/conversations.ts', 'reply: z.object({', 'reply: z.object({ added_later: z.optional(z.string()),');
  appendFileSync(
    join(copy, 'libs/contracts/src/chat/conversations.ts'),
    "\nexport const addedLater = route({ method: 'GET', path: '/api/added-later', summary: 'x', access: 'anyone', reply: z.object({}) });\n",
  );
  expect(moved(before)).toEqual([]);
});

test('the team that uses it gets another version, and nobody else does', () => {
  const before = versions();
  change('mfe-chat/src/chat.api.ts', /\n/, "\nimport { addedLater } from '@rendezvous/contracts/chat/conversations';\nvoid addedLater;\n");
  expect(moved(before)).toEqual(['mfe-chat']);
});

test('a call that moves moves every build that calls it', () => {
  const before = versions();
  change('libs/contracts/src/chat/conversations.ts', '/api/added-later', '/api/moved-later');
  expect(moved(before)).toEqual(['mfe-chat']);
});

test('a link of the navigation, and the word for it, move their own remote and not the shell', () => {
  const before = versions();
  change('mfe-chat/descriptor.json', '"position": 30', '"position": 15');
  expect(moved(before)).toEqual(['mfe-chat']);
  const again = versions();
  change('mfe-chat/src/messages/fr.json', '"chat.nav.likes": "', '"chat.nav.likes": "Mes ');
  expect(moved(again)).toEqual(['mfe-chat']);
});

test('what a library exports, may leave out or calls its version moves every build', () => {
  for (const [library, from, to] of [
    ['ui', '"*.css"', '"*.css", "*.tsx"'],
    ['client', '"./facade":', '"./later": "./src/later.ts",\n    "./facade":'],
    ['contracts', '"sideEffects": false', '"sideEffects": true'],
    ['ui', '"version": "0.1.0"', '"version": "0.2.0"'],
  ] as const) {
    const before = versions();
    change(`libs/${library}/package.json`, from, to);
    expect(moved(before)).toEqual(PROJECTS);
  }
});

test('how a remote is built moves that remote', () => {
  const before = versions();
  change('mfe-chat/webpack.config.mjs', "area: 'chat'", "area: 'chat', exposes: { './remote': './src/remote.tsx' }");
  expect(moved(before)).toEqual(['mfe-chat']);
  const again = versions();
  change('mfe-chat/package.json', '"private": true', '"private": true,\n  "sideEffects": false');
  expect(moved(again)).toEqual(['mfe-chat']);
});

/** Gives a package of the lock another version, as an update of something deep below would. */
const lockedAt = (name: string, version: string): void =>
  change('package-lock.json', new RegExp(`("node_modules/${name}": \\{\\s*"version": ")[^"]+`), `$1${version}`);

test('a package that is bundled, or that builds, moves every build, however deep it stands; one of the server moves none', () => {
  for (const name of ['react-hook-form', 'scheduler', 'terser', '@swc/core']) {
    const before = versions();
    lockedAt(name, '99.0.0');
    expect([name, moved(before).length > 0]).toEqual([name, true]);
  }
  const before = versions();
  lockedAt('pg', '99.0.0');
  lockedAt('nodemailer', '99.0.0');
  expect(moved(before)).toEqual([]);
});

/** Whether a pattern of `nx.json` watches a file; the only patterns there are paths, and everything below a folder. */
const watches = (pattern: string, file: string): boolean =>
  pattern.endsWith('/**/*') ? file.startsWith(pattern.slice(0, -'**/*'.length)) : file === pattern;

test('every file that gives a build its version is one that the cache of builds looks at', () => {
  const { namedInputs } = JSON.parse(readFileSync(join(copy, 'nx.json'), 'utf8')) as { namedInputs: Record<string, (string | object)[]> };
  const patterns = (name: string): string[] =>
    (namedInputs[name] ?? []).flatMap((input) =>
      typeof input !== 'string' || input.startsWith('!') ? [] : input in namedInputs ? patterns(input) : [input],
    );
  const watched = patterns('browser').map((pattern) => pattern.replace('{projectRoot}', 'mfe-chat').replace('{workspaceRoot}/', ''));
  const script = `import { versionInputs } from ${JSON.stringify(join(copy, 'libs/federation/src/source-version.mjs'))};
    console.log(JSON.stringify(versionInputs(${JSON.stringify(join(copy, 'mfe-chat'))})));`;
  const inputs = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as string[];
  expect(inputs).toEqual(expect.arrayContaining(['libs/ui/package.json', 'libs/federation/src/contract-loader.cjs', 'package-lock.json']));
  expect(inputs.filter((file) => !watched.some((pattern) => watches(pattern, file)))).toEqual([]);
});

test('the same source built again for release has another name, and leaves its chunks elsewhere in the page', () => {
  const script = `import { remoteConfig } from ${JSON.stringify(join(copy, 'libs/federation/src/preset.mjs'))};
    const { output } = remoteConfig({ dir: ${JSON.stringify(join(copy, 'mfe-chat'))}, area: 'chat' });
    console.log(output.chunkLoadingGlobal);`;
  const chunksOf = (attempt: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, RELEASE_ATTEMPT: attempt },
    }).trim();
  const version = versions()['mfe-chat'];
  expect(['', '1', '2', '12'].map(chunksOf)).toEqual(['', '', '-2', '-12'].map((number) => `chunks_mfe_chat_${version}${number}`));
});

test('what all builds contain moves all of them', () => {
  const before = versions();
  change('libs/ui/src/class-names.ts', /$/, '\n// another line\n');
  expect(moved(before)).toEqual(PROJECTS);
});
