import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteScreens } from '@rendezvous/client/testing/screens';
import { FAULTY_BUILDS, GOOD_BUILD, SHELL_BUILD, SHELL_SHARES, writeBuild } from '@rendezvous/gateway/testing';
import { type LiveReleases, type Release, type ReleaseFacts, releaseOf } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { type Drawn, drawScreens } from './draw-screens.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-drawn-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shell that is live. @param text its build for servers; null: it is from before there was one */
const liveShell = (text: string | null): LiveReleases => {
  const build = join(folder, 'shell');
  const facts = writeBuild(build, 'shell', text, { shared: SHELL_SHARES });
  const stable = releaseOf({ facts, folder: 'shell/1' }, new Date());
  const shell = { stable, stableBy: 'ada', stableSince: new Date(), before: null, canary: null, pinned: null };
  return { revision: '1', remotes: { shell } };
};
const read = ({ remote }: Release, file: string) => Promise.resolve(readFileSync(join(folder, remote, file)));

/** One state of each page, which asks for nothing. */
const screensFor = ({ descriptor }: ReleaseFacts): RemoteScreens => ({
  pages: Object.fromEntries((descriptor?.routes ?? []).map(({ path }) => [path, { full: { at: path, answers: {} } }])),
  parts: {},
});

/** Draws a build as it is drawn before its release. */
const drawn = (name: string, text: string | null, more: Partial<ReleaseFacts> = {}, live = liveShell(SHELL_BUILD)): Promise<Drawn> => {
  const build = join(folder, name);
  const facts = writeBuild(build, name, text, more);
  return drawScreens({ facts, build }, live, { folders: { read }, screensOf: () => Promise.resolve(screensFor(facts)) });
};
const withPages = (name: string, ...paths: string[]): Partial<ReleaseFacts> => {
  const descriptor = buildFacts(name, '1').descriptor!;
  return { descriptor: { ...descriptor, routes: paths.map((path) => ({ ...descriptor.routes[0]!, path })) } };
};

test('what can be drawn has nothing against it', async () => {
  expect(await drawn('mfe-good', GOOD_BUILD, withPages('mfe-good', '/one', '/two'))).toMatchObject({ screens: 2, faults: [], left: null });
});

const named = <T>(areas: Readonly<Record<string, T>>): [fault: string, area: string, told: T][] =>
  Object.entries(areas).map(([area, told]) => [FAULTY_BUILDS[area]![0], area, told]);

describe('a remote whose build for servers', () => {
  const found: Record<string, Drawn> = {};
  beforeAll(async () => {
    const live = liveShell(SHELL_BUILD);
    const one = async (area: string, [, text, more]: (typeof FAULTY_BUILDS)[string]) =>
      (found[area] = await drawn(`mfe-${area}`, text, more, live));
    await Promise.all(Object.entries(FAULTY_BUILDS).map(([area, build]) => one(area, build)));
  });

  const REFUSED: Readonly<Record<string, RegExp>> = {
    loading: /^Its build for servers does not run beside the live shell \(1\): Not today\. /,
    throwing: /^\/throwing \(full\), on the server: it cannot be drawn: Error: Drawn badly\. .*take "draw" out of descriptor\.json\.$/,
    latethrow: /^\/latethrow \(full\), on the server: it ends the thread that draws it: Late\. /,
    looping: /^\/looping \(full\), on the server: it is never drawn to its end\. Look for a loop/,
    exiting: /^\/exiting \(full\), on the server: it ends the thread that draws it: It ended with 3\. /,
    hoarding: /^\/hoarding \(full\), on the server: it is never drawn to its end\./,
    leading: /^\/leading \(full\), on the server: it shows nothing: it leads elsewhere, has no <h1>, or waits for a call/,
    waiting: /^\/waiting \(full\), on the server: it is never drawn to its end\. .* a promise that nothing settles/,
    tampered: /^Its build for servers cannot be read: .*server\/main\.cjs is not the file that was released\. Build it again: npx nx build/,
  };
  const LEFT: Readonly<Record<string, string>> = {
    missing: 'It has no build for servers: browsers draw its pages.',
    newer: 'It cannot do with all that the live shell (1) shares: browsers draw its pages.',
    names: 'It cannot do with all that the live shell (1) shares: browsers draw its pages.',
  };

  test.each(named(REFUSED))('%s is refused, with the page and what to do', (_, area, fault) => {
    expect(found[area]).toMatchObject({ left: null, faults: [expect.stringMatching(fault)] });
  });

  test.each(named(LEFT))('%s goes out and is left to browsers, which is said', (_, area, left) => {
    expect(found[area]).toMatchObject({ faults: [], left });
  });

  test('has any fault that we know is one of these', () => {
    expect(Object.keys({ ...REFUSED, ...LEFT }).toSorted()).toEqual(Object.keys(FAULTY_BUILDS).toSorted());
  });
});

