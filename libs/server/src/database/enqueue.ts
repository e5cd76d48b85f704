import type { Statements } from './statements.js';

/** How often a job or listener is tried before it is parked: with the worker's back-off about 22 hours. */
const MAX_ATTEMPTS = 12;

export interface EnqueueOptions {
  /** One waiting job a key: adding it again replaces the one that waits. */
  readonly key?: string;
  /** `replace` moves the waiting job to the new time, `preserve_run_at` keeps its time, `unsafe_dedupe` leaves it alone. */
  readonly mode?: 'replace' | 'preserve_run_at' | 'unsafe_dedupe';
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  /** Jobs of one queue run one after the other, in whatever process. */
  readonly queue?: string;
}

/** Adds one job of the worker with one statement. */
export const enqueue = async (
  on: Pick<Statements, 'change'>,
  task: string,
  payload: unknown,
  options: EnqueueOptions = {},
): Promise<void> => {
  await on.change(
    `select from graphile_worker.add_job(
       identifier => $1, payload => $2::json, run_at => $3, max_attempts => $4, job_key => $5, job_key_mode => $6,
       queue_name => $7)`,
    [
      task,
      JSON.stringify(payload),
      options.runAt ?? null,
      options.maxAttempts ?? MAX_ATTEMPTS,
      options.key ?? null,
      options.mode ?? 'replace',
      options.queue ?? null,
    ],
  );
};

/** Adds any number of jobs of one kind with one statement, in its transaction. They wait for nothing and replace nothing. */
export const enqueueAll = async (on: Pick<Statements, 'change'>, task: string, payloads: readonly unknown[]): Promise<void> => {
  if (payloads.length === 0) return;
  await on.change(
    `select from graphile_worker.add_jobs(array(
       select row($1, payload::json, null, null, $3, null, null, null)::graphile_worker.job_spec
       from unnest($2::text[]) with ordinality as t (payload, place) order by place))`,
    [task, payloads.map((payload) => JSON.stringify(payload)), MAX_ATTEMPTS],
  );
};
