import { type Override, overrideRelease } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import type { Releasing } from '../composition/composition.rules.js';
import type { FoundPage } from '../composition/page-route.rules.js';
import { type Place, accessOf, heldOf, markOf, refusalOf } from './override.rules.js';

const NOW = new Date('2026-03-02T12:00:00Z');
const override = (more: Partial<Override> = {}): Override => ({
  remote: 'mfe-chat',
  version: 'mine',
  folder: 'http://127.0.0.1:4000',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  descriptor: buildFacts('mfe-chat', 'mine').descriptor!,
  recorded: false,
  until: NOW.getTime() + 1,
  ...more,
});
const chat = overrideRelease(override({ version: 'live' }));
const ordinary: Releasing = {
  shell: { ...chat, remote: 'shell', contracts: { oldest: 1, newest: 1 } },
  remotes: [{ release: chat, descriptor: chat.descriptor!, channel: 'stable', fallback: null }],
};
const place: Place = { ordinary, origins: ['http://127.0.0.1:*'], now: NOW };
const descriptor = override().descriptor;

test.each([
  ['forged', null],
  ['expired', override({ until: NOW.getTime() })],
  ['origin', override({ folder: 'https://evil.example/mfe-chat' })],
  ['origin', override({ folder: 'mfe-chat/mine' })],
  ['remote', override({ remote: 'mfe-other' })],
  ['contract', override({ descriptor: { ...descriptor, contract: 2 } })],
])('an override is refused as %s', (reason, given) => {
  expect(refusalOf(given, place)).toBe(reason);
});

test('one of an allowed origin is taken, and a recorded one wherever its files are kept', () => {
  expect(refusalOf(override(), place)).toBeNull();
  const search = overrideRelease(override({ remote: 'mfe-search' }));
  const two = [...ordinary.remotes, { ...ordinary.remotes[0]!, release: search }];
  expect(refusalOf(override(), { ...place, ordinary: { ...ordinary, remotes: two } })).toBeNull();
  expect(refusalOf(override({ recorded: true, folder: 'https://cdn.example/releases/mfe-chat/mine' }), place)).toBeNull();
  expect(refusalOf(override({ recorded: true, folder: 'mfe-chat/mine' }), place)).toBeNull();
});

test('its banner names where it comes from: another origin, or the site itself', () => {
  expect(heldOf(override(), 'https://love.example')).toMatchObject({
    remote: { release: { version: 'mine' }, channel: 'override', fallback: null },
    origin: 'http://127.0.0.1:4000',
    until: '2026-03-02T12:00:00.001Z',
  });
  expect(heldOf(override({ folder: 'mfe-chat/mine' }), 'https://love.example').origin).toBe('https://love.example');
});

test('a mark is that of one link, and fits a list of words', () => {
  expect(markOf('a.b')).toMatch(/^[\w-]{16}$/);
  expect(markOf('a.b')).toBe(markOf('a.b'));
  expect(markOf('a.b')).not.toBe(markOf('a.c'));
});

const found = (access: 'anyone' | 'member') => ({ remote: null, route: { access }, params: {} }) as unknown as FoundPage;
test.each([
  ['anyone', [null]],
  ['anyone', [{ remote: null, route: null, own: null, chunk: 'login', params: {} }]],
  ['member', [found('member'), null]],
  ['member', [found('member'), found('member')]],
  ['anyone', [found('member'), found('anyone')]],
  ['anyone', [found('anyone'), found('member')]],
  ['anyone', [null, found('member')]],
])('a page is for %s before its tab decides, among what is released and the builds', (access, pages) => {
  expect(accessOf(pages)).toBe(access);
});
