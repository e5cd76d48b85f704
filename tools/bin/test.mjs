// npm test: checks, unit and database tests, the build with its budgets, journeys in a browser. Ends with what failed and one line of numbers.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBankSchemas } from '../setup/bank-schemas.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { ensureRedis } from '../setup/redis.mjs';
import { WORKSPACE, run, runTool, say, step } from '../setup/workspace.mjs';
import { failedJourneys, failedUnits, failureLines, flakyUnits, journeysThat } from '../test-report/failures.mjs';

const RESULTS = join(WORKSPACE, 'var/test');
const readJson = (name) => {
  try {
    return JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));
  } catch {
    return null;
  }
};
/** A phase that said nothing of single tests. */
const failedWhole = (title, message) => ({ passed: 0, failed: 1, skipped: 0, failures: [{ title, message }] });

/** Runs a phase; its numbers come from what the runner wrote, so that a runner that died counts as a failure. */
const phase = async (name, work, count) => {
  let fault = null;
  await step(name, work).catch((thrown) => (fault = thrown));
  const numbers = count() ?? failedWhole(name, fault?.message ?? 'It left no report.');
  return fault !== null && numbers.failed === 0
    ? { ...numbers, failed: 1, failures: [...numbers.failures, { title: name, message: fault.message }] }
    : numbers;
};

await ensureDependencies();
const redis = await ensureRedis();
const bankSchemas = await ensureBankSchemas();
// before the tests, several of which want one: they would install it all at once, and the system's packages are installed one at a time
const browser = await ensureBrowser({ isForMany: true }).catch((fault) => {
  say(`! ${fault.message}`);
  return null;
});
const browserEnv = browser === null ? {} : { BROWSER_PATH: browser };

/** Room for what lives shortly: what a file of tests loads and draws is gone soon, and collecting it in small portions costs a tenth of the time. */
const ROOMY = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

/** How many tests of a phase may need a second try before that is a failure of its own. */
const FLAKY_MAX = 4;

/** The numbers of a phase of which some tests passed only when tried again: names them, and what they failed by. */
const withFlaky = ({ passed, failed, skipped, failures }, flaky) => {
  const told = flaky.map(({ title, message }) => ({ title: `Passed only when tried again: ${title}`, message }));
  for (const line of failureLines(told, '!')) say(line);
  const tooMany = flaky.length > FLAKY_MAX ? flaky : [];
  return {
    passed: passed - tooMany.length,
    failed: failed + tooMany.length,
    skipped,
    failures: [...failures, ...tooMany.map(({ title, message }) => ({ title: `${title} (passed only when tried again)`, message }))],
  };
};

const journeyNumbers = (report) => {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withFlaky(
    { passed: expected + flaky, failed: unexpected, skipped, failures: failedJourneys(report) },
    journeysThat('flaky', report),
  );
};

const unitNumbers = (report) =>
  withFlaky(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      failures: failedUnits(report, WORKSPACE),
    },
    flakyUnits(report, WORKSPACE),
  );

mkdirSync(RESULTS, { recursive: true });
for (const name of ['checks.json', 'jest.json', 'budgets.json', 'e2e.json']) rmSync(join(RESULTS, name), { force: true });

const node = (file, args = [], options = {}) => run(process.execPath, [join(WORKSPACE, file), ...args], options);
const tally = (name) => () => readJson(name);

// they only read, and tests wait now and then: so both run at once; what the checks say follows in one piece, unless they fail
const checks = node('tools/bin/check.mjs', ['--json', join(RESULTS, 'checks.json')], { quietly: true, aside: true });
checks.catch(() => undefined);

const results = [
  await phase(
    'Unit and database tests',
    () =>
      runTool('jest/bin/jest.js', ['--json', `--outputFile=${join(RESULTS, 'jest.json')}`, '--maxWorkers=3', '--silent'], {
        env: { ...browserEnv, TEST_RETRIES: '1' },
        flags: ROOMY,
      }),
    () => {
      const report = readJson('jest.json');
      return report && unitNumbers(report);
    },
  ),
  await phase('Checks', async () => say((await checks).trimEnd()), tally('checks.json')),
];

const built = await ensureBuild().then(
  () => true,
  () => false,
);
if (built) {
  results.push(
    await phase('Budgets', () => node('tools/bin/budgets.mjs', ['--json', join(RESULTS, 'budgets.json')]), tally('budgets.json')),
    await phase(
      'Journeys',
      () =>
        runTool('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts'], {
          env: { ...browserEnv, E2E_RESULTS: join(RESULTS, 'e2e.json') },
        }),
      () => {
        const report = readJson('e2e.json');
        return report && journeyNumbers(report);
      },
    ),
  );
} else {
  results.push(failedWhole('The build', 'It ended before everything was built.'));
}

const sum = (key) => results.reduce((total, numbers) => total + (numbers[key] ?? 0), 0);
const skipped = sum('skipped');
if (!redis) say('! There is no redis-server here, and it could not be installed: 5 of the skipped tests are those through Redis.');
if (!bankSchemas)
  say("! ISO's schemas of bank messages are not here, and could not be fetched: 8 of the skipped tests are those against them.");
for (const line of failureLines(results.flatMap(({ failures }) => failures))) say(line);
say(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
