import { TestClock, type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { entities, migrations } from '../index.js';
import { buildFacts } from '../testing/build-facts.js';
import { ChannelsStore } from './channels/channels.store.js';
import type { Checked } from './compatibility/stale-check.rules.js';
import type { LiveReleases, ReleaseFacts } from './builds/release.js';
import { Releases } from './releases.service.js';
import { ReleasesStore } from './releases.store.js';
import { shellPagesOf } from './builds/shell-pages.rules.js';

let data: TestDatabase;
let releases: Releases;
const clock = new TestClock();
const CHAT = 'mfe-chat';

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  releases = new Releases(data.database, new ReleasesStore(data.database), new ChannelsStore(data.database), clock);
});
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await data.database.change('truncate site.releases cascade');
});
afterAll(() => data.close());

const record = (version: string, more: Partial<ReleaseFacts> = {}, actor = 'ada', remote = CHAT) => {
  clock.advance(60_000);
  return releases.record({ facts: buildFacts(remote, version, more), folder: `${remote}/${version}`, commit: 'c0ffee' }, actor);
};
const publish = (version: string, builtAt = clock.now().toISOString()) => {
  clock.advance(60_000);
  return releases.publishBuild({ facts: buildFacts(CHAT, version, { builtAt }), folder: `${CHAT}/${version}` });
};
const live = async () => (await releases.live()).remotes[CHAT];
const served = async () => {
  const now = await live();
  return [now?.stable.version, now?.canary?.release.version, now?.pinned?.version, now?.before?.version];
};
const stable = async (...versions: string[]) => {
  for (const version of versions) {
    await record(version);
    await releases.promote(CHAT, version, 'ada');
  }
};

const named = (name: string) => ({
  classNames: { browser: { 'a.module.css': { row: 'row_1' } }, server: { 'a.module.css': { row: name } } },
});

describe('a recorded build', () => {
  test('needs its entry among its files, and a descriptor that is its own', async () => {
    await expect(record('1', { entry: 'missing.js' })).rejects.toThrow(/missing\.js/);
    await expect(record('1', { descriptor: { ...buildFacts(CHAT, '1').descriptor!, routes: [{ path: 'x' }] as never } })).rejects.toThrow(
      /descriptor\.json is not one: routes\.0\.path/,
    );
    await expect(record('1', { descriptor: buildFacts('mfe-search', '1').descriptor! })).rejects.toThrow(/that of mfe-search/);
    expect(await releases.list()).toEqual([]);
  });

  test('has the same names for its classes wherever its pages are drawn, also one of the shell that goes out with the gateway', async () => {
    await expect(record('1', named('row_2'))).rejects.toThrow(/^mfe-chat 1: Its two builds call classes differently/);
    const shell = { facts: buildFacts('shell', '1', named('row_2')), folder: 'shell/1' };
    await expect(releases.publishBuild(shell)).rejects.toThrow(/^shell 1: Its two builds call classes differently/);
    expect(await releases.list()).toEqual([]);
    expect((await record('2', named('row_1'))).version).toBe('2');
  });

  test('is never one for development: it would break in a visitor’s shell', async () => {
    await expect(record('1', { development: true })).rejects.toThrow(
      'mfe-chat 1 is a development build, which fits a development shell only.',
    );
  });

  test('cannot come again with other files, not even when only a late chunk differs', async () => {
    const facts = buildFacts(CHAT, '1');
    await record('1');
    await expect(record('1', { files: { ...facts.files, 'home.js': { bytes: 9, integrity: 'sha384-else' } } })).rejects.toThrow(
      /recorded already/,
    );
  });

  test('is kept whole, with checksum, source and contract', async () => {
    const { files, chunks, descriptor } = buildFacts(CHAT, '1');
    await record('1');
    expect((await releases.list(CHAT))[0]).toMatchObject({
      remote: CHAT,
      version: '1',
      folder: 'mfe-chat/1',
      entry: 'remoteEntry.1.js',
      files,
      chunks,
      descriptor,
      contracts: { oldest: 1, newest: 1 },
      commit: 'c0ffee',
      withdrawnAt: null,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await live()).toBeUndefined();
  });

  test('recorded by ten processes at once is there once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => publish('1')));
    expect(await releases.list()).toHaveLength(1);
    expect((await releases.history(CHAT)).map(({ action }) => action)).toEqual(['promote', 'record']);
  });
});

