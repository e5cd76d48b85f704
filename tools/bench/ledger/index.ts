import { debits } from './debit.js';
import { statements } from './statement.js';
import { startLedgers } from './world.js';

/** What it costs that the ledger proves itself, and that a statement is long. */
export const run = async (): Promise<string[]> => {
  const world = await startLedgers();
  try {
    return [...(await debits(world)), ...(await statements(world))];
  } finally {
    await world.stop();
  }
};
