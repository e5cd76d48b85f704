import { debits } from './debit.js';
import { statements } from './statement.js';

const PARTS = { debits, statements };

/** What it costs that the ledger proves itself, and that a statement is long. `debits` or `statements` alone, or both. */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const lines: string[] = [];
  for (const [name, part] of Object.entries(PARTS)) if (args.length === 0 || args.includes(name)) lines.push(...(await part()), '');
  return lines;
};
