import { Logger } from '@nestjs/common';
import { Client } from 'pg';

/** Locks younger than this are left alone: their process may just be starting. */
const YOUNG_SECONDS = 20;
const RETRY_MS = 1000;

/** The lock number of a worker: held by its process for as long as it lives. */
const LOCK = `hashtextextended($1, 7305177042)`;

/**
 * Shows that the worker of this process lives: a lock that the database lets go of when the process dies, however it dies.
 * By it the jobs of a killed process are found and given back at once, instead of hours later.
 */
export class PoolLease {
  private readonly logger = new Logger('Worker');
  private client: Client | undefined;
  private held: string | undefined;
  private ended = false;

  constructor(private readonly url: string) {}

  /** Holds the lock of this worker from now on, also over an outage of the database. */
  async hold(worker: string): Promise<void> {
    this.held = worker;
    await this.connect();
  }

  async end(): Promise<void> {
    this.ended = true;
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  /** Gives back the jobs of workers whose process is gone. @returns how many workers those were */
  async reclaim(): Promise<number> {
    const client = this.client;
    if (client === undefined) return 0;
    const { rows } = await client.query<{ worker: string }>(
      `select distinct locked_by as worker from graphile_worker.jobs where locked_at < now() - $1 * interval '1 second'`,
      [YOUNG_SECONDS],
    );
    let reclaimed = 0;
    for (const { worker } of rows) {
      if (worker === this.held) continue;
      const free = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${LOCK}) as free`, [worker]);
      if (free.rows[0]?.free !== true) continue;
      await client.query('select graphile_worker.force_unlock_workers(array[$1]::text[])', [worker]);
      await client.query(`select pg_advisory_unlock(${LOCK})`, [worker]);
      reclaimed += 1;
    }
    if (reclaimed > 0) this.logger.warn(`Jobs of ${reclaimed} workers that died were given back.`);
    return reclaimed;
  }

  private async connect(): Promise<void> {
    if (this.ended) return;
    const former = this.client;
    this.client = undefined;
    await former?.end().catch(() => undefined);
    const client = new Client({ connectionString: this.url, application_name: 'rendezvous-worker', keepAlive: true });
    let lost = false;
    const again = (): void => {
      if (lost) return;
      lost = true;
      if (this.client === client) this.client = undefined;
      if (!this.ended) setTimeout(() => void this.connect().catch(() => undefined), RETRY_MS).unref();
    };
    client.on('error', again);
    client.on('end', () => {
      if (this.client === client) again();
    });
    try {
      await client.connect();
      await client.query(`select pg_advisory_lock(${LOCK})`, [this.held]);
      this.client = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      again();
      throw error;
    }
  }
}
