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
  change('libs/contracts/src/chat.ts', 'reply: z.object({', 'reply: z.object({ added_later: z.optional(z.string()),');
  appendFileSync(
    join(copy, 'libs/contracts/src/chat.ts'),
    "\nexport const addedLater = route({ method: 'GET', path: '/api/added-later', summary: 'x', access: 'anyone', reply: z.object({}) });\n",
  );
  expect(moved(before)).toEqual([]);
});

test('the team that uses it gets another version, and nobody else does', () => {
  const before = versions();
  change('mfe-chat/src/chat.api.ts', /\n/, "\nimport { addedLater } from '@rendezvous/contracts/chat';\nvoid addedLater;\n");
  expect(moved(before)).toEqual(['mfe-chat']);
});

test('a call that moves moves every build that calls it', () => {
  const before = versions();
  change('libs/contracts/src/chat.ts', '/api/added-later', '/api/moved-later');
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

test('what all builds contain moves all of them', () => {
  const before = versions();
  change('libs/ui/src/class-names.ts', /$/, '\n// another line\n');
  expect(moved(before)).toEqual(PROJECTS);
});
