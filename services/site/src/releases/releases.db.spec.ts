import { testDatabase, TestClock, type TestDatabase } from '@rendezvous/server/testing';
import { entities, migrations } from '../index.js';
import type { ReleaseFacts } from './release.js';
import { Releases } from './releases.service.js';
import { ReleasesStore } from './releases.store.js';

let data: TestDatabase;
let releases: Releases;
const clock = new TestClock();

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  releases = new Releases(data.database, new ReleasesStore(data.database), clock);
});
beforeEach(() => data.database.read('truncate site.releases cascade'));
afterAll(() => data.close());

const build = (name: string, version: string, integrity = 'sha384-abc'): ReleaseFacts => ({
  name,
  version,
  entry: `remoteEntry.${version}.js`,
  files: { [`remoteEntry.${version}.js`]: { bytes: 9000, integrity, brotli: 3000 }, 'home.js': { bytes: 100, integrity: 'sha384-def' } },
  chunks: { home: ['home.js', 'home.css'] },
  descriptor: { routes: [{ path: '/' }] },
});

test('a build whose entry is not among its files is refused', async () => {
  const facts = { ...build('mfe-chat', '1'), entry: 'missing.js' };
  await expect(releases.record({ facts, folder: 'mfe-chat/1' })).rejects.toThrow(/missing\.js/);
  expect(await releases.list()).toEqual([]);
});

test('a recorded version cannot come again with other files', async () => {
  await releases.record({ facts: build('mfe-chat', '1'), folder: 'mfe-chat/1' });
  await expect(releases.record({ facts: build('mfe-chat', '1', 'sha384-other'), folder: 'mfe-chat/1' })).rejects.toThrow(
    /recorded already/,
  );
});

test('a channel cannot point at a version that was never recorded', async () => {
  await expect(releases.promote('mfe-chat', 'unknown')).rejects.toThrow(/foreign key/);
});

test('what is recorded is served: entry, integrity, the files of each chunk, the descriptor', async () => {
  await releases.record({ facts: build('mfe-chat', '1'), folder: 'mfe-chat/1' });
  await releases.record({ facts: build('shell', '7'), folder: 'shell' });
  const current = await releases.current();
  expect(Object.keys(current)).toEqual(['mfe-chat', 'shell']);
  expect(current['mfe-chat']).toEqual({
    remote: 'mfe-chat',
    version: '1',
    folder: 'mfe-chat/1',
    entry: 'remoteEntry.1.js',
    integrity: 'sha384-abc',
    files: build('mfe-chat', '1').files,
    chunks: { home: ['home.js', 'home.css'] },
    descriptor: { routes: [{ path: '/' }] },
    createdAt: clock.now(),
  });
});

test('a newer build takes the channel, the older one stays listed, and going back is one move', async () => {
  await releases.record({ facts: build('mfe-chat', '1'), folder: 'mfe-chat/1' });
  clock.advance(60_000);
  await releases.record({ facts: build('mfe-chat', '2', 'sha384-two'), folder: 'mfe-chat/2' });
  expect((await releases.current())['mfe-chat']?.version).toBe('2');
  expect((await releases.list('mfe-chat')).map(({ version }) => version)).toEqual(['2', '1']);
  expect(await releases.list('mfe-search')).toEqual([]);
  await releases.promote('mfe-chat', '1');
  expect((await releases.current())['mfe-chat']?.version).toBe('1');
});

test('the same build recorded by ten processes at once is there once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => releases.record({ facts: build('mfe-chat', '1'), folder: 'mfe-chat/1' })));
  expect(await releases.list()).toHaveLength(1);
  expect((await releases.current())['mfe-chat']?.version).toBe('1');
});
