import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { catalogueFaultsIn, cataloguesOf } = jest.requireActual<{
  cataloguesOf(dir: string): Readonly<Record<string, Readonly<Record<string, string>>>>;
  catalogueFaultsIn(dir: string): string[];
}>('./catalogues.mjs');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rendezvous-catalogues-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (file: string, content: string | object): void => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
};
/** A remote with texts of two screens, and some that both show. */
const given = (): void => {
  for (const locale of ['en', 'fr']) {
    write(`src/messages/${locale}.json`, { 'chat.retry': 'R' });
    write(`src/room/messages/${locale}.json`, { 'chat.room.a': 'A {name}' });
    write(`src/likes/messages/${locale}.json`, { 'chat.likes.b': 'B' });
    write(
      `src/messages/${locale}.ts`,
      `import likes from '../likes/messages/${locale}.json';
import room from '../room/messages/${locale}.json';
import common from './${locale}.json';

export default { ...common, ...likes, ...room };
`,
    );
  }
};

test('the catalogue of a language is what all screens have, and what they share', () => {
  given();
  const all = { 'chat.retry': 'R', 'chat.room.a': 'A {name}', 'chat.likes.b': 'B' };
  expect(cataloguesOf(dir)).toEqual({ en: all, fr: all });
  expect(catalogueFaultsIn(dir)).toEqual([]);
});

test('what one screen’s file lacks, or has with another value, is told', () => {
  given();
  write('src/room/messages/fr.json', { 'chat.room.a': 'A' });
  write('src/likes/messages/fr.json', { 'chat.likes.bb': 'B' });
  expect(catalogueFaultsIn(dir).toSorted()).toEqual([
    '"chat.likes.b" is missing in fr',
    '"chat.likes.bb" is missing in en',
    '"chat.room.a" has other values in fr than in en',
  ]);
});

test('a file that no screen’s file takes is told, unless a script beside it takes it by itself', () => {
  given();
  for (const locale of ['en', 'fr']) write(`src/later/messages/${locale}.json`, { 'chat.later.c': 'C' });
  expect(catalogueFaultsIn(dir)).toEqual([
    'src/later/messages/en.json is not taken by src/messages/en.ts',
    'src/later/messages/fr.json is not taken by src/messages/fr.ts',
  ]);
  write('src/later/texts.tsx', 'const load = (locale) => import(/* webpackChunkName: "later-[request]" */ `./messages/${locale}.json`);');
  expect(catalogueFaultsIn(dir)).toEqual([]);
  write('src/later/texts.tsx', `import en from './messages/en.json';\nimport fr from './messages/fr.json';`);
  expect(catalogueFaultsIn(dir)).toEqual([]);
  write('src/later/texts.tsx', `import en from './messages/en.json';`);
  expect(catalogueFaultsIn(dir)).toEqual(['src/later/messages/fr.json is not taken by src/messages/fr.ts']);
});

test('what the descriptor alone names is taken by it; a message that it does not name is told', () => {
  given();
  write('descriptor.json', { title: 'chat.title', navigation: { bar: [{ label: 'chat.nav' }] } });
  for (const locale of ['en', 'fr']) write(`src/descriptor/messages/${locale}.json`, { 'chat.title': 'Chat', 'chat.nav': 'Chats' });
  expect(catalogueFaultsIn(dir)).toEqual([]);
  for (const locale of ['en', 'fr']) write(`src/descriptor/messages/${locale}.json`, { 'chat.title': 'Chat', 'chat.other': 'Other' });
  expect(catalogueFaultsIn(dir)).toContain('src/descriptor/messages/en.json is not taken by src/messages/en.ts');
});

test('a message that stands in two files is told with both', () => {
  given();
  write('src/room/messages/en.json', { 'chat.room.a': 'A {name}', 'chat.retry': 'Again' });
  expect(catalogueFaultsIn(dir)).toEqual(['"chat.retry" is in src/messages/en.json and in src/room/messages/en.json']);
});

test('a screen’s file that its remote does not take is told', () => {
  given();
  write('src/start/messages/en.json', {});
  expect(catalogueFaultsIn(dir)).toEqual(['src/start/messages/en.json is not taken by src/messages/en.ts']);
});

test('one file needs nothing that takes it, a second one does', () => {
  write('src/messages/en.json', {});
  expect(catalogueFaultsIn(dir)).toEqual([]);
  write('src/room/messages/en.json', {});
  expect(catalogueFaultsIn(dir)).toEqual(['src/room/messages/en.json is taken by nothing: there is no src/messages/en.ts']);
});

test('a file that is no JSON is told by its name', () => {
  write('src/messages/en.json', '{');
  expect(() => catalogueFaultsIn(dir)).toThrow(/messages\/en\.json is not JSON: /);
});
