import { randomUUID } from 'node:crypto';
import type { DomainEventName, DomainEvents } from '@rendezvous/contracts/events';
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { enqueue, enqueueAll } from './enqueue.js';
import type { StatementOptions, Statements } from './statements.js';

declare const brand: unique symbol;

/** An open transaction. Only `database.transaction` makes one, so a function that takes it runs inside one. */
export interface Tx extends Statements {
  readonly [brand]: 'transaction';
  /**
   * Waits until no other transaction, in whatever process, holds the lock of this name and key; lets go of it at the end.
   * @param name `<area>.<what is done alone>`
   */
  lock(name: `${string}.${string}`, ...key: readonly (string | number)[]): Promise<void>;
  /** TypeORM inside this transaction. */
  readonly manager: EntityManager;
  /** Runs after the commit, for what may be lost. Forgotten when the transaction rolls back or starts again; a failure is logged. */
  afterCommit(effect: () => unknown): void;
  /** Publishes a domain event with this transaction: delivered at least once if it commits, never if it does not. */
  publish<E extends DomainEventName>(event: E, data: DomainEvents[E]): Promise<void>;
  /** The same for many events of one name, with one statement. What listens to them does so while nothing else is due. */
  publishAll<E extends DomainEventName>(event: E, all: readonly DomainEvents[E][]): Promise<void>;
}

/** What the `event` job of the worker carries. */
export interface PublishedEvent {
  readonly id: string;
  readonly name: DomainEventName;
  readonly data: unknown;
  /** One of many: its listeners stand behind all other jobs. */
  readonly behindOthers?: boolean;
}

export const EVENT_TASK = 'event';

const asPublished = (name: DomainEventName, data: unknown): PublishedEvent => ({ id: randomUUID(), name, data });

export class OpenTransaction {
  declare readonly [brand]: 'transaction';
  readonly effects: (() => unknown)[] = [];
  /** Statements whose caller may not have waited for them: the commit does. */
  readonly unfinished: Promise<void>[] = [];
  private runner: QueryRunner | undefined;

  constructor(
    private readonly client: PoolClient,
    private readonly dataSource: DataSource,
  ) {}

  async read<T>(sql: string, values?: readonly unknown[], { prepared }: StatementOptions = {}): Promise<T[]> {
    return (await this.client.query({ name: prepared, text: sql, values: values as unknown[] })).rows as T[];
  }

  change<T>(sql: string, values?: readonly unknown[], options?: StatementOptions): Promise<T[]> {
    return this.read(sql, values, options);
  }

  async lock(name: `${string}.${string}`, ...key: readonly (string | number)[]): Promise<void> {
    await this.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [[name, ...key].join(':')]);
  }

  get manager(): EntityManager {
    this.runner ??= this.runnerOnClient();
    return this.runner.manager;
  }

  afterCommit(effect: () => unknown): void {
    this.effects.push(effect);
  }

  publish<E extends DomainEventName>(event: E, data: DomainEvents[E]): Promise<void> {
    return this.published(enqueue(this, EVENT_TASK, asPublished(event, data)));
  }

  publishAll<E extends DomainEventName>(event: E, all: readonly DomainEvents[E][]): Promise<void> {
    return this.published(
      enqueueAll(
        this,
        EVENT_TASK,
        all.map((data): PublishedEvent => ({ ...asPublished(event, data), behindOthers: true })),
      ),
    );
  }

  private published(done: Promise<void>): Promise<void> {
    // The commit waits for it and throws its fault; without this a caller that does not wait would leave it unhandled.
    done.catch(() => undefined);
    this.unfinished.push(done);
    return done;
  }

  /** TypeORM is put on our client only when somebody asks for it: hot paths never pay for it. */
  private runnerOnClient(): QueryRunner {
    const runner = this.dataSource.createQueryRunner();
    // Depth 1: a nested transaction of TypeORM (`save`) becomes a savepoint instead of ending ours.
    return Object.assign(runner, { databaseConnection: this.client, isTransactionActive: true, transactionDepth: 1 });
  }
}
