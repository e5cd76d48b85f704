import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import { type Runner, type TaskList, type WorkerEvents, parseCronItems, run, runOnce } from 'graphile-worker';
import { Pool } from 'pg';
import type { Clock } from '../clock/index.js';
import { type Database, HeardClient, enqueue, hearFaults } from '../database/index.js';
import { quietWorkerLogger, workerLogger } from '../log/worker-logger.js';
import { PoolLease } from './pool-lease.js';
import { alignWaiting, retryNow } from './schedule.js';
import type { Tasks } from './tasks.js';

const CONCURRENCY = 4;
const POLL_MS = 1000;
const RESTART_MS = 1000;
const RECLAIM_MS = 30_000;

/** With a batch, even of one, the worker waits until the end of each job is stored before it says that it is done. */
const RECORDING = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Key and queue of the runs of a job with a timetable. */
const timed = (name: string): string => `cron:${name}`;

/** A job that failed as often as it may and waits for a person. */
export interface ParkedJob {
  readonly id: number;
  readonly task: string;
  readonly error: string;
  readonly since: Date;
}

export interface DrainOptions {
  /** Failed jobs do not make `drain` throw. */
  readonly tolerateFailures?: boolean;
  /** Jobs that failed before are tried again at once. */
  readonly retryNow?: boolean;
}

export interface DrainResult {
  readonly completed: readonly string[];
  readonly failed: readonly { readonly task: string; readonly error: unknown }[];
}

/** Told about each job that ended. */
export type JobObserver = (task: string, outcome: 'completed' | 'failed' | 'parked') => void;

