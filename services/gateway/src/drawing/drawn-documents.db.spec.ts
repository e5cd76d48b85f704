import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '@rendezvous/contracts/kernel';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { NotifyModule } from '@rendezvous/notify';
import { type ReleaseFacts, ReleaseFolders, Releases } from '@rendezvous/site';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';
import { WorkspaceBuilds } from '../releases/workspace-builds.service.js';
import {
  FAULTY_BUILDS,
  GOOD_BUILD,
  SHELL_BUILD,
  SHELL_SHARES,
  SLOW_BUILD,
  THROWING_BUILD,
  sourceWorker,
  writeBuild,
} from '../testing/index.js';
import { DrawingWorker } from './drawing-worker.js';

// Whole documents of remotes whose builds for servers have every fault that we know: the page is served as ever, and others are drawn.

/** How often each page is asked for at least: more than a thread may end, or a screen throw, before it is left to browsers. */
const LOOKS = 12;
/** A thread that hangs is given up after several times what one takes that does not. */
const impatientWorker = new DrawingWorker(sourceWorker.file, sourceWorker.execArgv, 4000);
let workspace: string;
let app: TestApp;
/** What was served of each area, look by look. */
const documents: Record<string, string[]> = {};

const build = (name: string, text: string | null, more: Partial<ReleaseFacts> = {}, version = '1'): ReleaseFacts =>
  writeBuild(join(workspace, name, 'dist'), name, text, more, version);
const open = async (path: string, remoteAddress = '203.0.113.7') =>
  (await app.app.inject({ method: 'GET', url: path, remoteAddress })).body;
const rootOf = (html: string): string => /<div id="root"[^>]*>(.*)<\/div>/.exec(html)?.[1] ?? '';
const until = async (isSo: () => boolean) => {
  for (let time = 0; time < 200 && !isSo(); time++) await new Promise((done) => setTimeout(done, 50));
  expect(isSo()).toBe(true);
};
/** Looks until the page is drawn, or a thread could have started several times. */
const seen = async (path: string, times = 60): Promise<string> => {
  for (let time = 0; time < times; time++) {
    const root = rootOf(await open(path));
    if (root === '<h1>drawn</h1>') return root;
    await new Promise((done) => setTimeout(done, 250));
  }
  return rootOf(await open(path));
};

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: [...pageProviders(), { provide: DrawingWorker, useValue: impatientWorker }],
    entities: areaEntities,
    migrations: areaMigrations,
    environment: { DRAWING_BUDGET_MS: '500' },
  });
  build('shell', SHELL_BUILD, { shared: SHELL_SHARES });
  build('mfe-good', GOOD_BUILD);
  build('mfe-slow', SLOW_BUILD);
  for (const [area, [, text, more]] of Object.entries(FAULTY_BUILDS)) build(`mfe-${area}`, text, more);
  await app.get(WorkspaceBuilds).publish(workspace);
  await app.get(Compositions).start();
  // a thread that hangs is waited for three times
  const lastLook = Date.now() + seconds(90);
  for (let look = 0; look < LOOKS || (Date.now() < lastLook && (await reported()).length < FAILING.length); look++) {
    for (const area of Object.keys(FAULTY_BUILDS)) (documents[area] ??= []).push(await open(`/${area}`));
    await new Promise((done) => setTimeout(done, 200));
  }
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(workspace, { recursive: true, force: true });
});

const FAILING = ['exiting', 'hoarding', 'latethrow', 'loading', 'looping', 'throwing', 'waiting'];

const reported = () =>
  app.database.read<{ remote: string; version: string; phase: string }>(
    'select distinct remote, version, phase from site.release_failures order by remote',
  );

test.each(Object.entries(FAULTY_BUILDS).map(([area, [fault]]) => [fault, area]))(
  'a page of a remote whose build for servers %s is drawn by the browser',
  (_, area) => {
    expect(documents[area]?.length).toBeGreaterThanOrEqual(LOOKS);
    for (const html of documents[area] ?? []) {
      expect(rootOf(html)).toMatch(/^<div class="first-frame"/);
      expect(html).not.toContain('data-drawn');
    }
  },
);

test('what failed is reported for the version that did, and for no other', async () => {
  expect(await reported()).toEqual(FAILING.map((area) => ({ remote: `mfe-${area}`, version: '1', phase: 'render' })));
});

test('beside them all, others are drawn', async () => {
  expect(await seen('/good')).toBe('<h1>drawn</h1>');
});

test('a page that is drawn says so, and one drawing is for all visitors', async () => {
  await seen('/good');
  const html = await open('/good');
  expect(html).toContain('<div id="root" data-drawn><h1>drawn</h1></div>');
  expect(html).toContain('"drawn":[]');
  expect(html).toContain('<title>As drawn · ');
  expect((await app.get(Releases).current())['mfe-good']?.version).toBe('1');
});

test('what was drawn too late for one visitor is there for the next', async () => {
  expect(await seen('/slow')).toBe('<h1>drawn</h1>');
});

test('a canary that cannot be drawn is taken back, as one that fails in browsers', async () => {
  const [name, releases, compositions] = ['mfe-good', app.get(Releases), app.get(Compositions)];
  const facts = build(name, THROWING_BUILD, {}, '2');
  await releases.record({ facts, folder: await app.get(ReleaseFolders).put(join(workspace, name, 'dist'), facts) }, 'ada');
  await releases.canary(name, '2', 100, 'ada');
  await until(() => compositions.serves(name, '2'));
  // several people in several places, each seeing the page that the browser draws
  for (let look = 0; look < 150 && compositions.serves(name, '2'); look++) {
    expect(rootOf(await open('/good', `198.51.${look % 8}.7`))).toMatch(/^<div class="first-frame"|^<h1>drawn/);
    await new Promise((done) => setTimeout(done, 200));
  }
  expect((await releases.history(name))[0]).toMatchObject({ action: 'halt', actor: 'platform' });
  await until(() => !compositions.serves(name, '2'));
  expect(await seen('/good')).toBe('<h1>drawn</h1>');
}, 120_000);
