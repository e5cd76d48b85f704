import { resolve } from 'node:path';
import { textsAfter } from '../plan.js';
import { workspaceAt } from '../workspace.js';
import { KINDS } from './index.js';

const workspace = workspaceAt(resolve(__dirname, '../../..'));
const planOf = (name: string, ...args: readonly string[]) => KINDS.get(name)!.plan(workspace, args, '2026-11-21');
const made = (name: string, ...args: readonly string[]) => textsAfter(workspace, planOf(name, ...args));

// Asked of the workspace as it is: when an anchor moves, it is this test that tells.
test.each([
  ['remote', 'probe'],
  ['route', 'account', 'probe-summary'],
  ['route', 'billing', 'probe-summary'],
  ['route', 'chat', 'probe-summary'],
  ['route', 'landers', 'probe-summary'],
  ['route', 'search', 'probe-summary'],
  ['page', 'probe-page'],
  ['decision', 'A new area is made by a command'],
])('every place that is written to is where it is expected: %s %s %s', (name, ...args) => {
  const { writes, edits } = planOf(name, ...args);
  const texts = made(name, ...args);
  expect(Object.keys(texts)).toEqual([...Object.keys(writes), ...Object.keys(edits)]);
  for (const path of Object.keys(edits)) expect([path, texts[path]]).not.toEqual([path, workspace.read(path)]);
});

test('nothing of a template’s own names is left', () => {
  for (const texts of [made('remote', 'probe'), made('route', 'chat', 'probe-summary'), made('page', 'probe-page'), made('decision', 'X')])
    for (const [path, text] of Object.entries(texts))
      expect([path, `${path}${text}`.match(/new-?(area|thing|page|title)|1700000000001-|2000-01-01/i)]).toEqual([path, null]);
});

test('a decision gets the next number, its title and the day', () => {
  const [[path = '', text = ''] = []] = Object.entries(made('decision', 'Aren’t areas', 'made by a command?'));
  const number = Number(path.match(/^docs\/decisions\/(\d{4})-arent-areas-made-by-a-command\.md$/)?.[1]);
  expect(number).toBe(workspace.names('docs/decisions').length + 1);
  expect(text.split('\n').slice(0, 3)).toEqual([`# ${number}. Aren’t areas made by a command?`, '', '2026-11-21']);
});

test.each<[RegExp, string, ...string[]]>([
  [/one word of 2 to 20 small letters; "Gift-shop" is not/, 'remote', 'Gift-shop'],
  [/one word of 2 to 20 small letters; "" is not/, 'remote'],
  [/"user" is a reserved word/, 'remote', 'user'],
  [/"class" is a reserved word/, 'remote', 'class'],
  [/"chat" is taken: there is mfe-chat/, 'remote', 'chat'],
  [/"notify" is taken: there is services\/notify/, 'remote', 'notify'],
  [/"events" is taken: there is libs\/contracts\/src\/events\.ts/, 'remote', 'events'],
  [/address \/premium belongs to mfe-billing/, 'remote', 'premium'],
  [/addresses \/api\/pages\/ belong to another area/, 'remote', 'pages'],
  [/"probe" is no area with a remote: there is no libs\/contracts\/src\/probe/, 'route', 'probe', 'weekly'],
  [/"site" is no area with a remote: there is no mfe-site/, 'route', 'site', 'weekly'],
  [/kebab-case, such as weekly-summary; "Weekly" is not/, 'route', 'chat', 'Weekly'],
  [/kebab-case, such as weekly-summary; "" is not/, 'route', 'chat'],
  [/"delete" is a reserved word/, 'route', 'chat', 'delete'],
  [/contract of chat has a messages already/, 'route', 'chat', 'messages'],
  [/contract of chat has a likes already/, 'route', 'chat', 'likes'],
  [/services\/billing\/src\/incident\/incident\.controller\.ts/, 'route', 'billing', 'incident'],
  [/There is a page "faq" already/, 'page', 'faq'],
  [/A decision has a title/, 'decision'],
  [/0003-two-typescripts\.md has this title already/, 'decision', 'Two TypeScripts'],
])('is refused: %s', (sentence, name, ...args) => {
  expect(() => made(name, ...args)).toThrow(expect.objectContaining({ name: 'NewFault', message: expect.stringMatching(sentence) }));
});

test('a file that lost its anchor is named, with who has to act', () => {
  const moved = { ...workspace, read: (path: string) => workspace.read(path).replace('const AREAS', 'const ROOMS') };
  const plan = KINDS.get('remote')!.plan(moved, ['probe'], '2026-11-21');
  expect(() => textsAfter(moved, plan)).toThrow(
    /services\/gateway\/src\/areas\.ts is not as expected: "const AREAS = \[" stands in it 0 times.*tools\/new/,
  );
});
