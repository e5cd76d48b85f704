import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClock, type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { entities, migrations } from '../../index.js';
import { buildFacts } from '../../testing/build-facts.js';
import { ChannelsStore } from '../channels/channels.store.js';
import { openFolders } from '../folders/folders.provider.js';
import type { ReleaseFolders } from '../folders/release-folders.js';
import { HealthStore } from '../health/health.store.js';
import { Releases } from '../releases.service.js';
import { ReleasesStore } from '../releases.store.js';
import { ReleaseRetention } from './retention.service.js';

let data: TestDatabase;
let releases: Releases;
let retention: ReleaseRetention;
let folder: string;
let folders: ReleaseFolders;
const clock = new TestClock();
const CHAT = 'mfe-chat';
const DAY = 86_400_000;

const record = async (version: string) => {
  const facts = buildFacts(CHAT, version);
  const build = join(folder, 'build', version);
  mkdirSync(build, { recursive: true });
  for (const file of Object.keys(facts.files)) writeFileSync(join(build, file), `${version} ${file}`);
  writeFileSync(join(build, 'release.json'), JSON.stringify(facts));
  await releases.record({ facts, folder: await folders.put(build, facts) }, 'ada');
};
const isThere = (version: string) => existsSync(join(folder, 'releases', CHAT, version, 'home.js'));

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-retention-'));
  const [store, channels] = [new ReleasesStore(data.database), new ChannelsStore(data.database)];
  releases = new Releases(data.database, store, channels, clock);
  folders = await openFolders({ dataDir: folder, releasesBucket: null, releasesOrigin: null });
  retention = new ReleaseRetention(data.database, store, channels, new HealthStore(data.database), folders, clock);
});
beforeEach(async () => {
  await data.database.change('truncate site.releases cascade');
  for (const version of ['1', '2', '3', '4']) await record(version);
  await releases.promote(CHAT, '1', 'ada');
});
afterAll(async () => {
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

test('files go 90 days after the last page that could name them, and never while one can', async () => {
  clock.advance(100 * DAY);
  await releases.promote(CHAT, '2', 'ada');
  await releases.promote(CHAT, '3', 'ada');
  // 3 is stable, 2 its fallback; 1 was served until just now, 4 never
  expect((await retention.clean('ada')).map(({ version }) => version)).toEqual(['4']);
  clock.advance(89 * DAY);
  expect(await retention.clean('ada')).toEqual([]);
  clock.advance(2 * DAY);
  expect((await retention.clean('ada')).map(({ version }) => version)).toEqual(['1']);
  expect(['1', '2', '3', '4'].map(isThere)).toEqual([false, true, true, false]);
  await expect(releases.promote(CHAT, '1', 'ada')).rejects.toThrow(/files were removed/);
});

test('what was removed comes back when it is released again', async () => {
  clock.advance(100 * DAY);
  await retention.clean('ada');
  expect(isThere('4')).toBe(false);
  const other = buildFacts(CHAT, '4', { files: { 'other.js': { bytes: 1, integrity: 'sha384-other' } }, entry: 'other.js' });
  await expect(releases.record({ facts: other, folder: 'anywhere' }, 'ada')).rejects.toThrow('recorded already, with other files');
  await expect(releases.promote(CHAT, '4', 'ada')).rejects.toThrow(/files were removed/);
  await record('4');
  await releases.promote(CHAT, '4', 'ada');
  expect([isThere('4'), (await releases.current())[CHAT]?.version]).toEqual([true, '4']);
});
