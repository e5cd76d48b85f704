import type { LiveRelease, LiveReleases, Release } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { composeFor, originsOf, releasesOf } from './composition.rules.js';

const release = (remote: string, version: string, more: Partial<Release> = {}): Release => {
  const facts = buildFacts(remote, version);
  return {
    ...facts,
    remote,
    folder: `${remote}/${version}`,
    integrity: facts.files[facts.entry]!.integrity,
    checksum: version,
    descriptor: facts.descriptor ?? null,
    pages: facts.pages ?? null,
    commit: null,
    builtAt: new Date(0),
    createdAt: new Date(0),
    withdrawnAt: null,
    removedAt: null,
    ...more,
  };
};
const only = (stable: Release): LiveRelease => ({
  stable,
  stableBy: 'ada',
  stableSince: new Date(0),
  before: null,
  canary: null,
  pinned: null,
});
const canaryOf = (remote: string, percent: number): LiveRelease => ({
  ...only(release(remote, '1')),
  canary: { release: release(remote, '2'), percent },
});
const world = (remotes: Record<string, LiveRelease>, shell = release('shell', 's')): LiveReleases => ({
  revision: '1',
  remotes: { shell: only(shell), ...remotes },
});
const visitors = Array.from({ length: 1000 }, (_, i) => `visitor-${i}`);
const givenTo = (live: LiveReleases, visitor: string, remote = 'mfe-chat') =>
  composeFor(live, visitor)!.remotes.find(({ release: { remote: name } }) => name === remote);
const getting = (live: LiveReleases, remote = 'mfe-chat') =>
  new Set(visitors.filter((visitor) => givenTo(live, visitor, remote)?.channel === 'canary'));

test('without a shell there is no page', () => {
  expect(composeFor({ revision: '1', remotes: { 'mfe-chat': canaryOf('mfe-chat', 10) } }, 'anyone')).toBeNull();
});

test('of 1,000 visitors about 10 % get a canary of 10 %, and each of them stays when it grows', () => {
  const tenth = getting(world({ 'mfe-chat': canaryOf('mfe-chat', 10) }));
  const third = getting(world({ 'mfe-chat': canaryOf('mfe-chat', 33) }));
  expect(tenth.size).toBeGreaterThanOrEqual(70);
  expect(tenth.size).toBeLessThanOrEqual(130);
  expect(third.size).toBeGreaterThan(290);
  expect([...tenth].filter((visitor) => !third.has(visitor))).toEqual([]);
  expect(getting(world({ 'mfe-chat': canaryOf('mfe-chat', 100) })).size).toBe(1000);
});

test('who gets the canary of one remote says nothing about another', () => {
  const live = world({ 'mfe-chat': canaryOf('mfe-chat', 50), 'mfe-search': canaryOf('mfe-search', 50) });
  const chat = getting(live);
  const both = [...getting(live, 'mfe-search')].filter((visitor) => chat.has(visitor)).length;
  expect(both).toBeGreaterThan(200);
  expect(both).toBeLessThan(300);
});

test('a canary falls back to the stable version, and that one to the one before it', () => {
  const live = world({ 'mfe-chat': { ...canaryOf('mfe-chat', 100), before: release('mfe-chat', '0') } });
  expect(givenTo(live, 'a')).toMatchObject({ channel: 'canary', release: { version: '2' }, fallback: { version: '1' } });
  const stable = world({ 'mfe-chat': { ...only(release('mfe-chat', '1')), before: release('mfe-chat', '0') } });
  expect(givenTo(stable, 'a')).toMatchObject({ channel: 'stable', release: { version: '1' }, fallback: { version: '0' } });
  expect(givenTo(world({ 'mfe-chat': only(release('mfe-chat', '1')) }), 'a')?.fallback).toBeNull();
});

test('a version that takes a name which the shell does not give stands in for no other', () => {
  const facade = { name: '@rendezvous/client/facade', version: '0.1.0', range: '^0.1.0', own: false };
  const shell = release('shell', 's', { shared: [{ ...facade, own: true, given: ['Link'] }] });
  const fallbackTaking = (...taken: string[]) => {
    const chat = { ...only(release('mfe-chat', '1')), before: release('mfe-chat', '0', { shared: [{ ...facade, taken }] }) };
    return givenTo(world({ 'mfe-chat': chat }, shell), 'a')?.fallback?.version;
  };
  expect(fallbackTaking('Link')).toBe('0');
  expect(fallbackTaking('Link', 'useToday')).toBeUndefined();
});

test('one that brings a copy of its own stands in where that counts, and not where the page would have the shell’s', () => {
  const ui = { name: '@rendezvous/ui', version: '0.1.2', range: '^0.1.2', own: true };
  const shell = release('shell', 's', { shared: [{ ...ui, given: ['Avatar'] }] });
  const fallbackWithin = (range: string) => {
    const before = release('mfe-chat', '0', { shared: [{ ...ui, range, taken: ['Carousel'] }] });
    return givenTo(world({ 'mfe-chat': { ...only(release('mfe-chat', '1')), before } }, shell), 'a')?.fallback?.version;
  };
  expect(fallbackWithin('^0.1.3')).toBe('0');
  expect(fallbackWithin('^0.1.2')).toBeUndefined();
});

