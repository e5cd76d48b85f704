import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';
import { Logger } from '@nestjs/common';
import { type RunningPostgres, startPostgres } from '../postgres/index.js';
import { type TestDatabase, testDatabase } from '../testing/index.js';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  type Database,
  REQUEST_QUERY_TIMEOUT_MS,
  connect,
  isCommitUnknown,
  isConnectionLoss,
  migrate,
  sqlState,
  withQueryTimeout,
} from './index.js';

class CreateThings1700000009901 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('create schema things');
    await run.query(
      `create table things.thing (id integer primary key, n integer not null default 0 check (n >= 0), big bigint not null default 0,
         day date not null default '2000-02-29', note text)`,
    );
    await run.query('insert into things.thing (id) select generate_series(1, 20)');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop schema things cascade');
  }
}

@Entity({ schema: 'things', name: 'thing' })
class Thing {
  @PrimaryColumn('integer')
  id: number;

  @Column('integer')
  n: number;

  @Column('bigint')
  big: number;

  @Column('date')
  day: string;
}

const migrations = [CreateThings1700000009901];
let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase({ entities: [Thing], migrations });
  database = test.database;
});
afterAll(() => test.close());

/** An answer whether the database hangs is everybody's for as long. */
const SHARED_MS = 200;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const numberOf = async (id: number) => (await database.read<{ n: number }>('select n from things.thing where id = $1', [id]))[0]?.n;

describe('reading', () => {
  it('answers int8 as a number while a number can hold it, dates as text', async () => {
    const [row] = await database.read(`select 9007199254740991::int8 as fits, 9007199254740993::int8 as large, date '1990-01-31' as day`);
    expect(row).toEqual({ fits: 9_007_199_254_740_991, large: '9007199254740993', day: '1990-01-31' });
  });

  it('names statements that are planned once a connection', async () => {
    await database.read('select $1::int + 1 as n', [1], { prepared: 'spec-one' });
    expect(await database.read('select $1::int + 1 as n', [41], { prepared: 'spec-one' })).toEqual([{ n: 42 }]);
    await database.transaction(async (tx) => {
      expect(await tx.read('select $1::int as n', [7], { prepared: 'spec-two' })).toEqual([{ n: 7 }]);
      expect(await tx.read(`select from pg_prepared_statements where name = 'spec-two'`)).toHaveLength(1);
    });
  });

  it('maps rows to entities in and outside a transaction', async () => {
    expect(await database.dataSource.getRepository(Thing).findOneBy({ id: 1 })).toMatchObject({ big: 0, day: '2000-02-29' });
    await database.transaction((tx) => tx.manager.update(Thing, { id: 1 }, { big: 12 }));
    expect(await database.dataSource.manager.findOneBy(Thing, { id: 1 })).toMatchObject({ big: 12 });
  });
});

