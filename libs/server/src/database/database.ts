import { Logger } from '@nestjs/common';
import pRetry from 'p-retry';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { CommitUnknown, clearly, isConnectionLoss, isRestartable } from './faults.js';
import { HangQuestion } from './hang-question.js';
import { queryWithTimeout, withQueryTimeout } from './timeouts.js';
import type { StatementOptions, Statements } from './statements.js';
import { OpenTransaction, type Tx } from './tx.js';
import './wire-types.js';

const RESTARTS_MAX = 8;
const PAUSE_FIRST_MS = 2;
const PAUSE_MAX_MS = 250;

/** Of our own connections: what somebody else does in the same database keeps no page of ours. */
const WAITING = `select exists (
  select from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and l.locktype <> 'advisory' and l.waitstart < clock_timestamp() - interval '1 second'
    and a.datname = current_database() and a.application_name = current_setting('application_name')) as waiting`;

/** How long the database may take to say whether statements wait. */
const QUESTION_MS = 500;
/** How long that question keeps its connection. An answer that this process was too busy to read in time still counts. */
const QUESTION_KEPT_MS = 2000;

/** The one way to the database: single statements, each committed by itself, and transactions. */
export class Database implements Statements {
  private readonly logger = new Logger(Database.name);

  private readonly hanging = new HangQuestion(
    async () => (await withQueryTimeout(QUESTION_KEPT_MS, () => this.read<{ waiting: boolean }>(WAITING)))[0]?.waiting === true,
    async (answer) => (await within(QUESTION_MS, answer)) ?? true,
  );

  constructor(readonly dataSource: DataSource) {}

  /** The driver's pool that TypeORM uses as well. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  read<T>(sql: string, values?: readonly unknown[], { prepared }: StatementOptions = {}): Promise<T[]> {
    return this.inPool<T>({ name: prepared, text: sql, values: values as unknown[] });
  }

  change<T>(sql: string, values?: readonly unknown[], { prepared }: StatementOptions = {}): Promise<T[]> {
    return this.inPool<T>({ name: prepared, text: sql, values: values as unknown[] });
  }

  /**
   * Runs the work in one transaction and commits. The whole work runs again after a deadlock or a serialization failure,
   * so it does SQL only: whatever else it touches would happen twice. A throw rolls back.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await pRetry(() => this.once(work), {
        retries: RESTARTS_MAX,
        minTimeout: PAUSE_FIRST_MS,
        maxTimeout: PAUSE_MAX_MS,
        // two transactions that met once would meet again in step
        randomize: true,
        shouldRetry: ({ error }) => isRestartable(error),
      });
    } catch (error) {
      throw clearly(error);
    }
  }

  /** True when the database answers within the time. */
  async answers(withinMs = 2000): Promise<boolean> {
    const answered = this.read('select 1').then(
      () => true,
      () => false,
    );
    return (await within(withinMs, answered)) ?? false;
  }

  /**
   * True when the database does not answer within half a second, or statements of ours have been waiting for a lock for a second. However
   * many want to know, it is asked once.
   */
  hangs(): Promise<boolean> {
    return this.hanging.answered();
  }

  private async inPool<T>(query: QueryConfig): Promise<T[]> {
    try {
      // here already: a connection that comes free is handed over in the name of whoever had it
      return (await this.pool.query(queryWithTimeout(query))).rows as T[];
    } catch (error) {
      throw clearly(error);
    }
  }

  private async once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    const tx = new OpenTransaction(client, this.dataSource);
    let broken = false;
    let committing = false;
    let result: T;
    try {
      await client.query('begin');
      result = await work(tx as unknown as Tx);
      await Promise.all(tx.unfinished);
      committing = true;
      const end = await client.query('commit');
      // The server answers so when a statement failed and the work went on regardless.
      if (end.command === 'ROLLBACK') throw new Error('The transaction went on after a statement had failed; nothing was stored.');
    } catch (error) {
      broken = isConnectionLoss(error) || !(await this.rolledBack(client));
      throw committing && isConnectionLoss(error) ? new CommitUnknown(error) : error;
    } finally {
      client.release(broken);
    }
    await this.runEffects(tx);
    return result;
  }

  private async rolledBack(client: PoolClient): Promise<boolean> {
    try {
      await client.query('rollback');
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

/** What the work comes to; null when that is not known in time. */
const within = async <T>(ms: number, work: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  })
    // an answer that arrived while this process was busy counts
    .then(() => new Promise<null>((resolve) => setImmediate(resolve, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
