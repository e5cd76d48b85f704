import type { Release } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import type { Remote } from '../composition/composition.rules.js';
import { releaseOf, remotesOf, shellFilesOf } from './page-composition.rules.js';

const release = (remote: string, version: string): Release => {
  const facts = buildFacts(remote, version);
  return { ...facts, remote, folder: `${remote}/${version}`, integrity: facts.files[facts.entry]!.integrity } as unknown as Release;
};
const label = { en: 'Messages', fr: 'Courrier' };
const navigation = { bar: [{ path: '/chat', icon: 'message', position: 1, label }] };
const plain = { ...buildFacts('mfe-chat', '2').descriptor!, title: { en: 'Messages', fr: 'Courrier' } };
const { budgets: _, title: __, ...told } = plain;
const chat: Remote = { release: release('mfe-chat', '2'), descriptor: { ...plain, navigation }, channel: 'canary', fallback: null };
const file = (integrity: string) => ({ bytes: 1, integrity });
const french = { spoken: 'fr', offered: ['fr'] };

test('a page is told of a remote what loads it, in the languages that it offers, and not what it may weigh', () => {
  expect(releaseOf(chat, french)).toEqual({
    version: '2',
    entry: '/releases/mfe-chat/2/remoteEntry.2.js',
    integrity: chat.release.integrity,
    descriptor: { ...told, title: { fr: 'Courrier' }, navigation: { bar: [{ ...navigation.bar[0], label: { fr: 'Courrier' } }] } },
    channel: 'canary',
    fallback: null,
    screens: { home: ['home.js'] },
  });
});

test('what only the gateway needs of a route stays with it', () => {
  const routes = [{ ...plain.routes[0]!, screen: 'list', pictures: ['members.0.image'] }];
  expect(releaseOf({ ...chat, descriptor: { ...plain, routes } }, french).descriptor.routes).toEqual(plain.routes);
});

test('what stands in for it brings no links of its own; one that tells nothing of itself stands in for nobody', () => {
  const older = release('mfe-chat', '1');
  const fallback = { ...older, descriptor: { ...plain, navigation } };
  expect(releaseOf({ ...chat, fallback }, french).fallback).toEqual({
    version: '1',
    entry: '/releases/mfe-chat/1/remoteEntry.1.js',
    integrity: older.integrity,
    descriptor: told,
  });
  expect(releaseOf({ ...chat, fallback: { ...older, descriptor: null } }, french).fallback).toBeNull();
});

test('remotes are told by their areas', () => {
  const search = { ...chat, release: release('mfe-search', '4'), descriptor: buildFacts('mfe-search', '4').descriptor! };
  const remotes = remotesOf({ shell: release('shell', '1'), remotes: [chat, search] }, french);
  expect(Object.entries(remotes).map(([area, { version }]) => [area, version])).toEqual([
    ['chat', '2'],
    ['search', '4'],
  ]);
});

test('of the shell’s own files the scripts are pinned that it fetches later: not its entry, no style, and not what pages carry', () => {
  const files = {
    'main.js': file('sha384-m'),
    'login.js': file('sha384-l'),
    'main.css': file('sha384-c'),
    'watch.js': { ...file('sha384-w'), text: 'watch()' },
  };
  const shell = { ...release('shell', '7'), entry: 'main.js', files };
  expect(shellFilesOf({ shell, remotes: [] })).toEqual({ '/releases/shell/7/login.js': 'sha384-l' });
});
