import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceVersions } from '../setup/source-versions.js';
import { copyWorkspace, removeWorkspace } from '../setup/workspace-copy.js';

const PROJECTS = ['shell', 'mfe-account', 'mfe-billing', 'mfe-chat', 'mfe-landers', 'mfe-search'];

let copy: string;
let last: Record<string, string>;
beforeAll(() => {
  copy = copyWorkspace(resolve(__dirname, '../..'), { builds: false });
  last = sourceVersions(copy, PROJECTS);
});
afterAll(() => removeWorkspace(copy));

const change = (file: string, from: string | RegExp, to: string): void => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  writeFileSync(path, changed);
};
/** The builds that a change gives another version than they had after the change before. */
const movedBy = (work: () => void): string[] => {
  work();
  const before = last;
  last = sourceVersions(copy, PROJECTS);
  return PROJECTS.filter((name) => last[name] !== before[name]);
};

/** A field in an answer and a call that nobody uses yet. */
const addToContract = (): void => {
  change('libs/contracts/src/chat/conversations.ts', 'reply: z.object({', 'reply: z.object({ added_later: z.optional(z.string()),');
  appendFileSync(
    join(copy, 'libs/contracts/src/chat/conversations.ts'),
    "\nexport const addedLater = route({ method: 'GET', path: '/api/added-later', summary: 'x', access: 'anyone', reply: z.object({}) });\n",
  );
};

test('a field and a call that one area adds move no build that does not use them', () => {
  expect(movedBy(addToContract)).toEqual([]);
});

test('the team that uses it gets another version, and nobody else does', () => {
  expect(
    movedBy(() =>
      change(
        'mfe-chat/src/chat.api.ts',
        /\n/,
        "\nimport { addedLater } from '@rendezvous/contracts/chat/conversations';\nvoid addedLater;\n",
      ),
    ),
  ).toEqual(['mfe-chat']);
});

test('a call that moves moves every build that calls it', () => {
  expect(movedBy(() => change('libs/contracts/src/chat/conversations.ts', '/api/added-later', '/api/moved-later'))).toEqual(['mfe-chat']);
});

test('a link of the navigation, and the word for it, move their own remote and not the shell', () => {
  expect(movedBy(() => change('mfe-chat/descriptor.json', '"position": 30', '"position": 15'))).toEqual(['mfe-chat']);
  expect(movedBy(() => change('mfe-chat/src/descriptor/messages/fr.json', '"chat.nav.likes": "', '"chat.nav.likes": "Mes '))).toEqual([
    'mfe-chat',
  ]);
});

test('what a library exports, may leave out or calls its version moves every build', () => {
  for (const [library, from, to] of [
    ['ui', '"*.css"', '"*.css", "*.tsx"'],
    ['client', '"./facade":', '"./later": "./src/later.ts",\n    "./facade":'],
    ['contracts', '"sideEffects": false', '"sideEffects": true'],
    ['ui', '"version": "0.2.0"', '"version": "0.3.0"'],
  ] as const) {
    expect(movedBy(() => change(`libs/${library}/package.json`, from, to))).toEqual(PROJECTS);
  }
});

test('how a remote is built moves that remote', () => {
  expect(
    movedBy(() => change('mfe-chat/webpack.config.mjs', "area: 'chat'", "area: 'chat', exposes: { './remote': './src/remote.tsx' }")),
  ).toEqual(['mfe-chat']);
  expect(movedBy(() => change('mfe-chat/package.json', '"private": true', '"private": true,\n  "sideEffects": false'))).toEqual([
    'mfe-chat',
  ]);
});

/** Gives a package of the lock another version, as an update of something deep below would. */
const lockedAt = (name: string, version: string): void =>
  change('package-lock.json', new RegExp(`("node_modules/${name}": \\{\\s*"version": ")[^"]+`), `$1${version}`);

test('a package that is bundled, or that builds, moves every build, however deep it stands; one of the server moves none', () => {
  for (const name of ['react-hook-form', 'scheduler', 'terser', '@swc/core']) {
    const builds = movedBy(() => lockedAt(name, '99.0.0'));
    expect([name, builds.length > 0]).toEqual([name, true]);
  }
  lockedAt('pg', '99.0.0');
  expect(movedBy(() => lockedAt('nodemailer', '99.0.0'))).toEqual([]);
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
    const chunksOf = (attempt) => {
      process.env.RELEASE_ATTEMPT = attempt;
      return remoteConfig({ dir: ${JSON.stringify(join(copy, 'mfe-chat'))}, area: 'chat' }).output.chunkLoadingGlobal;
    };
    console.log(JSON.stringify(['', '1', '2', '12'].map(chunksOf)));`;
  const names = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as string[];
  expect(names).toEqual(['', '', '-2', '-12'].map((number) => `chunks_mfe_chat_${last['mfe-chat']}${number}`));
});

test('what all builds contain moves all of them', () => {
  expect(movedBy(() => change('libs/ui/src/primitives/class-names.ts', /$/, '\n// another line\n'))).toEqual(PROJECTS);
});
