import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReleaseFacts, SERVER_FILE, integrityOf } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { DrawingWorker } from '../drawing/drawing-worker.js';

const at = (path: string): URL => new URL(path, import.meta.url);

/** Runs as it is written. */
export const sourceWorker = new DrawingWorker(at('../drawing/drawing.worker.ts'), [
  '--import',
  at('../../../../tools/source/register.mjs').href,
]);

/** A shell that draws what the remote says of its own pages, and one of its own for any other address. */
export const SHELL_BUILD = `exports.shared = { react: {} };
  const hasPage = ({ descriptor }, url) => descriptor.routes.some(({ path }) => path === url);
  exports.drawPage = async ({ url, composition, module }) => {
    const isRemotes = Object.values(composition.remotes).some((remote) => hasPage(remote, url));
    return { html: '<h1>' + (isRemotes ? await module(url) : 'Not found') + '</h1>', title: 'As drawn', answered: [] };
  };`;

/** A remote that draws. */
export const GOOD_BUILD = `exports.default = () => 'drawn';`;

const UI = { name: '@rendezvous/ui', version: '0.1.5', range: '^0.1.5', own: true };
const only = (body: string) => `exports.default = () => { ${body} };`;

/** What that shell shares. */
export const SHELL_SHARES = [{ ...UI, given: ['Button'] }];

/** A remote whose pages take longer than a budget of half a second. */
export const SLOW_BUILD = only(`return new Promise((done) => setTimeout(done, 700, 'drawn'));`);

export const THROWING_BUILD = only(`throw new Error('Drawn badly.');`);

/** Every fault of a build for servers that we know, by the area of a remote that has it. */
export const FAULTY_BUILDS: Readonly<Record<string, readonly [fault: string, text: string | null, more?: Partial<ReleaseFacts>]>> = {
  loading: ['throws while it is loaded', `throw new Error('Not today.');`],
  throwing: ['throws while it draws', THROWING_BUILD],
  latethrow: ['throws late', only(`setTimeout(() => { throw new Error('Late.'); }, 1); return new Promise(() => {});`)],
  looping: ['never ends', only('for (;;);')],
  exiting: ['ends the process', only('process.exit(3);')],
  hoarding: ['keeps 160 MB of buffers', only('globalThis.kept = Buffer.alloc(160 * 2 ** 20, 1); return new Promise(() => {});')],
  leading: ['leads elsewhere', only(`throw Object.assign(new Error('Elsewhere.'), { name: 'PageNotWhole' });`)],
  waiting: ['waits for ever', only('return new Promise(() => {});')],
  missing: ['is missing', null],
  newer: ['was built against a newer libs/ui', GOOD_BUILD, { shared: [{ ...UI, version: '0.1.9', range: '^0.1.9' }] }],
  names: ['takes a name that the shell does not give', GOOD_BUILD, { shared: [{ ...UI, taken: ['Carousel'] }] }],
  tampered: ['is not the file that was released', GOOD_BUILD],
};

/** Changes the routes of a build, if it has any. */
const withDrawnRoutes = ({ descriptor, ...facts }: ReleaseFacts): ReleaseFacts =>
  descriptor
    ? { ...facts, descriptor: { ...descriptor, routes: descriptor.routes.map((route) => ({ ...route, draw: 'server' as const })) } }
    : facts;

/**
 * Writes a small build of a remote, or of the shell, whose pages are left to servers.
 * @param folder where it is put
 * @param text its build for servers; null: it has none
 * @returns its facts
 */
export const writeBuild = (
  folder: string,
  name: string,
  text: string | null,
  more: Partial<ReleaseFacts> = {},
  version = '1',
): ReleaseFacts => {
  const server = { file: SERVER_FILE, bytes: 9, integrity: name === 'mfe-tampered' ? 'sha384-x' : integrityOf(text ?? '') };
  const facts = withDrawnRoutes(buildFacts(name, version, { ...more, ...(text === null ? {} : { server }) }));
  const files = {
    ...Object.fromEntries(Object.keys(facts.files).map((file) => [file, `${version} ${file}`])),
    ...(text === null ? {} : { [SERVER_FILE]: text }),
    'release.json': JSON.stringify(facts),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return facts;
};
