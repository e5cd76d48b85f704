import { TestClock, type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { entities, migrations } from '../../index.js';
import { buildFacts } from '../../testing/build-facts.js';
import { ChannelsStore } from '../channels/channels.store.js';
import { ReleaseHealth } from './health.service.js';
import { HealthStore } from './health.store.js';
import { Releases } from '../releases.service.js';
import { ReleasesStore } from '../releases.store.js';

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
  await data.database.change('truncate site.releases, site.release_failures, site.release_loads cascade');
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
  await data.database.change('truncate site.release_failures');
  for (let i = 0; i < 20; i += 1) await fail(i, i % 2);
  expect(await canary()).toBe('2');
  await data.database.change('truncate site.release_failures');
  for (const loads of [200, 100]) await health.addLoads([{ remote: CHAT, version: '2', loads }]);
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

describe('a canary is judged beside the stable version in the same ten minutes', () => {
  /** Page views, and browsers in which it failed. */
  type Met = readonly [loads: number, failed: number];
  const meet = async (version: string, [loads, failed]: Met, at = 'n') => {
    if (loads > 0) await health.addLoads([{ remote: CHAT, version, loads }]);
    // what was reported so far; the report that is judged comes after it
    await data.database.change(
      `insert into site.release_failures (page_view, remote, version, session, network, phase, code, at)
       select $1 || i, $2, $3, $1 || i, $4 || i % 7, 'entry', 'timeout', $5 from generate_series(1, $6::int) as i`,
      [`${version} ${at} `, CHAT, version, at, clock.now(), failed],
    );
  };
  test.each<[rule: string, canary: Met, stable: Met, halted: boolean]>([
    ['slow networks fail both alike', [200, 8], [1800, 72], false],
    ['a canary that fails where stable does not is taken back', [200, 8], [1800, 4], true],
    ['as much of stable as of it fails in an outage', [40, 40], [400, 400], false],
    ['nearly all of stable fails as well', [40, 38], [400, 360], false],
    ['half of stable fails as well, all of it fails', [40, 40], [400, 200], true],
    ['a little worse is not clearly worse, however many page views show it', [100_000, 3000], [900_000, 18_000], false],
    ['twice as bad is clearly worse when many page views show it', [10_000, 400], [90_000, 1700], true],
    ['twice as bad may be chance when few do', [250, 10], [250, 5], false],
    ['less than two in a hundred is no reason, though stable never fails', [1000, 19], [9000, 0], false],
    ['stable’s few page views show too little', [100, 10], [60, 0], false],
    ['stable’s few page views are enough for a canary that always fails', [20, 20], [60, 0], true],
    ['next to no stable page views: its own share counts', [300, 6], [49, 0], true],
    ['no stable page views, as with a canary for everybody: its own share counts', [300, 6], [0, 0], true],
    ['no stable page views, and too small a share', [400, 6], [0, 0], false],
  ])('%s', async (_, [loads, failed], stable, halted) => {
    await meet('1', stable);
    await meet('2', [loads, failed - 1]);
    await fail(0);
    expect(await canary()).toBe(halted ? undefined : '2');
  });

  test('what the stable version met earlier does not excuse it', async () => {
    await meet('1', [1800, 1800]);
    clock.advance(11 * 60_000);
    await meet('1', [1800, 4], 'later');
    await meet('2', [200, 7]);
    await fail(0);
    expect(await canary()).toBeUndefined();
  });

  test('one browser that reports the stable version again and again does not excuse it', async () => {
    await meet('1', [1800, 0]);
    for (let i = 0; i < 80; i += 1) await fail(0, 0, '1');
    await meet('2', [200, 7]);
    await fail(0);
    expect(await canary()).toBeUndefined();
  });

  test('no report of the stable version takes anything back', async () => {
    await meet('1', [100, 99]);
    await meet('2', [100, 0]);
    await fail(0, 0, '1');
    expect((await releases.live()).remotes[CHAT]).toMatchObject({ stable: { version: '1' }, canary: { release: { version: '2' } } });
  });
});

test('the report that tips it takes the canary back, with the figures in the history', async () => {
  await health.addLoads([
    { remote: CHAT, version: '2', loads: 100 },
    { remote: CHAT, version: '1', loads: 900 },
  ]);
  await fail(9, 0, '1');
  for (let i = 0; i < 5; i += 1) await fail(i);
  expect(await canary()).toBeUndefined();
  expect(await halts()).toMatchObject([
    {
      actor: 'platform',
      version: '2',
      figures: { loads: 100, failures: 5, sessions: 5, networks: 3, stableLoads: 900, stableSessions: 1 },
    },
  ]);
});

test('of reports at once none is overlooked, and one takes the canary back', async () => {
  await Promise.all(Array.from({ length: 5 }, (_, i) => fail(i)));
  expect(await canary()).toBeUndefined();
  await Promise.all(Array.from({ length: 20 }, (_, i) => fail(i)));
  expect(await halts()).toHaveLength(1);
});

test('a report waits for the one before it, and counts it', async () => {
  const store = new HealthStore(data.database);
  for (let i = 0; i < 3; i += 1) await fail(i);
  let later: Promise<boolean> | undefined;
  await data.database.transaction(async (tx) => {
    await store.queue(tx, CHAT);
    const fourth = { pageView: 'fourth', remote: CHAT, version: '2', session: 's3', network: 'n3', phase: 'entry', code: 'threw' } as const;
    await store.add(tx, fourth, clock.now());
    later = fail(4);
    await new Promise((done) => setTimeout(done, 200));
  });
  await later;
  expect(await canary()).toBeUndefined();
});

test('a promotion and the tipping report at once end in one of the two, never in both', async () => {
  for (let i = 0; i < 4; i += 1) await fail(i);
  const [promoted] = await Promise.allSettled([releases.promote(CHAT, null, 'ada'), fail(4)]);
  const now = (await releases.live()).remotes[CHAT];
  expect(now?.canary).toBeNull();
  expect(now?.stable.version).toBe(promoted.status === 'fulfilled' ? '2' : '1');
  expect(await halts()).toHaveLength(promoted.status === 'fulfilled' ? 0 : 1);
});
