import { buildFacts } from '../../testing/build-facts.js';
import { releaseOf } from '../builds/release-facts.rules.js';
import type { LiveRelease, Release } from '../builds/release.js';
import { removedNames } from './removed-names.rules.js';

const FACADE = { name: '@rendezvous/client/facade', version: '0.1.0', range: '^0.1.0', own: false };
const UI = { name: '@rendezvous/ui', version: '0.1.2', range: '^0.1.2', own: true };
const build = (remote: string, version: string, shared: Release['shared']): Release =>
  releaseOf({ facts: buildFacts(remote, version, { shared }), folder: '' }, new Date());
const shellGiving = (...given: string[]) => build('shell', 's', [{ ...FACADE, own: true, given }]);
const chatTaking = (version: string, ...taken: string[]) => build('mfe-chat', version, [{ ...FACADE, taken }]);
const serving = (stable: Release, more: Partial<LiveRelease> = {}): LiveRelease => ({
  stable,
  stableBy: 'ada',
  stableSince: new Date(0),
  before: null,
  canary: null,
  pinned: null,
  ...more,
});
const hit = (shell: Release, chat: LiveRelease, fallbacks = true, present = shellGiving('Link', 'useToday')) =>
  removedNames(shell, { revision: '1', remotes: { shell: serving(present), 'mfe-chat': chat } }, fallbacks);

test('a name that a live build takes may not go, and it says whom that hits', () => {
  expect(hit(shellGiving('Link'), serving(chatTaking('1', 'Link', 'useToday')))).toEqual([
    'mfe-chat 1 takes useToday of @rendezvous/client/facade. Agree with team-chat: a release without it goes first.',
  ]);
  const canary = { release: chatTaking('2', 'useToday'), percent: 5 };
  expect(hit(shellGiving('Link'), serving(chatTaking('1', 'Link'), { canary }))).toEqual([expect.stringMatching(/^mfe-chat 2 takes/)]);
  expect(hit(shellGiving('Link'), serving(chatTaking('1', 'Link'), { pinned: chatTaking('p', 'useToday') }))).toEqual([
    expect.stringMatching(/^mfe-chat p takes/),
  ]);
});

test('a build that pages get in several ways is told of once, with all names that it loses', () => {
  const chat = chatTaking('1', 'Link', 'useToday');
  expect(hit(shellGiving(), serving(chat, { pinned: chat, canary: { release: chat, percent: 5 } }))).toEqual([
    expect.stringMatching(/^mfe-chat 1 takes Link, useToday of @rendezvous\/client\/facade\./),
  ]);
});

test('a name that is lacking already excuses neither another one nor the same one of another module', () => {
  const shell = (names: string[], ofUi: string[]) =>
    build('shell', 's', [
      { ...FACADE, given: names },
      { ...UI, given: ofUi },
    ]);
  const chat = build('mfe-chat', '1', [
    { ...FACADE, taken: ['Link', 'useToday'] },
    { ...UI, taken: ['Link'] },
  ]);
  expect(hit(shell([], ['Badge']), serving(chat), true, shell(['useToday'], ['Link', 'Badge']))).toEqual([
    expect.stringMatching(/takes useToday of @rendezvous\/client\/facade/),
    expect.stringMatching(/takes Link of @rendezvous\/ui/),
  ]);
});

test('what it falls back to counts, too, unless a way back is asked for or the checkout brings the shell and the remote together', () => {
  const before = chatTaking('0', 'useToday');
  const chat = serving(chatTaking('1', 'Link'), { before });
  expect(hit(shellGiving('Link'), chat)).toEqual([expect.stringMatching(/^mfe-chat 0, which it falls back to, takes useToday/)]);
  expect(hit(shellGiving('Link'), chat, false)).toEqual([]);
  expect(hit(shellGiving('Link'), { ...chat, stableBy: 'checkout' })).toEqual([]);
});

test('a name that nobody takes may go, one that a build lacks already is not taken from it, and new ones may come', () => {
  expect(hit(shellGiving('Link', 'useNow'), serving(chatTaking('1', 'Link')))).toEqual([]);
  expect(hit(shellGiving('Link'), serving(chatTaking('1', 'useNever')))).toEqual([]);
});

test('a module that the build brings itself is missed only where the page has the shell’s copy', () => {
  const ui = (version: string, ...given: string[]) => build('shell', version, [{ ...UI, version, given }]);
  const chat = serving(build('mfe-chat', '1', [{ ...UI, taken: ['Carousel'] }]));
  const present = ui('0.1.2', 'Avatar', 'Carousel');
  expect(hit(ui('0.1.1', 'Avatar'), chat, true, present)).toEqual([]);
  expect(hit(ui('0.1.2', 'Avatar', 'Badge'), chat, true, present)).toEqual([expect.stringMatching(/takes Carousel of @rendezvous\/ui/)]);
});

test('the first shell takes nothing away', () => {
  expect(removedNames(shellGiving(), { revision: '1', remotes: { 'mfe-chat': serving(chatTaking('1', 'Link')) } }, true)).toEqual([]);
});
