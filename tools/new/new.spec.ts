import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildFacts } from '@rendezvous/site/testing';
import type { LiveReleases, Release, ReleaseFacts } from '@rendezvous/site';
import { publishFaults } from '../release/publish-checks.rules.js';
import { sourceVersions } from '../setup/source-versions.js';
import { copyWorkspace, removeWorkspace } from '../setup/workspace-copy.js';
import { assertCommitted } from './workspace.js';

const WORKSPACE = resolve(__dirname, '../..');
const WHOLE_MS = 300_000;
const BUILDS = readdirSync(WORKSPACE).filter((name) => /^(shell|mfe-[a-z]+)$/.test(name));

let copy: string;
let copiedAt: number;
/** Of the shell and every remote, before anything was made. */
let before: Record<string, string>;
let afterRemote: Record<string, string>;

/** Runs a program of the copy; rejects with all that it said when it fails. */
const run = async (...args: readonly string[]): Promise<string> => {
  const { JEST_WORKER_ID: _, ...env } = process.env;
  const quiet = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: copy, env: { ...env, ...quiet } }).catch(
    ({ stdout: said, stderr: complained }: { stdout: string; stderr: string }) => {
      throw new Error(`${args.join(' ')} failed:\n${said}${complained}`);
    },
  );
  return stdout + stderr;
};
const make = (...args: readonly string[]) => run('tools/bin/new.mjs', ...args);

beforeAll(async () => {
  copy = copyWorkspace(WORKSPACE, { builds: false });
  copiedAt = Date.now();
  before = sourceVersions(copy, BUILDS);
  await make('remote', 'probe');
  afterRemote = sourceVersions(copy, BUILDS);
  await make('route', 'probe', 'probe-summary');
  await make('route', 'chat', 'probe-summary');
  await make('page', 'probe-page');
  await make('decision', 'A new area is made by a command');
}, WHOLE_MS);
afterAll(() => removeWorkspace(copy));

test('a second of the same name is refused', async () => {
  await expect(make('remote', 'probe')).rejects.toThrow('The name "probe" is taken: there is mfe-probe.');
  await expect(make('route', 'probe', 'probe-summary')).rejects.toThrow('GET /api/probe/probe-summary is there already.');
  await expect(make('page', 'probe-page')).rejects.toThrow('There is a page "probe-page" already.');
  await expect(make('toaster')).rejects.toThrow('npm run new -- remote <area> | route <area> <name> | page <name> | decision <title>');
});

test('a new area moves nobody: the shell and every other remote keep their versions', () => {
  expect(BUILDS).toContain('shell');
  expect(afterRemote).toEqual(before);
});

/** Files of the copy that were written since it was made. */
const made = (): string[] =>
  readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => statSync(file).ctimeMs > copiedAt);

test(
  // the others take a minute: the drill `new-area` runs them all
  'what was made passes the checks of types, texts, contract and format untouched',
  async () => {
    const checks = ['types', 'catalogues', 'contract'];
    expect(await run('tools/bin/check.mjs', ...checks)).toContain(`checks: ${checks.length} passed, 0 failed`);
    const written = made().filter((file) => /\.(ts|tsx|mjs|cjs|css|json)$/.test(file));
    expect(written.length).toBeGreaterThan(20);
    expect(await run('node_modules/prettier/bin/prettier.cjs', '--check', ...written)).toContain(
      'All matched files use Prettier code style!',
    );
  },
  WHOLE_MS,
);

test(
  'its own tests are green: pure, browser and database',
  async () => {
    const own = '(mfe-probe|services/probe|probe-summary|landers/src/pages)/';
    const said = await run('node_modules/jest/bin/jest.js', '--testPathPatterns', own, '--runInBand');
    for (const file of [
      'mfe-probe/src/notes/notes-screen.spec.tsx',
      'services/probe/src/notes/notes.db.spec.ts',
      'content/probe-page/probe-page.spec.ts',
    ])
      expect(said).toContain(file);
  },
  WHOLE_MS,
);

