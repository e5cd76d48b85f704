import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
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
  // the other checks, its tests, its build and its screens take minutes: the drills `new-area` and `new-remote`
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
