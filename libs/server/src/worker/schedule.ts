import type { Statements } from '../database/index.js';

/**
 * Jobs that wait for a business time were put at the real time that it meant then. After the clock was moved they are put
 * at the real time that it means now. Jobs that failed once keep the time of their next try.
 * @param offset how far business time is ahead, in milliseconds
 */
export const alignWaiting = async (database: Pick<Statements, 'change'>, offset: number): Promise<void> => {
  await database.change(
    `update graphile_worker._private_jobs
        set run_at = (payload ->> 'due')::timestamptz - $1 * interval '1 millisecond'
      where attempts = 0 and locked_at is null and payload ->> 'due' is not null`,
    [offset],
  );
};

/** Failed jobs that wait for their next try become due. */
export const retryNow = async (database: Pick<Statements, 'change'>): Promise<void> => {
  await database.change(
    `update graphile_worker._private_jobs set run_at = now() where attempts between 1 and max_attempts - 1 and locked_at is null`,
  );
};