const provided = (name: string, version: string) => ({ name, version, range: `^${version}`, own: true });

/** What is live in the copy: a shell that shares what the house shares, and every other remote with its descriptor. */
const live = (): LiveReleases => {
  const { dependencies } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const react = dependencies['react']!;
  const shared = [
    ...['react', 'react-dom', 'react/jsx-runtime'].map((name) => provided(name, react)),
    ...['@rendezvous/client/facade', '@rendezvous/ui'].map((name) => provided(name, '0.1.0')),
  ];
  const remotes = readdirSync(copy).filter((name) => name.startsWith('mfe-') && name !== 'mfe-probe');
  const facts = [
    buildFacts('shell', '1', { shared }),
    ...remotes.map((name) => {
      const descriptor = JSON.parse(readFileSync(join(copy, name, 'descriptor.json'), 'utf8')) as ReleaseFacts['descriptor'];
      return buildFacts(name, '1', { descriptor: descriptor! });
    }),
  ];
  const channels = facts.map((build) => {
    const stable = { ...build, remote: build.name, descriptor: build.descriptor ?? null } as unknown as Release;
    return [build.name, { stable, stableBy: 'ada', stableSince: new Date(0), before: null, canary: null, pinned: null }];
  });
  return { revision: '1', remotes: Object.fromEntries(channels) as LiveReleases['remotes'] };
};

test(
  'its remote is built, and nothing is against its release',
  async () => {
    await run('node_modules/nx/dist/bin/nx.js', 'build', '@rendezvous/mfe-probe', '--outputStyle=static');
    const facts = JSON.parse(readFileSync(join(copy, 'mfe-probe/dist/release.json'), 'utf8')) as ReleaseFacts;
    expect(facts).toMatchObject({ name: 'mfe-probe', exposes: ['./remote'] });
    expect(publishFaults(facts, live())).toEqual([]);
  },
  WHOLE_MS,
);

/** Shows the screens of the remote in a browser, among the last releases of all others. */
const PROOF = `
  import './tools/source/register.mjs';
  import { readFileSync } from 'node:fs';
  const { BROWSER_ARGS: args, ensureBrowser } = await import('./tools/setup/browser.mjs');
  const { keptLive } = await import('./tools/release/proof/kept-live.ts');
  const { prove, screensIn } = await import('./tools/release/proof/prove.ts');
  const [build, screensOf] = ['mfe-probe/dist', screensIn(process.cwd())];
  const facts = JSON.parse(readFileSync(build + '/release.json', 'utf8'));
  const browser = async () => ({ executablePath: await ensureBrowser(), args });
  const proof = await prove({ facts, build }, { ...(await keptLive('e2e/last-release')), screensOf, browser });
  process.stdout.write('proof ' + JSON.stringify(proof));
`;

test(
  'its screens are shown in a browser as they stand, and nothing is against them',
  async () => {
    const [, proof = ''] = /proof (\{.*\})/.exec(await run('--input-type=module', '-e', PROOF)) ?? [];
    expect(JSON.parse(proof)).toMatchObject({ mounts: 2, faults: [] });
  },
  WHOLE_MS,
);

test('changes that nobody committed are not mixed with what is made', () => {
  const root = mkdtempSync(join(tmpdir(), 'rendezvous-dirty-'));
  try {
    expect(() => assertCommitted(root, ['a.txt'])).not.toThrow();
    spawnSync('git', ['init', '--quiet'], { cwd: root });
    for (const name of ['a.txt', 'b.txt']) writeFileSync(join(root, name), 'changed');
    expect(() => assertCommitted(root, ['a.txt', 'c.txt'])).toThrow(/Commit or undo your changes first.*: a\.txt\.$/);
    expect(() => assertCommitted(root, ['c.txt'])).not.toThrow();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
