import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPLAINED } from './explained/index.js';
import { configFor } from './run-spec.js';
import { type Outcome, areaOf } from './stores.js';

/** What Stryker reports of a mutant: https://github.com/stryker-mutator/mutation-testing-elements (report schema). */
interface Mutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: 'Killed' | 'Survived' | 'Timeout' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError';
  readonly location: Record<'start' | 'end', { readonly line: number; readonly column: number }>;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

const BROWSER = /^(shell|mfe-|libs\/(client|ui)\/)/;
const LEFT_OUT = /(^|\/)(node_modules|dist|var|templates|\.[^/]+)(\/|$)/;

/** Every `*.rules.ts` of a checkout. */
export const rulesOf = (workspace: string): string[] =>
  readdirSync(workspace, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(services|libs|tools|shell|mfe-.+)$/.test(entry.name))
    .flatMap(({ name }) => readdirSync(join(workspace, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.rules.ts') && !LEFT_OUT.test(file))
    .toSorted();

/** Mutates rules with Stryker, in place in the copy of the checkout; each mutant meets the pure tests that come by it, but for those of whole workspaces. */
export const runRules = async (
  workspace: string,
  files: readonly string[],
  stryker: (config: string) => Promise<unknown>,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const size of ['pure', 'browser'] as const) {
    const those = files.filter((file) => BROWSER.test(file) === (size === 'browser'));
    if (those.length > 0) outcomes.push(...(await runSize(workspace, size, those, stryker)));
  }
  return outcomes;
};

const runSize = async (
  workspace: string,
  size: 'pure' | 'browser',
  files: readonly string[],
  stryker: (config: string) => Promise<unknown>,
): Promise<Outcome[]> => {
  const [config, report] = ['stryker.drill.json', 'stryker-report.json'].map((name) => join(workspace, name)) as [string, string];
  rmSync(report, { force: true });
  const options = {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: configFor(workspace, size) },
    mutate: files,
    // the copy is ours, and only in place do projects see each other's mutants
    inPlace: true,
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 20_000,
    allowConsoleColors: false,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: '.stryker',
  };
  writeFileSync(config, JSON.stringify(options));
  await stryker(config);
  if (!existsSync(report)) throw new Error('Stryker wrote no report.');
  return outcomesOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
};

const STATUS = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'untested',
  RuntimeError: 'killed',
  CompileError: 'killed',
} as const;

const outcomesOf = ({ files }: Report): Outcome[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.flatMap((mutant): Outcome[] => {
      if (mutant.status === 'Ignored') return [];
      const from = textAt(source, mutant.location);
      const what = `${mutant.mutatorName}: ${inOneLine(from)} → ${inOneLine(mutant.replacement)}`;
      const where = `${file}:${mutant.location.start.line}`;
      const outcome = STATUS[mutant.status];
      const why = outcome === 'killed' ? undefined : explanation(file, lineAt(source, mutant.location), from, mutant.replacement);
      return [
        { area: areaOf(file), where, what, outcome: why === undefined ? outcome : 'explained', ...(why === undefined ? {} : { why }) },
      ];
    }),
  );

const explanation = (file: string, line: string, from: string, to: string): string | undefined =>
  EXPLAINED.find(
    (one) =>
      one.file === file &&
      (one.line === undefined || line.includes(one.line)) &&
      (one.from === undefined || from.includes(one.from)) &&
      (one.to === undefined || to === one.to),
  )?.equivalent;

const textAt = (source: string, { start, end }: Mutant['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join('\n');
};

const lineAt = (source: string, { start }: Mutant['location']): string => source.split('\n')[start.line - 1] ?? '';

const inOneLine = (text: string): string => {
  const short = text.replaceAll(/\s+/g, ' ');
  return short.length > 70 ? `${short.slice(0, 69)}…` : short;
};
