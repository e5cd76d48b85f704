import { seconds } from '@rendezvous/contracts/kernel';
import { sqlState } from '@rendezvous/server/database';

const ALONE_MAX = 8;
const PAUSE_FIRST_MS = 2;
const PAUSE_MAX_MS = seconds(0.1);

/** A twin was stored meanwhile, a wallet changed under the statement, a deadlock, a serialization failure: nothing happened, try again. */
const PASSING = new Set(['23505', '23514', '40P01', '40001']);

/** Whether the same work may succeed when it is done again. */
export const isPassing = (error: unknown): boolean => PASSING.has(sqlState(error));

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_FIRST_MS * 2 ** attempt)));

/** Does work again as long as it fails for a reason that passes. @param most attempts in all */
export const retryPassing = async <T>(work: () => Promise<T>, most = ALONE_MAX): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || attempt >= most) throw error;
      await pause(attempt);
    }
  }
};