describe('a channel', () => {
  test('serves nothing that is unknown, withdrawn, or of a remote without a stable version', async () => {
    await expect(releases.promote(CHAT, 'unknown', 'ada')).rejects.toThrow(/cannot be served/);
    await record('1');
    await expect(releases.canary(CHAT, '1', 10, 'ada')).rejects.toThrow(/no stable version yet/);
    await expect(releases.rollback(CHAT, 'ada')).rejects.toThrow(/no stable version yet/);
    await stable('2', '3');
    await releases.withdraw(CHAT, '2', 'ada');
    await expect(releases.promote(CHAT, '2', 'ada')).rejects.toThrow(/cannot be served/);
    await expect(releases.canary(CHAT, '2', 10, 'ada')).rejects.toThrow(/cannot be served/);
    await expect(releases.pin(CHAT, '2', 'ada')).rejects.toThrow(/cannot be served/);
  });

  test('a canary runs beside the stable version, falls back to it, and becomes it when promoted', async () => {
    await stable('1');
    await record('2');
    await releases.canary(CHAT, '2', 10, 'ada');
    expect(await live()).toMatchObject({ stable: { version: '1' }, canary: { percent: 10, release: { version: '2' } } });
    await releases.canary(CHAT, '2', 12.5, 'ada');
    expect((await live())?.canary?.percent).toBe(12.5);
    await releases.promote(CHAT, null, 'ada');
    expect(await served()).toEqual(['2', undefined, undefined, '1']);
    await expect(releases.canary(CHAT, '2', 10, 'ada')).rejects.toThrow(/stable already/);
    await expect(releases.canary(CHAT, '1', 0, 'ada')).rejects.toThrow(/percentage/);
  });

  test('rollback ends a canary first, then goes back one version, and never to what was left for a reason', async () => {
    await stable('1', '2', '3');
    await record('4');
    await releases.canary(CHAT, '4', 5, 'ada');
    await releases.rollback(CHAT, 'ada');
    expect(await served()).toEqual(['3', undefined, undefined, '2']);
    await releases.rollback(CHAT, 'ada');
    expect(await served()).toEqual(['2', undefined, undefined, '1']);
    await stable('5');
    expect(await served()).toEqual(['5', undefined, undefined, '2']);
    await releases.rollback(CHAT, 'ada');
    await releases.rollback(CHAT, 'ada');
    await expect(releases.rollback(CHAT, 'ada')).rejects.toThrow(/no earlier version/);
  });

  test('a pin holds whatever the channels say', async () => {
    await stable('1');
    await releases.pin(CHAT, null, 'ada');
    await stable('2');
    expect(await served()).toEqual(['2', undefined, '1', '1']);
    expect((await releases.current())[CHAT]?.version).toBe('1');
    await releases.unpin(CHAT, 'ada');
    expect((await releases.current())[CHAT]?.version).toBe('2');
    await expect(releases.unpin(CHAT, 'ada')).rejects.toThrow(/not pinned/);
  });

  test('withdrawing takes a version out of every place, and is refused for the last one', async () => {
    await stable('1', '2');
    await releases.pin(CHAT, '2', 'ada');
    await releases.withdraw(CHAT, '2', 'ada');
    expect(await served()).toEqual(['1', undefined, undefined, undefined]);
    await expect(releases.withdraw(CHAT, '1', 'ada')).rejects.toThrow(/all that can be served/);
  });

  test('the history says who did what', async () => {
    await stable('1');
    await record('2', {}, 'grace');
    await releases.canary(CHAT, '2', 10, 'grace');
    expect((await releases.history(CHAT)).map(({ actor, action, version, percent }) => [actor, action, version, percent])).toEqual([
      ['grace', 'canary', '2', 10],
      ['grace', 'record', '2', null],
      ['ada', 'promote', '1', null],
      ['ada', 'record', '1', null],
    ]);
  });

  test('commands at the same time leave one of their results, each from a whole state', async () => {
    await stable('0');
    for (const version of ['1', '2', '3', '4']) await record(version);
    const revision = Number(await releases.revision());
    const results = await Promise.allSettled(
      ['1', '2', '3', '4'].flatMap((version) => [
        releases.promote(CHAT, version, 'ada'),
        releases.canary(CHAT, version, 10, 'grace'),
        releases.rollback(CHAT, 'linus'),
      ]),
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    const now = await live();
    expect(now?.stable.version).not.toBe(now?.canary?.release.version);
    expect(Number(await releases.revision()) - revision).toBe(done);
    // replaying the history gives the state that is stored
    const lines = (await releases.history(CHAT)).toReversed();
    const last = lines.filter(({ action }) => ['promote', 'rollback'].includes(action)).at(-1);
    expect(now?.stable.version).toBe(last?.version);
  });
});

const checked = async (faults: (live: LiveReleases) => string[] = () => []) => ({ against: await releases.live(), faults });
const promote = (remote: string, version: string, check?: Checked) => releases.promote(remote, version, 'ada', check);

/** A check that fails once another remote serves its version 2. */
const withoutTwoOf = (remote: string) =>
  checked(({ remotes }) => (remotes[remote]?.stable.version === '2' ? [`Route of ${remote} 2`] : []));

describe('a release that was checked', () => {
  const SEARCH = 'mfe-search';
  beforeEach(async () => {
    for (const remote of [CHAT, SEARCH, 'shell'])
      for (const version of ['1', '2', '3']) {
        await record(version, {}, 'ada', remote);
        if (version === '1') await promote(remote, version);
      }
  });

  test('goes out beside those of other remotes at the same moment', async () => {
    const check = await checked();
    await Promise.all([promote(CHAT, '2', check), promote(SEARCH, '2', check)]);
    const { remotes } = await releases.live();
    expect([remotes[CHAT]?.stable.version, remotes[SEARCH]?.stable.version]).toEqual(['2', '2']);
  });

  test('of the same remote goes out once, whatever the other one is: stable, canary or pin', async () => {
    const check = await checked();
    const results = await Promise.allSettled([
      promote(CHAT, '2', check),
      promote(CHAT, '3', check),
      releases.canary(CHAT, '2', 5, 'ada', check),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(results.filter((result) => result.status === 'rejected').map(({ reason }) => String(reason))).toEqual([
      expect.stringMatching(/Something else of mfe-chat was released meanwhile.*Then run the command again/),
      expect.stringMatching(/Something else of mfe-chat/),
    ]);
    const again = await checked();
    await releases.pin(CHAT, '1', 'grace');
    await expect(promote(CHAT, '3', again)).rejects.toThrow(/Something else of mfe-chat/);
  });

  test('is checked again for what went live before it, and both never take the same', async () => {
    // both look before either is released
    const [chat, search] = [await withoutTwoOf(SEARCH), await withoutTwoOf(CHAT)];
    const results = await Promise.allSettled([promote(CHAT, '2', chat), promote(SEARCH, '2', search)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String((results.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason)).toMatch(
      /does not fit:\n- Route of mfe-(chat|search) 2/,
    );
  });

  test('does not go into a shell that it was not seen in', async () => {
    const check = await checked();
    await promote('shell', '2');
    await expect(promote(CHAT, '2', check)).rejects.toThrow(/Another shell went live meanwhile/);
    expect(await served()).toEqual(['1', undefined, undefined, undefined]);
  });
});

test('a shell is recorded with the pages that it draws itself; one from before that told of them has the login', async () => {
  const pages = [
    { path: '/login', chunk: 'login' },
    { path: '/new', chunk: 'new' },
  ];
  await record('before', {}, 'ada', 'shell');
  await record('now', { pages }, 'ada', 'shell');
  const recorded = await releases.list('shell');
  expect(recorded.map((shell) => [shell.version, shellPagesOf(shell)])).toEqual([
    ['now', pages],
    ['before', [{ path: '/login', chunk: 'login' }]],
  ]);
});

test('a shell that takes a name away from what is live does not go out, by whatever command, and nothing moves', async () => {
  const facade = { name: '@rendezvous/client/facade', version: '0.1.0', range: '^0.1.0', own: false };
  const shell = (version: string, ...given: string[]) => record(version, { shared: [{ ...facade, own: true, given }] }, 'ada', 'shell');
  await shell('1', 'Link');
  await promote('shell', '1');
  await shell('2', 'Link', 'useToday');
  await promote('shell', '2');
  await record('1', { shared: [{ ...facade, taken: ['useToday'] }] });
  await promote(CHAT, '1');
  await shell('3', 'Link');
  const refused = /The shell [134] does not give what is taken of the live one:\n- mfe-chat 1 takes useToday of .*team-chat/;
  await expect(promote('shell', '3')).rejects.toThrow(refused);
  await expect(releases.pin('shell', '3', 'ada')).rejects.toThrow(refused);
  await expect(releases.rollback('shell', 'ada')).rejects.toThrow(refused);
  const facts = buildFacts('shell', '4', { shared: [{ ...facade, own: true, given: ['Link'] }], builtAt: '2030-01-01T00:00:00Z' });
  await expect(releases.publishBuild({ facts, folder: 'shell/4' })).rejects.toThrow(refused);
  expect((await releases.current())['shell']?.version).toBe('2');
  await stable('2');
  // what stands in reserve holds up a step forward, and no way back
  await expect(promote('shell', '3')).rejects.toThrow(/mfe-chat 1, which it falls back to, takes useToday/);
  await releases.rollback('shell', 'ada');
  expect((await releases.current())['shell']?.version).toBe('1');
});

test('a version that cannot be served says which of the reasons it is', async () => {
  await stable('1', '2');
  await releases.withdraw(CHAT, '2', 'ada');
  await expect(promote(CHAT, '2')).rejects.toThrow(/2 cannot be served: it was withdrawn, for good/);
  await expect(promote(CHAT, '9')).rejects.toThrow(/9 cannot be served: it is not recorded/);
  await record('3');
  await data.database.change(`update site.releases set removed_at = now() where version = '3'`);
  await expect(promote(CHAT, '3')).rejects.toThrow(/3 cannot be served: its files were removed/);
});

test('a withdrawn build is served to nobody again, not under another name either', async () => {
  await stable('1', '2');
  await releases.withdraw(CHAT, '2', 'ada');
  const { files, entry } = buildFacts(CHAT, '2');
  await record('2-2', { files, entry });
  await expect(releases.promote(CHAT, '2-2', 'ada')).rejects.toThrow(/cannot be served/);
  await expect(releases.canary(CHAT, '2-2', 5, 'ada')).rejects.toThrow(/cannot be served/);
  expect((await releases.publishBuild({ facts: buildFacts(CHAT, '2-2', { files, entry }), folder: `${CHAT}/2-2` })).served).toBe(false);
  await record('2-3');
  await releases.promote(CHAT, '2-3', 'ada');
  expect((await served())[0]).toBe('2-3');
});

describe('what the workspace was built to', () => {
  test('becomes stable until somebody releases by the command', async () => {
    await publish('1');
    expect((await publish('2')).served).toBe(true);
    expect(await served()).toEqual(['2', undefined, undefined, '1']);
  });

  test('never takes the channel back from a later release, rollback, withdrawal or pin', async () => {
    const early = clock.now().toISOString();
    await publish('1', early);
    await stable('2');
    expect((await publish('1', early)).served).toBe(false);
    expect((await publish('early', early)).served).toBe(false);
    expect((await served())[0]).toBe('2');
    await publish('3');
    expect((await served())[0]).toBe('3');
    await releases.rollback(CHAT, 'ada');
    expect((await publish('3', early)).served).toBe(false);
    await releases.withdraw(CHAT, '3', 'ada');
    expect((await publish('3')).served).toBe(false);
    await releases.pin(CHAT, '2', 'ada');
    await publish('4');
    expect((await releases.current())[CHAT]?.version).toBe('2');
  });

  test('does not give a canary to everybody, nor one that was taken back', async () => {
    await publish('1');
    const early = clock.now().toISOString();
    await record('2', { builtAt: early });
    await releases.canary(CHAT, '2', 10, 'ada');
    expect((await publish('2', early)).served).toBe(false);
    expect((await live())?.canary?.percent).toBe(10);
    await releases.rollback(CHAT, 'ada');
    expect((await publish('2', early)).served).toBe(false);
    expect((await served())[0]).toBe('1');
  });
});
