import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition, FailureCode } from '@rendezvous/contracts/releases';
import { Metrics } from '@rendezvous/server/metrics';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { NotifyModule } from '@rendezvous/notify';
import { Releases } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';
import { WorkspaceBuilds } from './workspace-builds.service.js';

// One team's release from its build to its end, with running page views: through the same doors as browsers and the command.
const CHAT = 'mfe-chat';
let app: TestApp;
let releases: Releases;
let compositions: Compositions;
let workspace: string;

const build = (name: string, version: string): void => {
  const facts = buildFacts(name, version);
  const dist = join(workspace, name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const file of Object.keys(facts.files)) writeFileSync(join(dist, file), `${version} ${file}`);
  writeFileSync(join(dist, 'release.json'), JSON.stringify(facts));
};
const record = (version: string) => releases.record({ facts: buildFacts(CHAT, version), folder: `${CHAT}/${version}` }, 'ada');
const revisionSeen = async (served: () => boolean, withinMs = 2000) => {
  const end = Date.now() + withinMs;
  while (!served()) {
    if (Date.now() > end) throw new Error('The gateway did not follow in time.');
    await new Promise((done) => setTimeout(done, 20));
  }
};
const open = async (cookies: Record<string, string> = {}, path = '/chat') => {
  const response = await app.app.inject({ method: 'GET', url: path, cookies });
  const [, json = '{}'] = response.body.match(/id="composition"[^>]*>(.*?)<\/script>/) ?? [];
  const visitor = response.cookies.find(({ name }) => name === 'visitor')?.value;
  return { page: JSON.parse(json) as Composition, visitor, headers: response.headers, html: response.body };
};
interface Reporting {
  readonly visitor?: string;
  readonly ip?: string;
  readonly code?: FailureCode;
  readonly cross?: boolean;
  readonly remote?: string;
}
const report = (pageView: string, version: string, more: Reporting = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/remote-failures',
    headers: { 'sec-fetch-site': more.cross ? 'cross-site' : 'same-origin' },
    remoteAddress: more.ip ?? '203.0.113.7',
    cookies: more.visitor ? { visitor: more.visitor } : {},
    payload: { pageView, remote: more.remote ?? CHAT, version, phase: 'entry', code: more.code ?? 'unreachable' },
  });
const failures = () => app.database.read<Record<string, string>>('select * from site.release_failures');

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: pageProviders(),
    entities: areaEntities,
    migrations: areaMigrations,
  });
  releases = app.get(Releases);
  compositions = app.get(Compositions);
  for (const name of ['shell', CHAT, 'mfe-search']) build(name, '1');
  await app.get(WorkspaceBuilds).publish(workspace);
  await compositions.start();
});
afterAll(async () => {
  await app.close();
  rmSync(workspace, { recursive: true, force: true });
});

test('a start publishes what was built, and a later start takes nothing back', async () => {
  expect((await open()).page.remotes['chat']).toMatchObject({ version: '1', channel: 'stable', fallback: null });
  build(CHAT, 'mine');
  await record('theirs');
  await releases.promote(CHAT, 'theirs', 'ada');
  app.clock.advance(1000);
  await app.get(WorkspaceBuilds).publish(workspace);
  expect((await releases.current())[CHAT]?.version).toBe('theirs');
  await releases.promote(CHAT, '1', 'ada');
  await revisionSeen(() => compositions.for('').remotes[0]?.release.version === '1');
});

