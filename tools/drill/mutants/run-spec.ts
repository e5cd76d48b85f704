import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startChild } from './children.js';

/** What a test said about the sources as they are. */
type Verdict = 'passed' | 'failed' | 'late' | 'broken';

interface Report {
  readonly success: boolean;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Far longer than any of the tests takes as the sources are, also on a busy machine. */
const TIMEOUT_MS = 400_000;
/** A mutant may make a test wait for ever, which is noticed too: so long after the test alone would have been through. */
const TIMEOUT_TIMES = 10;
const TIMEOUT_LEAST_MS = 60_000;

/** How long a mutant's test is waited for. @param took how long it takes without a mutant */
export const timeoutFor = (took: number): number => Math.max(TIMEOUT_LEAST_MS, took * TIMEOUT_TIMES);

/** What came of a run of tests. */
export interface Ran {
  readonly verdict: Verdict;
  readonly said: string;
  /** How long each test file took in milliseconds, with what Jest takes to begin. */
  readonly took: ReadonlyMap<string, number>;
}

/**
 * What a mutant's test says. One that is late says nothing yet: a machine that is busy elsewhere makes everything late. So the test is timed once more
 * without the mutant, and the mutant has as many times that.
 * @param took how long the test took without the mutant
 * @param tried runs it with the mutant, for so long at most
 * @param alone runs it without, and says how long it takes now
 */
export const saidOf = async (took: number, tried: (timeoutMs: number) => Promise<Ran>, alone: () => Promise<number>): Promise<Ran> => {
  const first = await tried(timeoutFor(took));
  return first.verdict === 'late' ? tried(timeoutFor(Math.max(took, await alone()))) : first;
};

/** PostgreSQL could not read the statement: the mutant is badly written, and its test failed for a reason that says nothing. */
const UNREADABLE = /syntax error at|could not determine data type of parameter|bind message supplies/;

/**
 * Tests that copy a whole workspace and try it out, for minutes. Stryker first runs every test that comes by a rule, under one time limit, and
 * would end there; then again for each mutant. What of a rule only these notice wants a test of its own.
 */
const WHOLE_WORKSPACE = ['/tools/new/new\\.spec\\.ts$', '/tools/release/one-area\\.spec\\.ts$'];

/** Jest's configuration for one size of test, with a database server that runs already, and without the tests of whole workspaces. */
export const configFor = (workspace: string, size: 'pure' | 'browser' | 'database'): string => {
  const file = join(workspace, `jest.${size}.drill.mjs`);
  writeFileSync(
    file,
    `import config from './jest.config.mjs';
const { globalSetup, globalTeardown, ...project } = config.projects.find(({ displayName }) => displayName === '${size}');
const testPathIgnorePatterns = [...project.testPathIgnorePatterns, ...${JSON.stringify(WHOLE_WORKSPACE)}];
export default { ...project, testPathIgnorePatterns, testTimeout: config.testTimeout };\n`,
  );
  return file;
};

/** Runs test files in a copy of the checkout. */
export const runSpecs = async (
  workspace: string,
  config: string,
  specs: readonly string[],
  timeoutMs = TIMEOUT_MS * Math.max(1, specs.length / 2),
): Promise<Ran> => {
  const out = join(workspace, 'drill-report.json');
  rmSync(out, { force: true });
  const args = [join(workspace, 'node_modules/jest/bin/jest.js'), '-c', config, '--runInBand', '--bail', '--json', `--outputFile=${out}`];
  const began = Date.now();
  const child = startChild([...args, '--runTestsByPath', ...specs], { cwd: workspace, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.process.stderr?.on('data', (text) => (said += text));
  let late = false;
  const timer = setTimeout(() => ((late = true), child.kill()), timeoutMs);
  await child.closed;
  clearTimeout(timer);
  return { verdict: late ? 'late' : verdictOf(out, said), said, took: timesIn(out, workspace, Date.now() - began) };
};

const timesIn = (file: string, workspace: string, whole: number): ReadonlyMap<string, number> => {
  if (!existsSync(file)) return new Map();
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const own = testResults.map(({ name, startTime, endTime }): [string, number] => [relative(workspace, name), endTime - startTime]);
  const beside = Math.max(0, whole - own.reduce((sum, [, time]) => sum + time, 0));
  return new Map(own.map(([name, time]) => [name, time + beside]));
};

const verdictOf = (file: string, said: string): Verdict => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.numRuntimeErrorTestSuites > 0 || UNREADABLE.test(said)) return 'broken';
    if (report.numFailedTests > 0) return 'failed';
    return report.success && report.numPassedTests > 0 ? 'passed' : 'broken';
  } catch {
    return 'broken';
  }
};