test('a pin counts for everybody, whatever the canary', () => {
  const chat = { ...canaryOf('mfe-chat', 100), pinned: release('mfe-chat', 'p') };
  expect(givenTo(world({ 'mfe-chat': chat }), 'a')).toMatchObject({
    channel: 'pinned',
    release: { version: 'p' },
    fallback: { version: '1' },
  });
});

test('a release whose contract the shell does not offer is passed over, also as a fallback', () => {
  const newer = release('mfe-chat', '2', { contracts: { oldest: 2, newest: 2 } });
  const chat = { ...only(release('mfe-chat', '1')), canary: { release: newer, percent: 100 }, before: newer };
  expect(givenTo(world({ 'mfe-chat': chat }), 'a')).toMatchObject({ channel: 'stable', release: { version: '1' }, fallback: null });
  const shell = release('shell', 's', { contracts: { oldest: 1, newest: 2 } });
  expect(givenTo(world({ 'mfe-chat': chat }, shell), 'a')).toMatchObject({ channel: 'canary', release: { version: '2' } });
});

test('the routes of a page are those of the version that the visitor gets', () => {
  const facts = buildFacts('mfe-chat', '2').descriptor!;
  const next = release('mfe-chat', '2', { descriptor: { ...facts, routes: [{ ...facts.routes[0]!, path: '/new' }] } });
  const live = world({ 'mfe-chat': { ...only(release('mfe-chat', '1')), canary: { release: next, percent: 50 } } });
  const paths = new Set(visitors.map((visitor) => givenTo(live, visitor)?.descriptor.routes[0]?.path));
  expect(paths).toEqual(new Set(['/chat', '/new']));
});

test('origins of other hosts are told once, those of fallbacks too', () => {
  const chat = {
    ...only(release('mfe-chat', '1', { folder: 'https://cdn.example/releases/mfe-chat/1' })),
    before: release('mfe-chat', '0', { folder: 'https://old.example/releases/mfe-chat/0' }),
  };
  const search = only(release('mfe-search', '1', { folder: 'https://cdn.example/releases/mfe-search/1' }));
  const media = only(release('mfe-media', '1', { folder: 'https://media.example/1' }));
  expect(originsOf(composeFor(world({ 'mfe-chat': chat, 'mfe-search': search, 'mfe-media': media }), 'a')!)).toEqual([
    'https://cdn.example',
    'https://media.example',
    'https://old.example',
  ]);
});

test('what stands in for others comes last among all that a page may load', () => {
  const both = world({ 'mfe-chat': canaryOf('mfe-chat', 100), 'mfe-search': only(release('mfe-search', '1')) });
  const page = composeFor(both, 'a')!;
  const fallback = page.remotes[0]?.fallback;
  expect(fallback).toBeTruthy();
  expect(releasesOf(page)).toEqual([page.shell, ...page.remotes.map((remote) => remote.release), fallback]);
});

test('a page is made of what dev servers serve, without a fallback, and of releases for the rest', () => {
  const dev = (remote: string) => ({ release: release(remote, 'dev'), channel: 'development' as const });
  const live = world({ 'mfe-chat': canaryOf('mfe-chat', 100), 'mfe-search': only(release('mfe-search', '1')) });
  const { shell, remotes } = composeFor(live, 'a', [dev('shell'), dev('mfe-chat'), dev('mfe-new')])!;
  expect(shell.version).toBe('dev');
  expect(remotes.map((remote) => [remote.release.remote, remote.release.version, remote.channel, remote.fallback])).toEqual([
    ['mfe-search', '1', 'stable', null],
    ['mfe-chat', 'dev', 'development', null],
    ['mfe-new', 'dev', 'development', null],
  ]);
  expect(composeFor({ revision: '1', remotes: {} }, 'a', [dev('shell')])?.shell.version).toBe('dev');
});

test('a remote of which nothing can be shown is left out: no version fits the shell, or it does not say what it is', () => {
  const newer = release('mfe-chat', '2', { contracts: { oldest: 2, newest: 2 } });
  const live = world({ 'mfe-chat': only(newer), 'mfe-search': only(release('mfe-search', '1', { descriptor: null })) });
  expect(composeFor(live, 'a')?.remotes).toEqual([]);
  const silent = { release: release('mfe-new', 'dev', { descriptor: null }), channel: 'development' as const };
  expect(composeFor(world({}), 'a', [silent])?.remotes).toEqual([]);
});

test('a version does not stand in for itself', () => {
  const chat = { ...only(release('mfe-chat', '1')), before: release('mfe-chat', '1') };
  expect(givenTo(world({ 'mfe-chat': chat }), 'a')?.fallback).toBeNull();
});

test('a dev server of a remote leaves the shell as it is released', () => {
  const dev = { release: release('mfe-chat', 'dev'), channel: 'development' as const };
  expect(composeFor(world({}), 'a', [dev])?.shell.version).toBe('s');
});
