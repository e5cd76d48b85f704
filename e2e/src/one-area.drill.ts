import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../../tools/setup/workspace-copy.js';
import { WORKSPACE } from './product/commands.js';
import { expect, test } from './product/test.js';

// A field of one area is built by its own team alone: everything is built again, and compared to the byte.
const REMOTE = 'mfe-chat';

let copy: string;
test.beforeAll(() => {
  copy = copyWorkspace(WORKSPACE, { builds: false });
});
test.afterAll(() => removeWorkspace(copy));

const builds = readdirSync(WORKSPACE).filter((name) => /^(shell|mfe-[a-z]+)$/.test(name));

/** Every file of a build by its name, with its integrity. */
const filesOf = (name: string): Record<string, string> => {
  const { files } = JSON.parse(readFileSync(join(copy, name, 'dist/release.json'), 'utf8')) as {
    files: Record<string, { integrity: string }>;
  };
  return Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity]));
};

const change = (file: string, from: string, to: string): void => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
};

const build = (): void => {
  const nx = ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--projects', builds.join(','), '--skipNxCache'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  execFileSync(process.execPath, nx, { cwd: copy, env, stdio: 'pipe' });
};

test('a field and a call of the chat, used by its remote, leave the shell and every other remote as they are', () => {
  test.setTimeout(400_000);
  build();
  const before = builds.map(filesOf);
  change('libs/contracts/src/chat/conversations.ts', 'reply: z.object({', 'reply: z.object({ added_later: z.optional(z.string()),');
  appendFileSync(
    join(copy, 'libs/contracts/src/chat/conversations.ts'),
    "\nexport const addedLater = route({ method: 'GET', path: '/api/added-later', summary: 'x', access: 'member', reply: z.object({}) });\n",
  );
  change('mfe-chat/src/chat.api.ts', '\n', "\nimport { addedLater } from '@rendezvous/contracts/chat/conversations';\n");
  change('mfe-chat/src/chat.api.ts', '(build) => ({', '(build) => ({\n  chatAddedLater: queryOf(build, addedLater),');
  build();
  const after = builds.map(filesOf);
  expect(builds).toContain('shell');
  expect(builds.filter((_, at) => JSON.stringify(after[at]) !== JSON.stringify(before[at]))).toEqual([REMOTE]);
});
