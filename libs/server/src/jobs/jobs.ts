import type { Clock } from '../clock/index.js';
import { type Tx, enqueue } from '../database/index.js';
import type { Tasks } from '../worker/index.js';

/** Does the work of one job. May run more than once, so it checks what is still to do. A throw means: try again later. */
export type JobHandler<T> = (payload: T) => Promise<unknown> | unknown;

export interface JobOptions {
  /** One waiting job a key: adding it again replaces the one that waits. */
  readonly key?: string;
  /** Business time, as `Clock` tells it: in the demo it comes sooner when the clock is moved. */
  readonly runAt?: Date;
  /** With a key that waits already: `replace` (default) moves it to the new time, `preserve_run_at` leaves its time. */
  readonly mode?: 'replace' | 'preserve_run_at';
}

/** What a job's row in the database carries. */
interface Carried {
  readonly payload?: unknown;
  /** Business time at which it is due. */
  readonly due?: string;
}

/** Work that is done later, or on a timetable, and tried again until it succeeds. */
export class Jobs {
  constructor(
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  /**
   * Says what a kind of job does; call it in `onModuleInit`.
   * @param name unique and kept for good, `<area>.<what it does>`: jobs that wait in the database carry it
   * @param options.cron minute, hour, day, month, weekday in UTC; such runs get no payload
   */
  define<T = undefined>(name: string, handler: JobHandler<T>, options: { readonly cron?: string } = {}): void {
    this.tasks.add(name, (carried) => handler((carried as Carried | undefined)?.payload as T), options.cron);
  }

  /** Adds a job with the transaction: it runs if that commits. */
  async add(tx: Tx, name: string, payload: unknown, options: JobOptions = {}): Promise<void> {
    this.tasks.get(name);
    const { runAt: wanted, ...rest } = options;
    const runAt = rest.mode === 'preserve_run_at' && rest.key !== undefined ? await this.dueOf(tx, rest.key, wanted) : wanted;
    const carried: Carried = runAt === undefined ? { payload } : { payload, due: runAt.toISOString() };
    await enqueue(tx, name, carried, runAt === undefined ? rest : { ...rest, runAt: new Date(runAt.getTime() - this.clock.offset) });
  }

  /** The business time of the job that waits under the key: it stays with the job when its payload is replaced. */
  private async dueOf(tx: Tx, key: string, otherwise: Date | undefined): Promise<Date | undefined> {
    const [waiting] = await tx.read<{ due: string | null }>(
      `select payload ->> 'due' as due from graphile_worker._private_jobs where key = $1 and locked_at is null and attempts = 0`,
      [key],
    );
    if (waiting === undefined) return otherwise;
    return waiting.due === null ? undefined : new Date(waiting.due);
  }

  /** Takes back the waiting job of a key, if there is one. */
  async remove(tx: Tx, key: string): Promise<void> {
    await tx.change('select from graphile_worker.remove_job($1)', [key]);
  }

  /** Runs a job here and now, without the worker: for tests and tools. */
  async run(name: string, payload?: unknown): Promise<void> {
    await this.tasks.get(name)({ payload } satisfies Carried);
  }
}