describe('a transaction', () => {
  it('keeps nothing when the work throws, whichever way it wrote', async () => {
    const work = database.transaction(async (tx) => {
      await tx.change('update things.thing set n = 5 where id = 2');
      await tx.manager.save(Object.assign(new Thing(), { id: 3, n: 5, big: 1, day: '2001-01-01' }));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect([await numberOf(2), await numberOf(3)]).toEqual([0, 0]);
  });

  it('is one for SQL and TypeORM, also when TypeORM saves in a savepoint', async () => {
    await database.transaction(async (tx) => {
      await tx.change('update things.thing set n = 6 where id = 2');
      await tx.manager.save(Object.assign(new Thing(), { id: 2, n: 7, big: 1, day: '2001-01-01' }));
      expect(await tx.read('select n from things.thing where id = 2')).toEqual([{ n: 7 }]);
      expect(await numberOf(2)).toBe(0);
    });
    expect(await numberOf(2)).toBe(7);
  });

  it('throws when the work swallowed a failed statement, because then nothing was stored', async () => {
    const work = database.transaction(async (tx) => {
      await tx.change('update things.thing set n = 9 where id = 4');
      await tx.read('select 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow('nothing was stored');
    expect(await numberOf(4)).toBe(0);
  });

  it('gives its connection back, whatever happens', async () => {
    for (let i = 0; i < 40; i += 1) await database.transaction((tx) => tx.read('select 1 / 0')).catch(() => undefined);
    expect(database.pool.totalCount).toBeLessThanOrEqual(12);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it('runs again as a whole after a deadlock, until both sides are done', async () => {
    let runs = 0;
    let meet: () => void;
    const met = new Promise<void>((resolve) => (meet = resolve));
    let waiting = 0;
    const cross = (first: number, second: number) =>
      database.transaction(async (tx) => {
        runs += 1;
        await tx.change('update things.thing set n = n + 1 where id = $1', [first]);
        // Both hold their first row before either wants its second.
        waiting += 1;
        if (waiting === 2) meet();
        await met;
        await tx.change('update things.thing set n = n + 1 where id = $1', [second]);
      });
    await Promise.all([cross(5, 6), cross(6, 5)]);
    expect(runs).toBeGreaterThan(2);
    expect([await numberOf(5), await numberOf(6)]).toEqual([2, 2]);
  });

  it('runs again after a serialization failure', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      await tx.read('set transaction isolation level repeatable read');
      await tx.read('select n from things.thing where id = 7');
      if (runs === 1) await database.change('update things.thing set n = n + 1 where id = 7');
      await tx.change('update things.thing set n = n + 1 where id = 7');
    });
    expect([runs, await numberOf(7)]).toEqual([2, 2]);
  });

  it('gives up on a work that never gets through', async () => {
    let runs = 0;
    const work = database.transaction(async (tx) => {
      runs += 1;
      await tx.read(`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(9);
  });
});

describe('effects after the commit', () => {
  it('run when the change can be seen, in order', async () => {
    const seen: unknown[] = [];
    await database.transaction(async (tx) => {
      tx.afterCommit(async () => seen.push(await numberOf(8)));
      tx.afterCommit(() => seen.push('second'));
      await tx.change('update things.thing set n = 3 where id = 8');
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([3, 'second']);
  });

  it('are forgotten when the transaction rolls back or starts again', async () => {
    const seen: string[] = [];
    const failed = database.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('rolled back'));
      await tx.read('select 1 / 0');
    });
    await expect(failed).rejects.toThrow('division by zero');
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      tx.afterCommit(() => seen.push(`run ${runs}`));
      if (runs === 1) await tx.read(`do $$ begin raise exception using errcode = '40P01'; end $$`);
    });
    expect(seen).toEqual(['run 2']);
  });

  it('that fail are logged and spoil neither the answer nor the other effects', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const seen: string[] = [];
    const answer = await database.transaction(async (tx) => {
      tx.afterCommit(() => Promise.reject(new Error('socket gone')));
      tx.afterCommit(() => seen.push('next'));
      return 'answer';
    });
    expect([answer, seen, log.mock.calls.length]).toEqual(['answer', ['next'], 1]);
    log.mockRestore();
  });
});

describe('migrations', () => {
  it('run once when two processes start at the same moment', async () => {
    const fresh = await testDatabase();
    try {
      await Promise.all([migrate(fresh.url, migrations), migrate(fresh.url, migrations), migrate(fresh.url, migrations)]);
      const rows = await fresh.database.read<{ name: string; n: number }>(
        'select name, count(*) as n from server.migrations group by name order by name',
      );
      expect(rows).toEqual([
        { name: 'CreateServer1700000000001', n: 1 },
        { name: 'CreateThings1700000009901', n: 1 },
      ]);
    } finally {
      await fresh.close();
    }
  });

  it('take one back that fails half-way, and say which', async () => {
    class Broken1700000009902 implements MigrationInterface {
      async up(run: QueryRunner): Promise<void> {
        await run.query('create table server.half (id integer)');
        await run.query('create table server.half (id integer)');
      }

      async down(): Promise<void> {}
    }
    const fresh = await testDatabase();
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(migrate(fresh.url, [Broken1700000009902])).rejects.toThrow('already exists');
    expect(await fresh.database.read(`select to_regclass('server.half') as half`)).toEqual([{ half: null }]);
    log.mockRestore();
    await fresh.close();
  });
});

describe('a database that goes away', () => {
  let folder: string;
  let server: RunningPostgres;
  let remote: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rendezvous-away-'));
    chmodSync(folder, 0o755);
    server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
    remote = await connect({ url: server.url, entities: [], migrations: [], migrate: false, poolSize: 4 });
  });
  afterAll(async () => {
    await remote.dataSource.destroy();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused with server.unavailable, in the middle of a transaction too, and used again when it is back', async () => {
    expect(await remote.read('select 1 as one')).toEqual([{ one: 1 }]);
    const { port } = server;
    const cut = remote.transaction(async (tx) => {
      await tx.read('select 1');
      await server.stop();
      await tx.read('select 1');
    });
    await expect(cut).rejects.toMatchObject({ code: 'server.unavailable', status: 503 });
    await expect(remote.read('select 1')).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(await remote.answers()).toBe(false);
    server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false, port });
    expect(await remote.read('select 2 as two')).toEqual([{ two: 2 }]);
    expect(await remote.answers()).toBe(true);
  });

  it.each(['53100', '53200', '53400', '57014', '55P03', '58030'])(
    'is refused the same way when it is full or too slow (%s)',
    async (code) => {
      const raise = `do $$ begin raise exception using errcode = '${code}'; end $$`;
      await expect(database.read(raise)).rejects.toMatchObject({ code: 'server.unavailable', status: 503, details: { retryAfter: 3 } });
      await expect(database.transaction((tx) => tx.read(raise))).rejects.toMatchObject({ code: 'server.unavailable' });
      expect(await database.read('select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  it('is given up after the time that whoever asks has, in the middle of a transaction too, and its connection with it', async () => {
    await expect(withQueryTimeout(200, () => database.read('select pg_sleep(2)'))).rejects.toMatchObject({ code: 'server.unavailable' });
    const work = withQueryTimeout(200, () => database.transaction((tx) => tx.read('select pg_sleep(2)')));
    await expect(work).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(await database.read('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await database.read('select pg_sleep(0.3)')).toHaveLength(1);
  });

  it('is waited for as long as it takes by whoever says so', async () => {
    const rows = await withQueryTimeout(200, () => withQueryTimeout(0, () => database.read('select pg_sleep(0.4)')));
    expect(rows).toHaveLength(1);
  });

  it('is given up after that time by TypeORM too, in and outside a transaction, and its connection with it', async () => {
    const one = await connect({ url: test.url, entities: [Thing], migrations: [], migrate: false, poolSize: 1 });
    const { manager } = one.dataSource;
    await expect(withQueryTimeout(200, () => manager.query('select pg_sleep(2)'))).rejects.toThrow('Query read timeout');
    // the only connection would answer the statement before first
    expect(await withQueryTimeout(1000, () => manager.findOneBy(Thing, { id: 1 }))).toMatchObject({ id: 1 });
    const work = withQueryTimeout(200, () => one.transaction((tx) => tx.manager.query('select pg_sleep(2)')));
    await expect(work).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(await withQueryTimeout(1000, () => one.read('select 1 as one'))).toEqual([{ one: 1 }]);
    await one.dataSource.destroy();
  });

  it('ends the wait for a lock itself before a request gives up, so that nothing is stored after its refusal', async () => {
    const holder = await database.pool.connect();
    await holder.query('begin; lock table things.thing in access exclusive mode');
    const [session] = await database.read<{ ms: number }>('select setting::int as ms from pg_settings where name = $1', ['lock_timeout']);
    expect(session?.ms).toBeGreaterThan(0);
    expect(session?.ms).toBeLessThanOrEqual(REQUEST_QUERY_TIMEOUT_MS - 2000);
    const work = withQueryTimeout(REQUEST_QUERY_TIMEOUT_MS, () =>
      database.transaction(async (tx) => {
        // as the session's, only sooner
        await tx.change(`set local lock_timeout = '300ms'`);
        return tx.change('update things.thing set n = n + 1 where id = 9');
      }),
    );
    await expect(work).rejects.toMatchObject({ code: 'server.unavailable', cause: { code: '55P03' } });
    await holder.query('rollback');
    holder.release();
    expect(await numberOf(9)).toBe(0);
  });

  it('leaves it open whether a commit was made whose answer did not come, and nothing else', async () => {
    await database.change(`create function things.cut() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await database.change(`create constraint trigger cut after update on things.thing deferrable initially deferred
      for each row when (new.note = 'cut') execute function things.cut()`);
    const fault = (sql: string): Promise<unknown> => database.transaction((tx) => tx.read(sql)).catch((error: unknown) => error);
    const atCommit = await fault(`update things.thing set note = 'cut' where id = 10`);
    const before = await fault('select pg_terminate_backend(pg_backend_pid())');
    const full = await fault(`do $$ begin raise exception using errcode = '53100'; end $$`);
    const unavailable = { code: 'server.unavailable', status: 503 };
    expect([atCommit, before, full]).toMatchObject([unavailable, unavailable, unavailable]);
    expect([atCommit, before, full].map(isCommitUnknown)).toEqual([true, false, false]);
    await database.change('drop trigger cut on things.thing');
  });

  it('hangs when a statement of ours has waited for a lock for a second', async () => {
    expect(await database.hangs()).toBe(false);
    const holder = await database.pool.connect();
    await holder.query('begin; lock table things.thing in access exclusive mode');
    const waiting = database.read('select from things.thing limit 1');
    await pause(1200);
    expect(await database.hangs()).toBe(true);
    await holder.query('rollback');
    holder.release();
    await waiting;
    await pause(SHARED_MS);
    expect(await database.hangs()).toBe(false);
  });

  it('does not hang when a long statement has just begun to wait, nor when somebody else’s waits', async () => {
    await pause(SHARED_MS);
    const holder = await database.pool.connect();
    await holder.query('begin; lock table things.thing in access exclusive mode');
    const foreign = new Client({ connectionString: test.url });
    await foreign.connect();
    const others = foreign.query('select from things.thing limit 1');
    const long = database.read('select pg_sleep(1.2); select from things.thing limit 1');
    await pause(1500);
    expect(await database.hangs()).toBe(false);
    await holder.query('rollback');
    holder.release();
    await Promise.all([others, long]);
    await foreign.end();
  });

  it('is asked once whether it hangs, however many want to know, and again a little later', async () => {
    await pause(SHARED_MS);
    const asked = jest.spyOn(database.pool, 'query');
    const all = await Promise.all(Array.from({ length: 30 }, () => database.hangs()));
    await database.hangs();
    expect([new Set(all), asked.mock.calls.length]).toEqual([new Set([false]), 1]);
    await pause(SHARED_MS);
    await database.hangs();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('hangs while it does not answer in time, and the question that it owes an answer to is not asked again', async () => {
    await pause(SHARED_MS);
    const holders = await Promise.all(Array.from({ length: 12 }, () => database.pool.connect()));
    const asked = jest.spyOn(database.pool, 'query');
    expect(await database.hangs()).toBe(true);
    await pause(SHARED_MS);
    expect([await database.hangs(), asked.mock.calls.length]).toEqual([true, 1]);
    for (const holder of holders) holder.release();
    await pause(SHARED_MS);
    expect(await database.hangs()).toBe(false);
    asked.mockRestore();
  });

  it('is given up when it could not roll back: nobody else gets it', async () => {
    const client = await database.pool.connect();
    const query = client.query.bind(client) as (text: string) => Promise<unknown>;
    const deaf = (text: string) => (text === 'rollback' ? Promise.reject(new Error('No answer.')) : query(text));
    jest.spyOn(client, 'query').mockImplementation(deaf as unknown as typeof client.query);
    jest.spyOn(database.pool, 'connect').mockImplementationOnce(() => Promise.resolve(client));
    await expect(database.transaction(() => Promise.reject(new Error('Enough.')))).rejects.toThrow('Enough.');
    jest.restoreAllMocks();
    const open = `select from pg_stat_activity where datname = current_database() and xact_start < clock_timestamp() - interval '100 ms'`;
    await pause(200);
    expect(await database.read(open)).toEqual([]);
  });

  it('is told apart from a statement that fails', async () => {
    const failed: unknown = await database.read('select 1 / 0').catch((error: unknown) => error);
    expect([isConnectionLoss(failed), sqlState(failed)]).toEqual([false, '22012']);
    const wrapped: unknown = await database.dataSource.query('insert into things.thing (id) values (1)').catch((error: unknown) => error);
    expect(sqlState(wrapped)).toBe('23505');
  });
});
