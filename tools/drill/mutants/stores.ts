import { type Ran, configFor, runSpecs, saidOf } from './run-spec.js';
import { type Planted, planted, withMutant } from './written-mutant.js';
import { WRITTEN } from './written/index.js';

/** A mutant with what became of it. */
export interface Outcome {
  readonly area: string;
  readonly where: string;
  readonly what: string;
  readonly outcome: 'killed' | 'survived' | 'explained' | 'untested' | 'broken';
  readonly why?: string;
}

const BROWSER = /^(shell|mfe-|libs\/(client|ui)\/)/;

/** The size of a test, by its name. */
const sizeOf = (spec: string): 'pure' | 'browser' | 'database' => {
  if (spec.endsWith('.db.spec.ts')) return 'database';
  return BROWSER.test(spec) ? 'browser' : 'pure';
};

/** `services/chat`, `libs/server`, `mfe-chat`. */
export const areaOf = (file: string): string => /^(?:(?:services|libs)\/)?[^/]+/.exec(file)?.[0] ?? file;

const OUTCOMES = { failed: 'killed', late: 'killed', passed: 'survived', broken: 'broken' } as const;

export const chosen = (parts: readonly string[]): Planted[] =>
  planted(WRITTEN).filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));

/**
 * Plants each written mutant in the copy and runs the test that has to notice.
 * @param workspace a copy of the checkout; a database server runs already
 */
export const runStores = async (workspace: string, mutants: readonly Planted[], say: (text: string) => void): Promise<Outcome[]> => {
  const run: Run = (specs, timeoutMs) => runSpecs(workspace, configFor(workspace, sizeOf(specs[0]!)), specs, timeoutMs);
  const took = await assertHolds(mutants, run);
  const outcomes: Outcome[] = [];
  for (const mutant of mutants) {
    const told = { area: areaOf(mutant.file), where: mutant.file, what: `without ${mutant.without}` };
    if (mutant.equivalent !== undefined) {
      outcomes.push({ ...told, outcome: 'explained', why: mutant.equivalent });
      continue;
    }
    const began = Date.now();
    const { verdict, said } = await saidOf(
      took.get(mutant.spec) ?? 0,
      (timeoutMs) => withMutant(workspace, mutant, () => run([mutant.spec], timeoutMs)),
      async () => (await run([mutant.spec])).took.get(mutant.spec) ?? 0,
    );
    const outcome = OUTCOMES[verdict];
    outcomes.push({ ...told, outcome, ...(outcome === 'survived' ? { why: mutant.spec } : {}) });
    say(`${outcome.padEnd(9)} ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${mutant.file}: without ${mutant.without}`);
    if (outcome === 'broken') say(said.slice(-1500));
  }
  return outcomes;
};

type Run = (specs: readonly string[], timeoutMs?: number) => Promise<Ran>;

/** Without any mutant the tests have to hold, else they would notice everything. @returns how long each of them takes */
const assertHolds = async (mutants: readonly Planted[], run: Run): Promise<Map<string, number>> => {
  const times = new Map<string, number>();
  const specs = [...new Set(mutants.filter(({ equivalent }) => equivalent === undefined).map(({ spec }) => spec))];
  for (const size of ['pure', 'browser', 'database'] as const) {
    const those = specs.filter((spec) => sizeOf(spec) === size);
    if (those.length === 0) continue;
    const { verdict, said, took } = await run(those);
    if (verdict !== 'passed') throw new Error(`Without any mutant the tests do not hold (${verdict}):\n${said.slice(-4000)}`);
    for (const [spec, time] of took) times.set(spec, time);
  }
  return times;
};
