import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LINTER = resolve(__dirname, '../../node_modules/oxlint/bin/oxlint');
const RULES = resolve(__dirname, 'pure-rendering.mjs');

/** The rules that a source breaks, as the linter itself finds. */
const brokenBy = async (sources: Readonly<Record<string, string>>): Promise<Record<string, string[]>> => {
  const folder = await mkdtemp(join(tmpdir(), 'pure-rendering-'));
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [RULES],
    rules: { 'rendering/pure': 'error', 'rendering/nothing-running': 'error', 'rendering/server-snapshot': 'error' },
  };
  await writeFile(join(folder, 'oxlintrc.json'), JSON.stringify(config));
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, `${name}.tsx`), source);
  const printed = await new Promise<string>((done) => {
    execFile(process.execPath, [LINTER, '-c', 'oxlintrc.json', '--format', 'json', '.'], { cwd: folder }, (_, stdout) => done(stdout));
  });
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(printed) as { diagnostics: { code: string; filename: string }[] };
  const found: Record<string, string[]> = {};
  for (const { code, filename } of diagnostics) (found[filename.replace(/^.*[\\/]|\.tsx$/g, '')] ??= []).push(code);
  return found;
};

const PURE = ['rendering(pure)'];

test('what differs from place to place or from time to time is refused where it is drawn', async () => {
  const faults = await brokenBy({
    body: 'export const Page = () => <p>{window.location.href}</p>;',
    hook: 'export const useNow = () => Date.now();',
    date: 'export function Page() { return <p>{new Date().getTime()}</p>; }',
    state: "import { useState } from 'react'; export const useRead = () => useState(() => localStorage.getItem('a'));",
    loop: 'export const List = ({ all }) => all.map((one) => <p key={one}>{Math.random()}</p>);',
    helper: 'const wide = () => matchMedia("x").matches; const isWide = () => wide(); export const Page = () => <p>{isWide() ? 1 : 2}</p>;',
    initial: "import { useState } from 'react'; const read = () => navigator.onLine; export const useOnline = () => useState(read);",
    wrapped: "import { memo } from 'react'; export const Page = memo(() => <p>{crypto.randomUUID()}</p>);",
    method: 'export class Page extends Component { render() { return performance.now(); } }',
    server: "import { useSyncExternalStore } from 'react'; export const useNow = (f, g) => useSyncExternalStore(f, g, () => Date.now());",
  });
  expect(faults).toEqual({
    body: PURE,
    hook: PURE,
    date: PURE,
    state: PURE,
    loop: PURE,
    helper: PURE,
    initial: PURE,
    wrapped: PURE,
    method: PURE,
    server: PURE,
  });
});

const inBody = (sources: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(sources).map(([name, value]) => [name, `export const Page = ({ at, n, all }) => <p>{${value}}</p>;`]));

test('the window is refused by each of its names, and the clock in each of its forms', async () => {
  const sources = inBody({
    global: 'globalThis.localStorage.getItem("a")',
    computed: 'globalThis["sessionStorage"].length',
    cast: '(globalThis as any).innerWidth',
    asserted: 'globalThis.location!.href',
    self: 'self.location.href',
    density: 'devicePixelRatio',
    style: 'getComputedStyle(at).color',
    called: 'Date()',
    clock: 'globalThis.Date.now()',
    made: 'String(new globalThis.Date())',
    chance: 'globalThis.crypto.randomUUID()',
  });
  const taken = { taken: 'export const useIt = () => { const { localStorage } = globalThis; return localStorage; };' };
  const faults = await brokenBy({ ...sources, ...taken });
  expect(faults).toEqual(Object.fromEntries([...Object.keys(sources), 'taken'].map((name) => [name, PURE])));
});