test('of several pages those are named that cannot be drawn, also what fails once it was drawn', async () => {
  const bodies = `'/throws': () => { throw new Error('Here.'); }, '/late': () => { setTimeout(() => { throw new Error('Late.'); }, 5); return 'drawn'; }`;
  const text = `const bodies = { ${bodies} }; exports.default = (url) => (bodies[url] ?? (() => 'drawn'))();`;
  const { faults } = await drawn('mfe-mixed', text, withPages('mfe-mixed', '/one', '/throws', '/two', '/late', '/three'));
  expect(faults).toEqual([
    expect.stringMatching(/^\/throws \(full\), on the server: it cannot be drawn: Error: Here\. /),
    expect.stringMatching(/^\/late \(full\), on the server: it ends the thread that draws it: Late\. /),
  ]);
});

const kept = (megabytes: number) =>
  `globalThis.kept ??= []; exports.default = () => { kept.push(Buffer.alloc(${megabytes} * 2 ** 20)); return 'drawn'; };`;

test('too much memory is told with its page, and what pages leave behind until it is too much, with their thread', async () => {
  expect((await drawn('mfe-large', kept(160))).faults).toEqual([
    expect.stringMatching(/^\/large \(full\), on the server: it takes too much memory: It held \d+ MB of buffers\. /),
  ]);
  const pages = withPages('mfe-leaking', '/one', '/two', '/three', '/four');
  expect((await drawn('mfe-leaking', kept(50), pages)).faults).toEqual([
    expect.stringMatching(/^Its screens, drawn one after the other, end the thread that draws them: It held \d+ MB/),
  ]);
});

test('what hangs once on a busy machine refuses nothing', async () => {
  const marker = JSON.stringify(join(folder, 'hung-once'));
  const text = `const { existsSync, writeFileSync } = require('fs');
    exports.default = () => { if (existsSync(${marker})) return 'drawn'; writeFileSync(${marker}, ''); return new Promise(() => {}); };`;
  expect(await drawn('mfe-busy', text)).toMatchObject({ screens: 1, faults: [], left: null });
  expect(readFileSync(join(folder, 'hung-once'), 'utf8')).toBe('');
});

test('a shell that draws no page, or has nothing to draw with, holds no remote up', async () => {
  const broken = `exports.shared = { react: {} }; exports.drawPage = async () => { throw new Error('The shell’s.'); };`;
  for (const shell of [broken, null]) {
    const { faults, left } = await drawn('mfe-innocent', GOOD_BUILD, {}, liveShell(shell));
    expect([faults, left]).toEqual([[], expect.stringMatching(/^The live shell \(1\) .*: browsers draw its pages\.$/)]);
  }
});

test('pages that are left to browsers are not drawn', async () => {
  const { descriptor } = buildFacts('mfe-quiet', '1');
  const facts = { ...writeBuild(join(folder, 'mfe-quiet'), 'mfe-quiet', 'throw new Error()'), descriptor: descriptor! };
  const means = { folders: { read }, screensOf: () => Promise.reject(new Error('Nobody asks.')) };
  const found = await drawScreens({ facts, build: join(folder, 'mfe-quiet') }, liveShell(SHELL_BUILD), means);
  expect(found).toMatchObject({ screens: 0, faults: [], left: null });
});
