import { sourceWorker } from '../testing/index.js';
import type { PageToDraw, ServerCode } from './drawing.js';
import { DrawingThread, type Outcome, type ThreadFault, type ThreadLimits } from './drawing-thread.js';

/** A shell that draws what the remote says of an address. */
const SHELL = `exports.shared = { react: 'the shell’s' };
  exports.drawPage = async ({ url, module }) => ({ html: await module(url), answered: [] });`;

const codeOf = (name: string, text: string): ServerCode => ({ name, text, address: `/releases/${name}/1/` });
const page = (url: string): PageToDraw => ({ url, composition: '{}' });
let threads: DrawingThread[] = [];
afterEach(async () => {
  await Promise.all(threads.map((thread) => thread.end()));
  threads = [];
});

const htmlOf = (outcome: Outcome): string => (outcome.kind === 'drawn' ? outcome.page.html : outcome.kind);
const start = (remote: string, limits: Partial<ThreadLimits> = {}) => {
  const faults: ThreadFault[] = [];
  const reasons: string[] = [];
  const code = { shell: codeOf('shell', SHELL), remote: codeOf('mfe-gifts', remote), warmUp: page('/warm-up') };
  const thread = new DrawingThread(sourceWorker, code, { budgetMs: 2000, hangMs: 2000, queue: 8, ...limits }, (fault, why) => {
    faults.push(fault);
    reasons.push(why);
  });
  threads.push(thread);
  return { thread, faults, reasons };
};
/** Draws when the thread has started. */
const drawn = async ({ thread, faults }: ReturnType<typeof start>, url: string): Promise<string> => {
  for (let tries = 0; tries < 600 && !thread.ready && faults.length === 0; tries++) await new Promise((done) => setTimeout(done, 25));
  return htmlOf(await thread.draw(page(url)));
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
  expect(await one.thread.draw(page('/bad'))).toEqual({ kind: 'threw', why: expect.stringContaining('Drawn badly.') });
  expect(await drawn(one, '/gifts')).toBe('fine');
  expect(one.faults).toEqual([]);
});

test.each([
  ['never ends', `for (;;);`, 'hangs'],
  ['waits for ever', `return new Promise(() => {});`, 'hangs'],
  ['ends the process', `require('process').exit(3);`, 'ended'],
  ['takes all memory', `const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));`, 'ended'],
  ['keeps 160 MB of buffers', `globalThis.kept = Buffer.alloc(160 * 2 ** 20, 1); return 'fine';`, 'memory'],
  ['throws late', `setTimeout(() => { throw new Error('Late.'); }, 5); return new Promise((done) => setTimeout(done, 200));`, 'ended'],
] as const)('what %s ends its thread, and nothing else', async (_, body, fault) => {
  const bad = start(`exports.default = (url) => { if (url === '/bad') { ${body} } return 'fine'; };`, {
    // memory takes its time on a busy machine
    hangMs: fault === 'hangs' ? 2000 : 30_000,
  });
  const good = start(`exports.default = () => 'untouched';`);
  expect(await drawn(bad, '/gifts')).toBe('fine');
  await bad.thread.draw(page('/bad'));
  await untilOver(bad);
  expect(bad.faults).toEqual([fault]);
  expect(await bad.thread.draw(page('/gifts'))).toEqual({ kind: 'ended' });
  expect(await drawn(good, '/gifts')).toBe('untouched');
});

test.each([
  ['throws while it is loaded', `throw new Error('Not today.');`, /Not today/],
  ['asks for what nobody gives', `require('some-package');`, /mfe-gifts asks for some-package, which nobody gives/],
  ['ends the process while it is loaded', `process.exit(7);`, /ended with 7/],
])('a build that %s never draws', async (_, text, why) => {
  const one = start(text);
  await untilOver(one);
  expect(one.faults).toEqual(['not-started']);
  expect(one.reasons[0]).toMatch(why);
});

test('the time of a page that waits does not run, and more than the queue holds is turned away', async () => {
  const slow = start(`exports.default = () => new Promise((done) => setTimeout(done, 150, 'slow'));`, { queue: 3 });
  expect(await drawn(slow, '/gifts')).toBe('slow');
  const results = await Promise.all(Array.from({ length: 6 }, () => slow.thread.draw(page('/gifts'))));
  expect(results.map(htmlOf)).toEqual(['slow', 'slow', 'slow', 'slow', 'busy', 'busy']);
  expect(slow.faults).toEqual([]);
});

test('a page that takes too long goes out undrawn, as do those behind it, and the thread goes on', async () => {
  const slow = start(`exports.default = (url) => new Promise((done) => setTimeout(done, url === '/slow' ? 600 : 0, 'fine'));`, {
    budgetMs: 200,
  });
  expect(await drawn(slow, '/gifts')).toBe('fine');
  const results = await Promise.all(['/slow', '/gifts'].map((url) => slow.thread.draw(page(url))));
  expect(results.map(htmlOf)).toEqual(['late', 'busy']);
  const [first] = results;
  expect(first?.kind === 'late' && (await first.later)?.html).toBe('fine');
  expect(await drawn(slow, '/gifts')).toBe('fine');
  expect(slow.faults).toEqual([]);
});

test('a page that shows nothing is no fault', async () => {
  const text = `exports.default = () => { throw Object.assign(new Error('Elsewhere.'), { name: 'PageNotWhole' }); };`;
  expect(await drawn(start(text), '/gifts')).toBe('nothing');
});

test('a timer at the top of a module keeps nobody', async () => {
  const one = start(`setInterval(() => undefined, 10); exports.default = () => 'fine';`);
  expect(await drawn(one, '/gifts')).toBe('fine');
  await one.thread.end();
  expect(one.faults).toEqual([]);
});
