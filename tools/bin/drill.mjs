// npm run drill -- faults|mutants|hostile|erase|storage|ledger|payments: what is too long for each change. `faults` (also without a name): what happens to visitors while
// remotes and the shell fail, in every combination, in a browser. `mutants`: whether the tests notice what is taken out of the product.
// `hostile`: the built product under attack. `erase`: what is left of a member who was erased.
// `ledger`: 10,000 random operations with money, broken off and tried again. `payments`: the product, killed 20 times while members pay.
// `storage`: every place for files that can be had here, and a bucket that DRILL_BUCKET, _KEY_ID, _SECRET and _REGION name.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { WORKSPACE, orEnd, run, runTool, say } from '../setup/workspace.mjs';
import '../source/register.mjs';

const held = (work) =>
  work.then(
    () => true,
    () => false,
  );

/** A process of its own: tools know nothing of the journeys. */
const journey = (name, args, env = {}) => {
  const register = pathToFileURL(join(WORKSPACE, 'tools/source/register.mjs')).href;
  return held(run(process.execPath, ['--import', register, join(WORKSPACE, `e2e/src/${name}/main.ts`), ...args], { env }));
};

/** Each takes the arguments behind its name and answers whether everything held. */
const DRILLS = {
  faults: async (args) => {
    const [{ ensureBrowser }, { ensureBuild }] = await Promise.all([import('../setup/browser.mjs'), import('../setup/build.mjs')]);
    await orEnd(ensureBuild);
    const env = { BROWSER_PATH: await ensureBrowser() };
    return held(runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/drill.config.ts', ...args], { env }));
  },
  mutants: async (args) => {
    const { runMutants } = await import('../drill/mutants/run.ts');
    return runMutants(WORKSPACE, args, say);
  },
  erase: (args) =>
    held(
      runTool('jest/bin/jest.js', ['services/gateway/src/erasure.db.spec.ts', '--selectProjects', 'database', '--maxWorkers=1', ...args]),
    ),
  storage: async (args) => {
    const { hasBucketProgram } = await import('../../libs/server/src/testing/bucket-server.ts');
    const missing = [
      ...(hasBucketProgram('moto') ? [] : ['moto (moto_server, of the Python package moto)']),
      ...(process.env['DRILL_BUCKET'] ? [] : ['a bucket of your own (DRILL_BUCKET)']),
    ];
    for (const place of missing) say(`SKIPPED: ${place} cannot be had here.`);
    say(`${4 - missing.length} places for files are tried, ${missing.length} skipped.`);
    const env = { DRILL: 'storage' };
    return held(runTool('jest/bin/jest.js', ['libs/server/src/storage', '--selectProjects', 'pure', '--maxWorkers=1', ...args], { env }));
  },
  ledger: (args) => {
    const env = { DRILL: 'ledger' };
    return held(
      runTool('jest/bin/jest.js', ['services/billing/.*property', '--selectProjects', 'database', '--maxWorkers=1', ...args], { env }),
    );
  },
  payments: async (args) => {
    const { ensureBuild } = await import('../setup/build.mjs');
    await orEnd(ensureBuild);
    return journey('payments', args);
  },
  hostile: async (args) => {
    const [{ ensureBrowser }, { ensureBuild }] = await Promise.all([import('../setup/browser.mjs'), import('../setup/build.mjs')]);
    await orEnd(ensureBuild);
    return journey('hostile', args, { BROWSER_PATH: await ensureBrowser() });
  },
};

const given = process.argv.slice(2);
// options alone are Playwright's
const [name, ...args] = given.length === 0 || given[0].startsWith('-') ? ['faults', ...given] : given;
const drill = Object.hasOwn(DRILLS, name) ? DRILLS[name] : null;
if (drill === null) {
  process.stderr.write(`There is no drill "${name}". npm run drill -- ${Object.keys(DRILLS).join('|')}\n`);
  process.exit(1);
}
await ensureDependencies();
process.exit((await drill(args)) ? 0 : 1);
