import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageToDraw, ServerCode } from './drawing.js';
import { DrawingThread, type ThreadFault } from './drawing-thread.js';

const WORKER = pathToFileURL(resolve(__dirname, 'drawing.worker.ts'));
const SOURCES = ['--import', pathToFileURL(resolve(__dirname, '../../../../tools/source/register.mjs')).href];

/** A shell that draws what the remote says of an address. */
const SHELL = `exports.shared = { react: 'the shell’s' };
  exports.drawPage = async ({ url, module }) => ({ html: await module(url), answered: [] });`;

const codeOf = (name: string, text: string): ServerCode => ({ name, text, address: `/releases/${name}/1/` });
const page = (url: string): PageToDraw => ({ url, composition: {} as never });
let threads: DrawingThread[] = [];
afterEach(async () => {
  await Promise.all(threads.map((thread) => thread.end()));
  threads = [];
});

const start = (remote: string, limits = { budgetMs: 1000, queue: 8 }) => {
  const faults: ThreadFault[] = [];
  const refused: string[] = [];
  const code = { shell: codeOf('shell', SHELL), remote: codeOf('mfe-gifts', remote) };
  const thread = new DrawingThread(
    WORKER,
    code,
    limits,
    (fault) => faults.push(fault),
    (why) => refused.push(why),
    SOURCES,
  );
  threads.push(thread);
  return { thread, faults, refused };
};
/** Asks until the thread has started, or has ended. */
const drawn = async ({ thread, faults }: ReturnType<typeof start>, url: string): Promise<string | null> => {
  for (let tries = 0; tries < 600; tries++) {
    const found = await thread.draw(page(url));
    if (found || faults.length > 0) return found?.html ?? null;
    await new Promise((done) => setTimeout(done, 25));
  }
  return null;
};
const untilOver = async ({ faults }: ReturnType<typeof start>) => {
  for (let tries = 0; tries < 600 && faults.length === 0; tries++) await new Promise((done) => setTimeout(done, 25));
};

test('a remote is handed what the shell shares, and knows where its release is', async () => {
  const remote = `exports.default = (url) => url + ' ' + require('react') + ' ' + require('release-address');`;
  expect(await drawn(start(remote), '/gifts')).toBe('/gifts the shell’s /releases/mfe-gifts/1/');
});

test('what throws while it is drawn is not drawn, and told of; the next page is', async () => {
  const one = start(`exports.default = (url) => { if (url === '/bad') throw new Error('Drawn badly.'); return 'fine'; };`);
  expect(await drawn(one, '/gifts')).toBe('fine');
  expect(await one.thread.draw(page('/bad'))).toBeNull();
  expect(one.refused[0]).toMatch(/Drawn badly/);
  expect((await one.thread.draw(page('/gifts')))?.html).toBe('fine');
  expect(one.faults).toEqual([]);
});

test.each([
  ['never ends', `for (;;);`, 'late'],
  ['waits for ever', `return new Promise(() => {});`, 'late'],
  ['ends the process', `require('process').exit(3);`, 'ended'],
  ['takes all memory', `const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));`, 'ended'],
  ['throws late', `setTimeout(() => { throw new Error('Late.'); }, 5); return new Promise((done) => setTimeout(done, 200));`, 'ended'],
] as const)('what %s ends its thread, and nothing else', async (_, body, fault) => {
  const bad = start(`exports.default = (url) => { if (url === '/bad') { ${body} } return 'fine'; };`, { budgetMs: 3000, queue: 8 });
  const good = start(`exports.default = () => 'untouched';`);
  expect(await drawn(bad, '/gifts')).toBe('fine');
  expect(await bad.thread.draw(page('/bad'))).toBeNull();
  expect(bad.faults).toEqual([fault]);
  expect(await bad.thread.draw(page('/gifts'))).toBeNull();
  expect(await drawn(good, '/gifts')).toBe('untouched');
});

test.each([
  ['throws while it is loaded', `throw new Error('Not today.');`],
  ['asks for what nobody gives', `require('some-package');`],
])('a build that %s never draws', async (_, text) => {
  const one = start(text);
  await untilOver(one);
  expect(one.faults).toEqual(['not-started']);
  expect(one.refused).toHaveLength(1);
});

test('the time of a page that waits does not run, and more than the queue holds is turned away', async () => {
  const slow = start(`exports.default = () => new Promise((done) => setTimeout(done, 150, 'slow'));`, { budgetMs: 1000, queue: 3 });
  expect(await drawn(slow, '/gifts')).toBe('slow');
  const results = await Promise.all(Array.from({ length: 6 }, () => slow.thread.draw(page('/gifts'))));
  expect(results.map((result) => result?.html ?? null)).toEqual(['slow', 'slow', 'slow', 'slow', null, null]);
  expect(slow.faults).toEqual([]);
});
