import { parseArgs } from 'node:util';
import { PAGE_GROUPS, type PageGroup } from './pages.js';
import { ROUNDS, readRounds } from './rounds.js';

interface Options {
  readonly rounds: number;
  readonly groups: readonly PageGroup[];
}

const isGroup = (name: string): name is PageGroup => (PAGE_GROUPS as readonly string[]).includes(name);

/** What the arguments ask for: `--rounds 3`, and `--pages main,landers` of the groups of pages. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values } = parseArgs({ args: [...args], options: { rounds: ROUNDS, pages: { type: 'string', default: 'main' } } });
  const groups = values.pages.split(',');
  if (!groups.every(isGroup)) throw new RangeError(`--pages are some of ${PAGE_GROUPS.join(', ')}.`);
  return { rounds: readRounds(values.rounds), groups };
};
