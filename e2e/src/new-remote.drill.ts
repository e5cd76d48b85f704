import { copyWorkspace, removeWorkspace } from '../../tools/setup/workspace-copy.js';
import { WORKSPACE } from './product/commands.js';
import { runIn } from './product/run-in.js';
import { expect, test } from './product/test.js';

// What the command makes, as it stands: its tests, its build, its release among the last of all others, its screens in a browser.

let copy: string;
test.beforeAll(() => {
  copy = copyWorkspace(WORKSPACE, { builds: false });
});
test.afterAll(() => removeWorkspace(copy));

const run = (...args: readonly string[]): string => runIn(copy, ...args);

/** Says what is against the release of the remote, and shows its screens among the last releases of all others. */
const PROOF = `
  import './tools/source/register.mjs';
  import { readFileSync } from 'node:fs';
  const { BROWSER_ARGS: args, ensureBrowser } = await import('./tools/setup/browser.mjs');
  const { publishFaults } = await import('./tools/release/publish-checks.rules.ts');
  const { keptLive } = await import('./tools/release/proof/kept-live.ts');
  const { prove } = await import('./tools/release/proof/prove.ts');
  const { screensIn } = await import('./tools/release/proof/screens-in.ts');
  const [build, screensOf, kept] = ['mfe-probe/dist', screensIn(process.cwd()), await keptLive('e2e/last-release')];
  const facts = JSON.parse(readFileSync(build + '/release.json', 'utf8'));
  const browser = async () => ({ executablePath: await ensureBrowser(), args });
  const proof = await prove({ facts, build }, { ...kept, screensOf, browser });
  process.stdout.write('proof ' + JSON.stringify({ ...proof, against: publishFaults(facts, kept.live) }));
`;

test('what the command makes is green, is built, and runs among the last releases of all others', () => {
  test.setTimeout(600_000);
  for (const made of [
    ['remote', 'probe'],
    ['route', 'probe', 'probe-summary'],
    ['route', 'chat', 'probe-summary'],
    ['page', 'probe-page'],
  ])
    run('tools/bin/new.mjs', ...made);

  const own = '(mfe-probe|services/probe|probe-summary|landers/src/pages)/';
  const said = run('node_modules/jest/bin/jest.js', '--testPathPatterns', own, '--runInBand');
  for (const file of [
    'mfe-probe/src/notes/notes-screen.spec.tsx',
    'services/probe/src/notes/notes.db.spec.ts',
    'content/probe-page/probe-page.spec.ts',
  ])
    expect(said).toContain(file);

  run('node_modules/nx/dist/bin/nx.js', 'build', '@rendezvous/mfe-probe', '--outputStyle=static');
  const [, proof = ''] = /proof (\{.*\})/.exec(run('--input-type=module', '-e', PROOF)) ?? [];
  expect(JSON.parse(proof)).toMatchObject({ mounts: 2, faults: [], against: [] });
});
