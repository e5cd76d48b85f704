import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { NotifyModule } from '@rendezvous/notify';
import { type ReleaseFacts, Releases, integrityOf } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';
import { WorkspaceBuilds } from '../releases/workspace-builds.service.js';
import { DrawingWorker } from './drawing-worker.js';

// Whole documents of remotes whose builds for servers have every fault that we know: the page is served as ever, and others are drawn.

const WORKER = new DrawingWorker(pathToFileURL(resolve(__dirname, 'drawing.worker.ts')), [
  '--import',
  pathToFileURL(resolve(__dirname, '../../../../tools/source/register.mjs')).href,
]);
const SHELL = `exports.shared = { react: {} };
  exports.drawPage = async ({ url, module }) => ({ html: '<h1>' + (await module(url)) + '</h1>', answered: [] });`;
const GOOD = `exports.default = () => 'drawn';`;
const UI = { name: '@rendezvous/ui', version: '0.1.5', range: '^0.1.5', own: true };
const only = (body: string) => `exports.default = () => { ${body} };`;

/** A remote for each fault, by its area. */
const FAULTS: Record<string, [fault: string, text: string | null, more?: Partial<ReleaseFacts>]> = {
  loading: ['throws while it is loaded', `throw new Error('Not today.');`],
  throwing: ['throws while it draws', only(`throw new Error('Drawn badly.');`)],
  latethrow: ['throws late', only(`setTimeout(() => { throw new Error('Late.'); }, 1); return new Promise(() => {});`)],
  looping: ['never ends', only('for (;;);')],
  exiting: ['ends the process', only('process.exit(3);')],
  hoarding: ['keeps 160 MB of buffers', only('globalThis.kept = Buffer.alloc(160 * 2 ** 20, 1); return new Promise(() => {});')],
  leading: ['leads elsewhere', only(`throw Object.assign(new Error('Elsewhere.'), { name: 'PageNotWhole' });`)],
  waiting: ['waits for ever', only('return new Promise(() => {});')],
  missing: ['is missing', null],
  newer: ['was built against a newer libs/ui', GOOD, { shared: [{ ...UI, version: '0.1.9', range: '^0.1.9' }] }],
  names: ['takes a name that the shell does not give', GOOD, { shared: [{ ...UI, taken: ['Carousel'] }] }],
  tampered: ['is not the file that was released', GOOD],
};
let workspace: string;
let app: TestApp;

const build = (name: string, text: string | null, more: Partial<ReleaseFacts> = {}): void => {
  const server = { file: 'server/main.cjs', bytes: 9, integrity: name === 'mfe-tampered' ? 'sha384-x' : integrityOf(text ?? '') };
  const facts = buildFacts(name, '1', { ...more, ...(text === null ? {} : { server }) });
  const drawn = facts.descriptor && {
    ...facts.descriptor,
    routes: facts.descriptor.routes.map((route) => ({ ...route, draw: 'server' as const })),
  };
  const dist = join(workspace, name, 'dist');
  const files = {
    ...Object.fromEntries(Object.keys(facts.files).map((file) => [file, `1 ${file}`])),
    ...(text === null ? {} : { 'server/main.cjs': text }),
  };
  for (const [file, content] of Object.entries({
    ...files,
    'release.json': JSON.stringify({ ...facts, ...(drawn ? { descriptor: drawn } : {}) }),
  })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
};
const open = async (path: string) => (await app.app.inject({ method: 'GET', url: path })).body;
const rootOf = (html: string): string => /<div id="root"[^>]*>(.*)<\/div>/.exec(html)?.[1] ?? '';
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
    providers: [...pageProviders(), { provide: DrawingWorker, useValue: WORKER }],
    entities: areaEntities,
    migrations: areaMigrations,
    environment: { DRAWING_BUDGET_MS: '500' },
  });
  build('shell', SHELL, { shared: [{ ...UI, given: ['Button'] }] });
  build('mfe-good', GOOD);
  for (const [area, [, text, more]] of Object.entries(FAULTS)) build(`mfe-${area}`, text, more);
  await app.get(WorkspaceBuilds).publish(workspace);
  await app.get(Compositions).start();
});
afterAll(async () => {
  await app.close();
  rmSync(workspace, { recursive: true, force: true });
});

test.each(Object.entries(FAULTS).map(([area, [fault]]) => [fault, area]))(
  'of a remote whose build for servers %s the browser draws the page, and others are drawn',
  async (_, area) => {
    for (let time = 0; time < 12; time++) {
      const html = await open(`/${area}`);
      expect(rootOf(html)).toMatch(/^<div class="first-frame"/);
      expect(html).not.toContain('data-drawn');
      await new Promise((done) => setTimeout(done, 200));
    }
    expect(await seen('/good')).toBe('<h1>drawn</h1>');
  },
);

const FAILING = ['exiting', 'hoarding', 'latethrow', 'loading', 'looping', 'throwing', 'waiting'];

const reported = () =>
  app.database.read<{ remote: string; version: string; phase: string }>(
    'select distinct remote, version, phase from site.release_failures order by remote',
  );

test('what failed is reported for the version that did, and for no other', async () => {
  // a thread that hangs is waited for three times
  for (let time = 0; time < 120 && (await reported()).length < FAILING.length; time++) {
    for (const area of FAILING) await open(`/${area}`);
    await new Promise((done) => setTimeout(done, 500));
  }
  expect(await reported()).toEqual(FAILING.map((area) => ({ remote: `mfe-${area}`, version: '1', phase: 'render' })));
}, 120_000);

test('a page that is drawn says so, and one drawing is for all visitors', async () => {
  await seen('/good');
  const html = await open('/good');
  expect(html).toContain('<div id="root" data-drawn><h1>drawn</h1></div>');
  expect(html).toContain('"drawn":[]');
  expect((await app.get(Releases).current())['mfe-good']?.version).toBe('1');
});