test('a visitor keeps the version that he got, without and with a login', async () => {
  await record('2');
  await releases.canary(CHAT, '2', 50, 'ada');
  await revisionSeen(() => compositions.serves(CHAT, '2'));
  const { visitor, page, headers } = await open();
  expect(String(headers['set-cookie'])).toMatch(/visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  for (let i = 0; i < 5; i += 1) {
    const again = await open({ visitor: visitor! });
    expect(again.visitor).toBeUndefined();
    expect(again.page.remotes['chat']?.version).toBe(page.remotes['chat']?.version);
  }
  const loggedIn = await app.app.inject({ method: 'GET', url: '/chat', cookies: { visitor: visitor! }, headers: { 'x-test-viewer': '7' } });
  expect(loggedIn.body).toContain(`"version":"${page.remotes['chat']?.version}"`);
});

test('of 1,000 visitors 7 to 13 % get a canary of 10 %, and no page view asks the database which', async () => {
  await releases.canary(CHAT, '2', 10, 'ada');
  let percent = 0;
  await revisionSeen(() => {
    percent = Array.from({ length: 200 }, (_, i) => compositions.for(`v${i}`).remotes[0]?.channel).filter((c) => c === 'canary').length;
    return percent < 60;
  });
  let asked = 0;
  const count = () => (asked += 1);
  app.database.pool.on('acquire', count);
  const given = Array.from({ length: 1000 }, (_, i) => compositions.for(`visitor-${i}`).remotes[0]?.channel);
  app.database.pool.off('acquire', count);
  const canaries = given.filter((channel) => channel === 'canary').length;
  expect(canaries).toBeGreaterThanOrEqual(70);
  expect(canaries).toBeLessThanOrEqual(130);
  expect(asked).toBe(0);
});

test('a running gateway follows a promotion and a rollback within two seconds', async () => {
  await releases.promote(CHAT, null, 'ada');
  await revisionSeen(() => compositions.for('').remotes[0]?.release.version === '2');
  expect(compositions.for('').remotes[0]?.fallback?.version).toBe('1');
  await releases.rollback(CHAT, 'ada');
  await revisionSeen(() => compositions.for('').remotes[0]?.release.version === '1');
});

describe('a report', () => {
  test('of a page view that we did not sign, of yesterday, or from another site is refused', async () => {
    const { page } = await open();
    const signed = page.pageView;
    expect((await report(`${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`, '1')).statusCode).toBe(400);
    expect((await report('x', '1')).statusCode).toBe(400);
    expect((await report(signed, '1', { cross: true })).statusCode).toBe(403);
    app.clock.advance(25 * 3_600_000);
    expect((await report(signed, '1')).statusCode).toBe(400);
    expect(await failures()).toEqual([]);
  });

  test('of a version that no page is made of is taken and forgotten', async () => {
    const { page } = await open();
    expect((await report(page.pageView, 'made-up')).statusCode).toBe(204);
    expect(await failures()).toEqual([]);
  });

  test('is kept once for a page view, and names neither browser nor network', async () => {
    const { page, visitor } = await open();
    for (let i = 0; i < 2; i += 1) expect((await report(page.pageView, '1', { visitor: visitor! })).statusCode).toBe(204);
    const rows = await failures();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ remote: CHAT, version: '1', phase: 'entry', code: 'unreachable' });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`203\\.0|${visitor}`));
    expect(await app.get(Metrics).text()).toMatch(
      /remote_failures_total\{remote="mfe-chat",version="1",phase="entry",code="unreachable"\} 1/,
    );
  });
});

const invented = (index: number): string => `invented-visitor-00000${index % 10}`.slice(-22).padStart(22, 'x');

/** A page view that got this version. */
const openWith = async (version: string) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const opened = await open();
    if (opened.page.remotes['chat']?.version === version) return opened;
  }
  throw new Error(`No page view gets version ${version} any more.`);
};