/** Runs the jobs of this process: events, listeners, jobs with and without a timetable. */
export class JobRunner {
  private readonly logger = new Logger('Worker');
  private readonly observers: JobObserver[] = [];
  private stopping = false;
  private supervised: Promise<void> | undefined;
  private current: Runner | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tasks: Tasks,
  ) {
    clock.onMove(() => this.clockMoved());
  }

  get running(): boolean {
    return this.supervised !== undefined;
  }

  observe(observer: JobObserver): void {
    this.observers.push(observer);
  }

  /** Begins to run jobs. Survives an outage of the database. */
  start(concurrency = CONCURRENCY): void {
    this.stopping = false;
    this.supervised ??= this.supervise(concurrency);
  }

  /** Takes no more jobs and waits for those that run. */
  async stop(): Promise<void> {
    if (this.supervised === undefined) return;
    this.stopping = true;
    this.wake();
    await this.current?.stop().catch(() => undefined);
    await this.supervised;
    this.supervised = undefined;
  }

  /** Runs everything that is due to the end, in this process: for tests. Throws when a job failed, unless told otherwise. */
  async drain(options: DrainOptions = {}): Promise<DrainResult> {
    await alignWaiting(this.database, this.clock.offset);
    if (options.retryNow === true) await retryNow(this.database);
    const completed: string[] = [];
    const failed: { task: string; error: unknown }[] = [];
    const events: WorkerEvents = new EventEmitter();
    events.on('job:success', ({ job }) => completed.push(job.task_identifier));
    events.on('job:error', ({ job, error }) => failed.push({ task: job.task_identifier, error }));
    await runOnce({
      pgPool: this.database.pool,
      preset: RECORDING,
      taskList: this.taskList(),
      events,
      logger: quietWorkerLogger,
      noHandleSignals: true,
      concurrency: 1,
    });
    if (failed.length > 0 && options.tolerateFailures !== true) {
      throw new AggregateError(
        failed.map(({ error }) => error),
        `Jobs failed: ${failed.map(({ task, error }) => `${task} (${error instanceof Error ? error.message : String(error)})`).join(', ')}`,
      );
    }
    return { completed, failed };
  }

  /** Jobs that gave up, the latest first. */
  async parked(): Promise<ParkedJob[]> {
    return this.database.read<ParkedJob>(
      `select id, task_identifier as task, coalesce(last_error, '') as error, updated_at as since
         from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by updated_at desc limit 500`,
    );
  }

  /** Gives parked jobs a new series of tries. */
  async revive(ids: readonly number[]): Promise<void> {
    await this.database.change('select from graphile_worker.reschedule_jobs($1::bigint[], run_at => now(), attempts => 0)', [ids]);
  }

  private taskList(): TaskList {
    return Object.fromEntries(
      [...this.tasks.handlers()].map(([name, handler]) => [
        name,
        async (payload: unknown) => {
          await handler(payload);
        },
      ]),
    );
  }

  private async supervise(concurrency: number): Promise<void> {
    const { connectionString } = this.database.pool.options;
    if (connectionString === undefined) throw new Error('The worker needs the address of the database.');
    while (!this.stopping) {
      try {
        await this.runUntilItEnds(connectionString, concurrency);
      } catch (error) {
        this.logger.error({ msg: 'The worker failed and starts again.', err: error });
      }
      if (!this.stopping) await this.sleep(RESTART_MS);
    }
  }

  private async runUntilItEnds(url: string, concurrency: number): Promise<void> {
    const pool = new Pool({
      Client: HeardClient,
      connectionString: url,
      max: concurrency + 2,
      application_name: 'rendezvous-worker',
      connectionTimeoutMillis: 4000,
    });
    hearFaults(pool);
    const lease = new PoolLease(url);
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => void lease.hold(workerPool.id).catch(() => undefined));
    this.report(events);
    const reclaim = setInterval(() => void lease.reclaim().catch(() => undefined), RECLAIM_MS);
    try {
      const items = this.tasks.timetable().map(({ name, cron }) => ({
        task: name,
        match: cron,
        identifier: name,
        // One waiting run is enough: a slow job does not queue up behind itself. The key only covers the run that waits; the queue keeps
        // it from beginning beside one that is still at work, here or in another process.
        options: { queueName: timed(name), jobKey: timed(name), jobKeyMode: 'replace' as const, maxAttempts: 5 },
      }));
      this.current = await run({
        pgPool: pool,
        preset: RECORDING,
        taskList: this.taskList(),
        parsedCronItems: parseCronItems(items),
        concurrency,
        pollInterval: POLL_MS,
        noHandleSignals: true,
        logger: workerLogger,
        events,
      });
      if (this.stopping) await this.current.stop();
      await this.current.promise;
    } finally {
      this.current = undefined;
      clearInterval(reclaim);
      await lease.end();
      await pool.end();
    }
  }

  private report(events: WorkerEvents): void {
    const tell = (task: string, outcome: Parameters<JobObserver>[1]): void => {
      for (const observer of this.observers) {
        try {
          observer(task, outcome);
        } catch (error) {
          // Thrown from here it would end the worker.
          this.logger.error({ msg: `Who counts the jobs failed at ${task}.`, err: error });
        }
      }
    };
    events.on('job:success', ({ job }) => tell(job.task_identifier, 'completed'));
    events.on('job:error', ({ job, error }) => {
      tell(job.task_identifier, 'failed');
      this.logger.warn({ msg: `The job ${job.task_identifier} failed; try ${job.attempts} of ${job.max_attempts}.`, err: error });
    });
    events.on('job:failed', ({ job, error }) => {
      tell(job.task_identifier, 'parked');
      this.logger.error({ msg: `The job ${job.task_identifier} gave up and is parked as ${job.id}.`, err: error });
    });
  }

  /** Waiting jobs follow the clock, and jobs with a timetable run once: the moments they wait for may just have been jumped over. */
  private async clockMoved(): Promise<void> {
    await alignWaiting(this.database, this.clock.offset);
    if (!this.running) return;
    for (const { name } of this.tasks.timetable()) {
      await enqueue(this.database, name, {}, { key: timed(name), queue: timed(name) });
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