test('what reads the time zone or the language of the machine is refused where it is drawn', async () => {
  const sources = inBody({
    day: 'new Date(at).toLocaleDateString()',
    dayIn: 'at.toLocaleDateString("en", { month: "long" })',
    time: 'at.toLocaleTimeString("fr")',
    anything: 'n.toLocaleString()',
    hours: 'at.getHours()',
    year: 'new Date(at).getFullYear()',
    offset: 'at.getTimezoneOffset()',
    words: 'at.toDateString()',
    parts: 'String(new Date(2026, 1, 2))',
    moved: 'at.setHours(0)',
    format: 'new Intl.DateTimeFormat("en", { month: "long" }).format(at)',
    zone: 'Intl.DateTimeFormat().resolvedOptions().timeZone',
    numbers: 'new Intl.NumberFormat().format(n)',
    each: 'all.map((one) => one.getDay())',
  });
  const helper = { helper: 'const hour = (at) => at.getHours(); export const Page = ({ at }) => <p>{hour(at)}</p>;' };
  const faults = await brokenBy({ ...sources, ...helper });
  expect(faults).toEqual(Object.fromEntries([...Object.keys(sources), 'helper'].map((name) => [name, PURE])));
});

test('what a file leaves running when it is loaded or drawn is refused, and who listens to the process', async () => {
  const sources = {
    timer: 'setTimeout(() => undefined, 5);',
    interval: 'export const ticking = globalThis.setInterval(() => undefined, 5);',
    started: 'const start = () => { window.setTimeout(start, 5); }; start();',
    once: '(() => { requestAnimationFrame(() => undefined); })();',
    each: '[1, 2].forEach((n) => setInterval(() => undefined, n));',
    drawn: 'export const Page = () => { setTimeout(() => undefined, 5); return null; };',
    exits: "process.on('exit', () => undefined);",
    faults: "export const watch = () => globalThis.process.once('uncaughtException', () => undefined);",
  };
  const faults = await brokenBy(sources);
  for (const name of Object.keys(sources))
    expect([name, faults[name] ?? []]).toEqual([name, expect.arrayContaining(['rendering(nothing-running)'])]);
});

test('an external store without a server snapshot is refused', async () => {
  const faults = await brokenBy({
    without: "import { useSyncExternalStore } from 'react'; export const useIt = (f, g) => useSyncExternalStore(f, g);",
    member: "import * as React from 'react'; export const useIt = (f, g) => React.useSyncExternalStore(f, g);",
    given: "import { useSyncExternalStore } from 'react'; export const useIt = (f, g) => useSyncExternalStore(f, g, g);",
  });
  expect(faults).toEqual({ without: ['rendering(server-snapshot)'], member: ['rendering(server-snapshot)'] });
});

test('effects, handlers, snapshots and what only sounds like it are let through', async () => {
  const faults = await brokenBy({
    effect: "import { useEffect } from 'react'; export const useIt = () => useEffect(() => { document.title = 'a'; }, []);",
    handler: 'const now = () => Date.now(); export const Page = ({ on }) => <a onClick={() => on(now())}>x</a>;',
    named: 'const go = () => window.print(); export const Page = () => <a onClick={go}>x</a>;',
    snapshot:
      "import { useSyncExternalStore } from 'react'; export const useIt = (f) => useSyncExternalStore(f, () => Date.now(), () => 0);",
    local: 'export const Page = ({ location, window }) => <p>{location.key}{window}</p>;',
    given:
      'export const Page = ({ at }) => <p>{new Date(at).getUTCFullYear()}{Math.max(1, 2)}{Date.parse(at)}{new Date(at).toISOString()}</p>;',
    type: 'export const Page = ({ size }: { size: Window | typeof window }) => <p>{String(size)}</p>;',
    elsewhere: 'export const start = () => document.body;',
    zone: 'export const Page = ({ at, timeZone }) => <p>{new Intl.DateTimeFormat("en", { timeZone }).format(at)}{at.toLocaleDateString("en", { timeZone })}</p>;',
    options:
      'export const Page = ({ at, options, n }) => <p>{new Intl.DateTimeFormat("en", options).format(at)}{n.toLocaleString("en")}</p>;',
    number: 'export const Page = ({ n, locale }) => <p>{new Intl.NumberFormat(locale).format(n)}</p>;',
    global: 'export const Page = ({ Promise }) => <p>{String(globalThis.Array)}{globalThis.Math.max(1, 2)}{String(Promise)}</p>;',
    later:
      "import { useEffect } from 'react'; export const useIt = (at) => useEffect(() => { setTimeout(() => at.getHours(), 5); }, [at]);",
    timing: 'export const wait = () => new Promise((done) => setTimeout(done, 5));',
    reads: 'export const isTest = process.env.NODE_ENV === "test";',
  });
  expect(faults).toEqual({});
});