describe('what one browser makes up', () => {
  beforeEach(async () => {
    await app.database.change('truncate site.release_failures, site.release_loads');
    await releases.canary(CHAT, '2', 50, 'ada');
    await revisionSeen(() => compositions.serves(CHAT, '2'));
  });
  afterEach(async () => {
    await releases.rollback(CHAT, 'ada');
    await revisionSeen(() => !compositions.serves(CHAT, '2'));
    await app.database.change('truncate site.release_failures, site.release_loads');
  });

  test('about a canary that its page views did not get takes nothing back, whatever cookies and networks it comes from', async () => {
    for (let i = 0; i < 10; i += 1) {
      const { page } = await openWith('1');
      expect((await report(page.pageView, '2', { visitor: invented(i), ip: `198.51.${i}.7` })).statusCode).toBe(204);
    }
    expect(await failures()).toEqual([]);
    expect(compositions.serves(CHAT, '2')).toBe(true);
    expect(await app.get(Metrics).text()).not.toMatch(/remote_failures_total\{remote="mfe-chat",version="2"/);
  });

  test.each(['1', '2'])('with a cookie for each report of version %s is still one browser', async (version) => {
    const { visitor } = await openWith(version);
    for (let i = 0; i < 10; i += 1) {
      const { page } = await open({ visitor: visitor! });
      await report(page.pageView, version, { visitor: invented(i), ip: `198.51.${i}.7` });
    }
    expect(new Set((await failures()).map(({ session }) => session)).size).toBe(1);
    expect(await failures()).toHaveLength(10);
    expect(compositions.serves(CHAT, '2')).toBe(true);
  });

  test('a page view tells of its fallback, too', async () => {
    const { page } = await openWith('2');
    await report(page.pageView, page.remotes['chat']!.fallback!.version);
    expect(await failures()).toMatchObject([{ version: '1' }]);
  });
});

test('the shell’s page views and failures are counted as a remote’s are, and it is never taken back', async () => {
  await app.database.change('truncate site.release_failures, site.release_loads');
  for (let i = 0; i < 6; i += 1) {
    const { page, visitor } = await open();
    expect(page.shell).toBe('1');
    const told = await report(page.pageView, page.shell!, { remote: 'shell', visitor: visitor!, ip: `198.51.${i}.7` });
    expect(told.statusCode).toBe(204);
  }
  const failed = (await failures()).filter(({ remote }) => remote === 'shell');
  expect(failed).toHaveLength(6);
  const loads = await app.database.read<{ loads: number }>("select loads from site.release_loads where remote = 'shell'");
  expect(loads.reduce((sum, row) => sum + row.loads, 0)).toBe(6);
  expect((await releases.live()).remotes['shell']?.stable.version).toBe('1');
  expect(await app.get(Metrics).text()).toMatch(/remote_failures_total\{remote="shell",version="1"/);
  await app.database.change('truncate site.release_failures, site.release_loads');
});

test('a canary that fails for enough visitors takes itself back, and everybody has the stable version again', async () => {
  await record('broken');
  await releases.canary(CHAT, 'broken', 100, 'ada');
  await revisionSeen(() => compositions.serves(CHAT, 'broken'));
  for (let i = 0; i < 5; i += 1) {
    const { page, visitor } = await open();
    expect(page.remotes['chat']).toMatchObject({ version: 'broken', channel: 'canary', fallback: { version: '1' } });
    await report(page.pageView, 'broken', { visitor: visitor!, ip: `198.51.${i}.7` });
  }
  await revisionSeen(() => !compositions.serves(CHAT, 'broken'));
  expect((await open()).page.remotes['chat']).toMatchObject({ version: '1', channel: 'stable' });
  expect((await releases.history(CHAT))[0]).toMatchObject({
    action: 'halt',
    actor: 'platform',
    figures: { sessions: 5, networks: 5, loads: 5 },
  });
});

test('files from another origin are allowed by the page’s policy, scripts only by nonce and integrity', async () => {
  const folder = 'https://cdn.example/releases/mfe-chat/far';
  await releases.record({ facts: buildFacts(CHAT, 'far'), folder }, 'ada');
  await releases.promote(CHAT, 'far', 'ada');
  await revisionSeen(() => compositions.for('').remotes[0]?.release.version === 'far');
  const { headers, page, html } = await open();
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'; style-src 'self' https:\/\/cdn\.example 'nonce-/);
  expect(policy).toMatch(/font-src 'self' https:\/\/cdn\.example;/);
  expect(policy).not.toContain('unsafe');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  expect(page.remotes['chat']?.entry).toBe(`${folder}/remoteEntry.far.js`);
  expect(
    html
      .match(/<link rel="preload" as="script"[^>]*>/g)
      ?.every((link) => /integrity="sha384-[^"]+" crossorigin="anonymous" nonce="/.test(link)),
  ).toBe(true);
});
