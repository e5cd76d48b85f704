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
    rules: { 'rendering/pure': 'error', 'rendering/server-snapshot': 'error' },
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
    date: 'export function Page() { return <p>{new Date().getDay()}</p>; }',
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
    given: 'export const Page = ({ at }) => <p>{new Date(at).getFullYear()}{Math.max(1, 2)}{Date.parse(at)}</p>;',
    type: 'export const Page = ({ size }: { size: Window | typeof window }) => <p>{String(size)}</p>;',
    elsewhere: 'export const start = () => document.body;',
  });
  expect(faults).toEqual({});
});
