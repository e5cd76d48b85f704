import { TestClock, type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { entities, migrations } from '../index.js';
import { buildFacts } from '../testing/build-facts.js';
import { ChannelsStore } from './channels.store.js';
import { ReleaseHealth } from './health.service.js';
import { HealthStore } from './health.store.js';
import { Releases } from './releases.service.js';
import { ReleasesStore } from './releases.store.js';

let data: TestDatabase;
let releases: Releases;
let health: ReleaseHealth;
const clock = new TestClock();
const CHAT = 'mfe-chat';

beforeAll(async () => {
  data = await testDatabase({ entities, migrations });
  const channels = new ChannelsStore(data.database);
  releases = new Releases(data.database, new ReleasesStore(data.database), channels, clock);
  health = new ReleaseHealth(data.database, new HealthStore(data.database), channels, clock);
});
beforeEach(async () => {
  await data.database.read('truncate site.releases, site.release_failures, site.release_loads cascade');
  for (const version of ['1', '2']) await releases.record({ facts: buildFacts(CHAT, version), folder: `${CHAT}/${version}` }, 'ada');
  await releases.promote(CHAT, '1', 'ada');
  await releases.canary(CHAT, '2', 10, 'ada');
});
afterAll(() => data.close());

let views = 0;
const fail = (session: number, network = session % 3, version = '2', pageView = `view-${(views += 1)}`) =>
  health.report({ pageView, remote: CHAT, version, session: `s${session}`, network: `n${network}`, phase: 'entry', code: 'unreachable' });
const canary = async () => (await releases.live()).remotes[CHAT]?.canary?.release.version;
const halts = async () => (await releases.history(CHAT)).filter(({ action }) => action === 'halt');

test('a canary stays while too few people, too few networks or too small a share failed', async () => {
  for (let i = 0; i < 20; i += 1) await fail(i % 4);
  expect(await canary()).toBe('2');
  for (let i = 0; i < 20; i += 1) await fail(i, i % 2, '1');
  await data.database.read('truncate site.release_failures');
  for (let i = 0; i < 20; i += 1) await fail(i, i % 2);
  expect(await canary()).toBe('2');
  await data.database.read('truncate site.release_failures');
  await health.addLoads([{ remote: CHAT, version: '2', loads: 300 }]);
  for (let i = 0; i < 5; i += 1) await fail(i);
  expect(await canary()).toBe('2');
});

test('a page view counts once for a remote', async () => {
  expect(await fail(1, 1, '2', 'same')).toBe(true);
  expect(await fail(2, 2, '2', 'same')).toBe(false);
});

test('failures of more than ten minutes ago do not count', async () => {
  for (let i = 0; i < 4; i += 1) await fail(i);
  clock.advance(11 * 60_000);
  await fail(4);
  expect(await canary()).toBe('2');
});

test('the report that tips it takes the canary back, with the figures in the history', async () => {
  await health.addLoads([{ remote: CHAT, version: '2', loads: 250 }]);
  for (let i = 0; i < 5; i += 1) await fail(i);
  expect(await canary()).toBeUndefined();
  expect(await halts()).toMatchObject([
    { actor: 'platform', version: '2', figures: { loads: 250, failures: 5, sessions: 5, networks: 3 } },
  ]);
});

test('of reports at once none is overlooked, and one takes the canary back', async () => {
  await Promise.all(Array.from({ length: 5 }, (_, i) => fail(i)));
  expect(await canary()).toBeUndefined();
  await Promise.all(Array.from({ length: 20 }, (_, i) => fail(i)));
  expect(await halts()).toHaveLength(1);
});

test('a promotion and the tipping report at once end in one of the two, never in both', async () => {
  for (let i = 0; i < 4; i += 1) await fail(i);
  const [promoted] = await Promise.allSettled([releases.promote(CHAT, null, 'ada'), fail(4)]);
  const now = (await releases.live()).remotes[CHAT];
  expect(now?.canary).toBeNull();
  expect(now?.stable.version).toBe(promoted.status === 'fulfilled' ? '2' : '1');
  expect(await halts()).toHaveLength(promoted.status === 'fulfilled' ? 0 : 1);
});
