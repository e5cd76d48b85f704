import { debits } from './debit.js';
import { startLedgers } from './world.js';

/** What it costs that the ledger proves itself. */
export const run = async (): Promise<string[]> => {
  const world = await startLedgers();
  try {
    return await debits(world);
  } finally {
    await world.stop();
  }
};
