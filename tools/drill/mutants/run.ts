import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../../setup/workspace-copy.js';
import { tableOf } from '../table.js';
import { endChildren, startChild } from './children.js';
import { startDatabaseServer } from './database-server.js';
import { rulesOf, runRules } from './rules.js';
import { type Outcome, chosen, runStores } from './stores.js';

const KINDS = ['rules', 'stores'];

/**
 * Takes things out of a copy of the checkout and looks whether the tests notice: Stryker's mutants in all rules, written ones in what speaks SQL.
 * @param args `rules` or `stores` for one of the two, and parts of paths for some files only: `stores services/chat`
 * @returns whether every mutant was noticed or is explained
 */
export const runMutants = async (checkout: string, args: readonly string[], say: (text: string) => void): Promise<boolean> => {
  const kinds = args.filter((arg) => KINDS.includes(arg));
  const parts = args.filter((arg) => !KINDS.includes(arg));
  const wants = (kind: string): boolean => kinds.length === 0 || kinds.includes(kind);
  const written = wants('stores') ? chosen(parts) : [];
  const rules = wants('rules') ? rulesOf(checkout).filter((file) => parts.length === 0 || parts.some((part) => file.includes(part))) : [];
  if (written.length + rules.length === 0)
    throw new Error(`Nothing is called ${args.join(' ')}. npm run drill -- mutants [rules|stores] [part of a path…]`);

  let stopDatabase = nothing;
  const end = async (): Promise<void> => {
    await endChildren();
    await stopDatabase();
  };
  // before there is a copy: a signal that comes while it is made is heard when it is there
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end().finally(() => process.exit(1)));
  const copy = copyWorkspace(checkout, { builds: false });
  const clear = (): void => removeWorkspace(copy);
  process.once('exit', clear);
  const outcomes: Outcome[] = [];
  try {
    if (rules.length > 0) outcomes.push(...(await runRules(copy, rules, (config) => stryker(checkout, copy, config))));
    if (written.length > 0) {
      stopDatabase = await startDatabaseServer();
      outcomes.push(...(await runStores(copy, written, say)));
    }
  } finally {
    await stopDatabase();
    clear();
  }
  keep(checkout, outcomes);
  say(`\n${report(outcomes)}`);
  return outcomes.every(({ outcome }) => outcome === 'killed' || outcome === 'explained');
};

const nothing = (): Promise<void> => Promise.resolve();

const stryker = async (checkout: string, copy: string, config: string): Promise<void> => {
  const bin = join(checkout, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const code = await startChild([bin, 'run', config], { cwd: copy, stdio: 'inherit' }).closed;
  if (code !== 0) throw new Error(`Stryker ended with ${code}.`);
};

/** All outcomes, for a closer look. */
const keep = (checkout: string, outcomes: readonly Outcome[]): void => {
  mkdirSync(join(checkout, 'var'), { recursive: true });
  writeFileSync(join(checkout, 'var/mutants.json'), JSON.stringify(outcomes, null, 2));
};

const report = (outcomes: readonly Outcome[]): string => {
  const lived = outcomes.filter(({ outcome }) => outcome !== 'killed' && outcome !== 'explained');
  const list = [['outcome', 'where', 'what'], ...lived.map(({ outcome, where, what }) => [outcome, where, what])];
  return [...(lived.length > 0 ? [tableOf(list), ''] : []), tableOf(figures(outcomes))].join('\n');
};

const figures = (outcomes: readonly Outcome[]): string[][] => {
  const areas = [...new Set(outcomes.map(({ area }) => area))].toSorted();
  const COLUMNS = ['killed', 'explained', 'survived', 'untested', 'broken'] as const;
  const row = (name: string, own: readonly Outcome[]): string[] => [
    name,
    String(own.length),
    ...COLUMNS.map((column) => String(own.filter(({ outcome }) => outcome === column).length)),
  ];
  return [
    ['area', 'mutants', ...COLUMNS],
    ...areas.map((area) =>
      row(
        area,
        outcomes.filter((one) => one.area === area),
      ),
    ),
    row('all', outcomes),
  ];
};
