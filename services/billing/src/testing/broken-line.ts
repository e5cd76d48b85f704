import type { Database } from '@rendezvous/server/database';
import type { PoolClient } from 'pg';

/** Where a transaction breaks. */
export interface Break {
  /** Which of the transactions that follow, and which of its statements: the first is `begin`. */
  readonly transaction: number;
  readonly statement: number;
  /** `before`: the statement does not get there. `after`: it is done, and its answer is lost; so may be the answer to the commit. */
  readonly when: 'before' | 'after';
}

type Query = (...args: unknown[]) => Promise<unknown>;

const lost = (): Error => Object.assign(new Error('The line to the database is broken.'), { code: 'ECONNRESET' });

/** The line between a process and its database, which breaks when it is told to: as a process that ends in the middle of its work. */
export class BrokenLine {
  private plan: Break | null = null;
  private begun = 0;
  private broken = false;

  constructor({ pool }: Database) {
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
    // Transactions wait for a connection; single statements and TypeORM's own give a callback.
    (pool as { connect: unknown }).connect = (...args: unknown[]) =>
      args.length > 0 ? connect(...args) : (connect() as Promise<PoolClient>).then((client) => this.watched(client));
  }

  /** Breaks once, if what is done meanwhile gets as far as that. @returns whether it did */
  async during(plan: Break, work: () => Promise<unknown>): Promise<boolean> {
    Object.assign(this, { plan, begun: 0, broken: false });
    await work().catch(() => undefined);
    this.plan = null;
    return this.broken;
  }

  private watched(client: PoolClient): PoolClient {
    const { plan } = this;
    if (plan === null || this.begun++ !== plan.transaction) return client;
    const query = client.query.bind(client) as Query;
    const release = client.release.bind(client);
    let statements = 0;
    const breaking: Query = async (...args) => {
      if (statements++ !== plan.statement) return query(...args);
      if (plan.when === 'after') await query(...args);
      this.broken = true;
      throw lost();
    };
    return Object.assign(client, {
      query: breaking,
      release: (destroy?: Error | boolean) => {
        delete (client as Partial<PoolClient>).query;
        release(destroy);
      },
    });
  }
}
