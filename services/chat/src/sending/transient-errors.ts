import pRetry from 'p-retry';
import { seconds } from '@rendezvous/contracts/kernel';
import { sqlState } from '@rendezvous/server/database';

const ALONE_MAX = 8;
const PAUSE_FIRST_MS = 2;
const PAUSE_MAX_MS = seconds(0.1);

/** A twin was stored meanwhile, a wallet changed under the statement, a deadlock, a serialization failure: nothing happened, try again. */
const TRANSIENT = new Set(['23505', '23514', '40P01', '40001']);

/** Whether the same work may succeed when it is done again. */
export const isTransient = (error: unknown): boolean => TRANSIENT.has(sqlState(error));

/** Does work again as long as it fails for a reason that passes. @param most attempts in all */
export const retryTransient = <T>(work: () => Promise<T>, most = ALONE_MAX): Promise<T> =>
  pRetry(work, {
    retries: most - 1,
    minTimeout: PAUSE_FIRST_MS,
    maxTimeout: PAUSE_MAX_MS,
    // two that met once would meet again in step
    randomize: true,
    shouldRetry: ({ error }) => isTransient(error),
  });
