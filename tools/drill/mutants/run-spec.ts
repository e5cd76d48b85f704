import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test said about the sources as they are. */
export type Verdict = 'passed' | 'failed' | 'late' | 'broken';

interface Report {
  readonly success: boolean;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPassedTests: number;
}

/** Far longer than any of the tests takes, also on a busy machine: a mutant may make one wait for ever, which is noticed too. */
const PATIENCE_MS = 400_000;
/** PostgreSQL could not read the statement: the mutant is badly written, and its test failed for a reason that says nothing. */
const UNREADABLE = /syntax error at|could not determine data type of parameter|bind message supplies/;

/** Jest's configuration for one size of test, with a database server that runs already. */
export const configFor = (workspace: string, size: 'pure' | 'browser' | 'database'): string => {
  const file = join(workspace, `jest.${size}.drill.mjs`);
  writeFileSync(
    file,
    `import config from './jest.config.mjs';
const { globalSetup, globalTeardown, ...project } = config.projects.find(({ displayName }) => displayName === '${size}');
export default { ...project, testTimeout: config.testTimeout };\n`,
  );
  return file;
};

/** Runs test files in a copy of the checkout. */
export const runSpecs = async (
  workspace: string,
  config: string,
  specs: readonly string[],
): Promise<{ verdict: Verdict; said: string }> => {
  const out = join(workspace, 'drill-report.json');
  rmSync(out, { force: true });
  const args = [join(workspace, 'node_modules/jest/bin/jest.js'), '-c', config, '--runInBand', '--bail', '--json', `--outputFile=${out}`];
  const child = spawn(process.execPath, [...args, '--runTestsByPath', ...specs], { cwd: workspace, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  let late = false;
  const timer = setTimeout(() => ((late = true), child.kill('SIGKILL')), PATIENCE_MS * Math.max(1, specs.length / 2));
  await new Promise<void>((done) => child.once('close', () => done()));
  clearTimeout(timer);
  return { verdict: late ? 'late' : verdictOf(out, said), said };
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
