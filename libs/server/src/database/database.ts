import { Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { clearly, isConnectionLoss, isRestartable } from './faults.js';
import { impatient } from './patience.js';
import { OpenTransaction, type Tx } from './tx.js';
import './wire-types.js';

const RESTARTS_MAX = 8;
const PAUSE_FIRST_MS = 4;
const PAUSE_MAX_MS = 250;

const WAITING = `select exists (
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'
     and state_change < clock_timestamp() - interval '1 second') as waiting`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The one way to the database: plain reads, named statements, and transactions. */
export class Database {
  private readonly logger = new Logger(Database.name);

  constructor(readonly dataSource: DataSource) {}

  /** The driver's pool that TypeORM uses as well. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  /** Runs one statement outside a transaction; answers its rows. */
  async read<T>(sql: string, values?: readonly unknown[]): Promise<T[]> {
    try {
      return (await this.pool.query(impatient({ text: sql, values: values as unknown[] }))).rows as T[];
    } catch (error) {
      throw clearly(error);
    }
  }

  /** The same as a prepared statement, planned once for each connection: for hot paths. One name means one text. */
  async named<T>(name: string, sql: string, values: readonly unknown[]): Promise<T[]> {
    try {
      return (await this.pool.query(impatient({ name, text: sql, values: values as unknown[] }))).rows as T[];
    } catch (error) {
      throw clearly(error);
    }
  }

  /**
   * Runs the work in one transaction and commits. The whole work runs again after a deadlock or a serialization failure,
   * so it does SQL only: whatever else it touches would happen twice. A throw rolls back.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let restarts = 0; ; restarts += 1) {
      try {
        return await this.once(work);
      } catch (error) {
        if (!isRestartable(error) || restarts >= RESTARTS_MAX) throw clearly(error);
        // Jitter: two transactions that met once would meet again in step.
        await pause(Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_FIRST_MS * 2 ** restarts));
      }
    }
  }

  /** True when the database answers within the time. */
  async answers(withinMs = 2000): Promise<boolean> {
    return (await this.askedWithin<object>(withinMs, 'select 1')) !== null;
  }

  /** True when the database does not answer within the time, or statements of ours have been waiting for a lock for a second. */
  async hangs(withinMs: number): Promise<boolean> {
    const rows = await this.askedWithin<{ waiting: boolean }>(withinMs, WAITING);
    return rows === null || rows[0]?.waiting === true;
  }

  /** The rows of a statement; null when they did not come in time. */
  private async askedWithin<T>(ms: number, sql: string): Promise<T[] | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    })
      // an answer that arrived while this process was busy counts
      .then(() => new Promise((resolve) => setImmediate(resolve, null)));
    const answer = this.read<T>(sql).catch(() => null);
    return (Promise.race([answer, late]) as Promise<T[] | null>).finally(() => clearTimeout(timer));
  }

  private async once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    const tx = new OpenTransaction(client, this.dataSource);
    let broken = false;
    let result: T;
    try {
      await client.query(impatient({ text: 'begin' }));
      result = await work(tx as unknown as Tx);
      await Promise.all(tx.unfinished);
      const end = await client.query(impatient({ text: 'commit' }));
      // The server answers so when a statement failed and the work went on regardless.
      if (end.command === 'ROLLBACK') throw new Error('The transaction went on after a statement had failed; nothing was stored.');
    } catch (error) {
      broken = isConnectionLoss(error) || !(await this.rolledBack(client));
      throw error;
    } finally {
      client.release(broken);
    }
    await this.runEffects(tx);
    return result;
  }

  private async rolledBack(client: PoolClient): Promise<boolean> {
    try {
      await client.query(impatient({ text: 'rollback' }));
      return true;
    } catch {
      return false;
    }
  }

  private async runEffects(tx: OpenTransaction): Promise<void> {
    for (const effect of tx.effects) {
      try {
        await effect();
      } catch (error) {
        this.logger.error({ msg: 'An effect after a commit failed.', err: error });
      }
    }
  }
}
