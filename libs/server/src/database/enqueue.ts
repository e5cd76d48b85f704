import type { Statements } from './statements.js';

/** Of the worker's priorities, of which the lowest number comes first; most jobs have 0. */
const BEHIND_OTHERS = 10;

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
  /** What is done only while nothing else is due. */
  readonly behindOthers?: boolean;
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
       queue_name => $7, priority => $8)`,
    [
      task,
      JSON.stringify(payload),
      options.runAt ?? null,
      options.maxAttempts ?? MAX_ATTEMPTS,
      options.key ?? null,
      options.mode ?? 'replace',
      options.queue ?? null,
      options.behindOthers ? BEHIND_OTHERS : 0,
    ],
  );
};

/**
 * Adds any number of jobs of one kind with one statement, in its transaction. They replace nothing, and stand behind all others: a site that asks
 * something of each member must not keep somebody waiting for a mail.
 */
export const enqueueAll = async (on: Pick<Statements, 'change'>, task: string, payloads: readonly unknown[]): Promise<void> => {
  if (payloads.length === 0) return;
  await on.change(
    `select from graphile_worker.add_jobs(array(
       select row($1, payload::json, null, null, $3, null, $4, null)::graphile_worker.job_spec
       from unnest($2::text[]) with ordinality as t (payload, place) order by place))`,
    [task, payloads.map((payload) => JSON.stringify(payload)), MAX_ATTEMPTS, BEHIND_OTHERS],
  );
};
