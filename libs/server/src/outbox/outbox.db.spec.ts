import { Logger } from '@nestjs/common';
import { Clock, DemoClock } from '../clock/index.js';
import { connect, type Database } from '../database/index.js';
import { Jobs } from '../jobs/index.js';
import { type TestDatabase, TestClock, testDatabase } from '../testing/index.js';
import { JobRunner, Tasks } from '../worker/index.js';
import { PoolLease } from '../worker/pool-lease.js';
import { alignWaiting } from '../worker/schedule.js';
import { EventBus } from './index.js';

Logger.overrideLogger(['error', 'warn']);

let test: TestDatabase;
let database: Database;
let clock: TestClock;
let runner: JobRunner;
let bus: EventBus;
let jobs: Jobs;

const platform = (on: Database, time: Clock) => {
  const tasks = new Tasks();
  const running = new JobRunner(on, time, tasks);
  return { runner: running, bus: new EventBus(on, tasks, running), jobs: new Jobs(tasks, time) };
};

beforeAll(async () => {
  test = await testDatabase();
  database = test.database;
});
afterAll(() => test.close());
beforeEach(async () => {
  await database.change('delete from graphile_worker._private_jobs');
  clock = new TestClock();
  ({ runner, bus, jobs } = platform(database, clock));
});
afterEach(() => runner.stop());

const joined = (memberId: number) => database.transaction((tx) => tx.publish('account.member-joined', { memberId }));
const add = (name: string, payload: unknown, options = {}) => database.transaction((tx) => jobs.add(tx, name, payload, options));
const until = async (condition: () => boolean | Promise<boolean>, ms = 8000) => {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('an event', () => {
  it('that is one of many waits until nothing else is due, and so do its listeners', async () => {
    const order: string[] = [];
    bus.on('account.profile-changed', 'spec.many', () => void order.push('one of many'));
    bus.on('account.member-joined', 'spec.alone', () => void order.push('alone'));
    await database.transaction((tx) =>
      tx.publishAll(
        'account.profile-changed',
        [1, 2, 3].map((memberId) => ({ memberId })),
      ),
    );
    await joined(4);
    const priorities = async () =>
      (await database.read<{ priority: number }>('select priority from graphile_worker._private_jobs order by id')).map(
        (job) => job.priority,
      );
    expect(await priorities()).toEqual([10, 10, 10, 0]);
    await bus.drain();
    expect(order).toEqual(['alone', 'one of many', 'one of many', 'one of many']);
  });

  it('is never delivered when its transaction rolls back', async () => {
    const seen: number[] = [];
    bus.on('account.member-joined', 'spec.seen', ({ memberId }) => seen.push(memberId));
    const work = database.transaction(async (tx) => {
      await tx.publish('account.member-joined', { memberId: 1 });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await bus.drain()).toEqual({ completed: [], failed: [] });
    expect(seen).toEqual([]);
  });

  it('is published once by a transaction that started again, and also when nobody waits for the publishing', async () => {
    const seen: number[] = [];
    bus.on('account.member-joined', 'spec.seen', ({ memberId }) => seen.push(memberId));
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      void tx.publish('account.member-joined', { memberId: runs });
      if (runs === 1) await tx.read(`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    await bus.drain();
    expect(seen).toEqual([2]);
  });

  it('goes out with many others in one statement: each once, in order, and none of a transaction that rolls back', async () => {
    const seen: number[] = [];
    bus.on('account.member-joined', 'spec.seen', ({ memberId }) => seen.push(memberId));
    const all = Array.from({ length: 300 }, (_, memberId) => ({ memberId }));
    const statements: string[] = [];
    const publish = (fails: boolean) =>
      database.transaction(async (tx) => {
        const change = tx.change.bind(tx);
        Object.assign(tx, { change: (sql: string, values: unknown[]) => (statements.push(sql), change(sql, values)) });
        await tx.publishAll('account.member-joined', all);
        await tx.publishAll('account.member-joined', []);
        if (fails) throw new Error('no');
      });
    await expect(publish(true)).rejects.toThrow('no');
    await publish(false);
    expect(statements).toHaveLength(2);
    await bus.drain();
    expect(seen).toEqual(all.map(({ memberId }) => memberId));
  });

  it('reaches every listener of its name, each as a job of its own, and no other listener', async () => {
    const seen: string[] = [];
    bus.on('account.member-joined', 'spec.first', ({ memberId }) => seen.push(`first ${memberId}`));
    bus.on('account.member-joined', 'spec.second', ({ memberId }) => seen.push(`second ${memberId}`));
    bus.on('account.member-activated', 'spec.other', () => seen.push('other'));
    await joined(7);
    const { completed } = await bus.drain();
    expect(seen.toSorted()).toEqual(['first 7', 'second 7']);
    expect(completed.toSorted()).toEqual(['event', 'listener:spec.first', 'listener:spec.second']);
  });

  it('that a listener publishes is delivered by the same drain', async () => {
    const seen: number[] = [];
    bus.on('account.member-joined', 'spec.activate', ({ memberId }) =>
      database.transaction((tx) => tx.publish('account.member-activated', { memberId })),
    );
    bus.on('account.member-activated', 'spec.activated', ({ memberId }) => seen.push(memberId));
    await joined(3);
    await bus.drain();
    expect(seen).toEqual([3]);
  });

  it('is tried again for the listener that failed, alone', async () => {
    const good: number[] = [];
    const bad: number[] = [];
    bus.on('account.member-joined', 'spec.good', ({ memberId }) => good.push(memberId));
    bus.on('account.member-joined', 'spec.bad', ({ memberId }) => {
      bad.push(memberId);
      if (bad.length < 3) throw new Error('not yet');
    });
    await joined(5);
    await expect(bus.drain()).rejects.toThrow('listener:spec.bad (not yet)');
    expect([good, bad]).toEqual([[5], [5]]);
    // It waits for its next try.
    await bus.drain();
    expect(bad).toEqual([5]);
    expect((await bus.drain({ retryNow: true, tolerateFailures: true })).failed).toMatchObject([{ task: 'listener:spec.bad' }]);
    await bus.drain({ retryNow: true });
    expect([good, bad]).toEqual([[5], [5, 5, 5]]);
    expect(await bus.drain({ retryNow: true })).toEqual({ completed: [], failed: [] });
  });

  it('is parked when a listener never takes it, visible, and runs when it is revived', async () => {
    let broken = true;
    bus.on('account.member-joined', 'spec.poison', () => {
      if (broken) throw new Error('poison');
    });
    await joined(5);
    const failures: number[] = [];
    for (let i = 0; i < 12; i += 1) failures.push((await bus.drain({ retryNow: true, tolerateFailures: true })).failed.length);
    expect(failures).toEqual(Array(12).fill(1));
    expect(await bus.drain({ retryNow: true })).toEqual({ completed: [], failed: [] });
    const parked = await runner.parked();
    expect(parked).toMatchObject([{ task: 'listener:spec.poison', error: expect.stringContaining('poison') }]);
    broken = false;
    await runner.revive(parked.map(({ id }) => id));
    expect((await bus.drain()).completed).toEqual(['listener:spec.poison']);
    expect(await runner.parked()).toEqual([]);
  });

  it('that is fanned out twice, as after a crash in between, waits once for each listener', async () => {
    const seen: number[] = [];
    bus.on('account.member-joined', 'spec.seen', ({ memberId }) => seen.push(memberId));
    await joined(9);
    await database.change(
      `select graphile_worker.add_job('event', payload, run_at => now() - interval '1 minute') from graphile_worker._private_jobs`,
    );
    const { completed } = await bus.drain();
    expect([completed.filter((task) => task === 'event').length, seen]).toEqual([2, [9]]);
  });

  it('refuses two listeners of one name', () => {
    bus.on('account.member-joined', 'spec.same', () => undefined);
    expect(() => bus.on('account.member-activated', 'spec.same', () => undefined)).toThrow('twice');
  });
});

describe('a job', () => {
  it('that nobody defined is refused when it is added', async () => {
    await expect(add('spec.unknown', {})).rejects.toThrow('There is no job spec.unknown');
  });

  it('waits for its business time, wherever the clock stands', async () => {
    const ran: unknown[] = [];
    jobs.define<{ n: number }>('spec.later', (payload) => ran.push(payload));
    await add('spec.later', { n: 1 }, { runAt: new Date(clock.now().getTime() + 3_600_000) });
    await bus.drain();
    clock.advance(3_599_000);
    await bus.drain();
    expect(ran).toEqual([]);
    clock.advance(1000);
    await bus.drain();
    expect(ran).toEqual([{ n: 1 }]);
  });

  it('with a key waits once: the latest payload, at the new time or at the first', async () => {
    const ran: unknown[] = [];
    jobs.define('spec.keyed', (payload) => ran.push(payload));
    await add('spec.keyed', 'first', { key: 'k', runAt: clock.now() });
    await add('spec.keyed', 'kept', { key: 'k', mode: 'preserve_run_at', runAt: new Date(clock.now().getTime() + 9_000_000) });
    await bus.drain();
    expect(ran).toEqual(['kept']);
    await add('spec.keyed', 'moved', { key: 'k' });
    await database.transaction((tx) => jobs.remove(tx, 'k'));
    await bus.drain();
    expect(ran).toEqual(['kept']);
  });

  it('can be run by hand', async () => {
    const ran: unknown[] = [];
    jobs.define('spec.hand', (payload) => ran.push(payload), { cron: '0 4 * * *' });
    await jobs.run('spec.hand', 'x');
    expect(ran).toEqual(['x']);
  });
});

describe('the runner', () => {
  it('delivers within a moment of the commit', async () => {
    const delays: number[] = [];
    let published = 0;
    bus.on('account.member-joined', 'spec.quick', () => delays.push(Date.now() - published));
    runner.start();
    // The first delivery also waits for the start.
    await joined(1);
    await until(() => delays.length === 1);
    published = Date.now();
    await joined(2);
    await until(() => delays.length === 2);
    expect(delays[1]).toBeLessThan(900);
  });

  it('stops only after running jobs have ended, and leaves the rest in the database', async () => {
    const log: string[] = [];
    jobs.define('spec.slow', async () => {
      log.push('began');
      await new Promise((resolve) => setTimeout(resolve, 200));
      log.push('ended');
    });
    runner.start(1);
    await database.transaction(async (tx) => {
      await jobs.add(tx, 'spec.slow', {});
      await jobs.add(tx, 'spec.slow', {});
    });
    await until(() => log.length === 1);
    await runner.stop();
    expect(log).toEqual(['began', 'ended']);
    expect(await database.read('select count(*) as n from graphile_worker.jobs where locked_at is null')).toEqual([{ n: 1 }]);
  });

  it('goes on when somebody who counts its jobs throws, and tells the others', async () => {
    const silent = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const counted: string[] = [];
    jobs.define('spec.counted', () => undefined);
    runner.observe(() => {
      throw new Error('a counter is broken');
    });
    runner.observe((task, outcome) => counted.push(`${task} ${outcome}`));
    runner.start(1);
    for (const nth of [1, 2]) {
      await database.transaction((tx) => jobs.add(tx, 'spec.counted', {}));
      await until(() => counted.length === nth);
    }
    expect(counted).toEqual(['spec.counted completed', 'spec.counted completed']);
    expect(silent).toHaveBeenCalledTimes(2);
    silent.mockRestore();
  });

  it('goes on after its connections were cut', async () => {
    const silent = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'warn')].map((spy) =>
      spy.mockImplementation(() => undefined),
    );
    const seen: number[] = [];
    bus.on('account.member-joined', 'spec.seen', ({ memberId }) => seen.push(memberId));
    runner.start();
    await joined(1);
    await until(() => seen.length === 1);
    await database.read(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rendezvous-worker' and datname = current_database()`,
    );
    await joined(2);
    await until(() => seen.length === 2);
    expect(seen).toEqual([1, 2]);
    for (const spy of silent) spy.mockRestore();
  });

  it('gives back the jobs of a worker that died, and leaves those of one that lives', async () => {
    const silent = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    jobs.define('spec.held', () => undefined);
    await database.transaction(async (tx) => {
      await jobs.add(tx, 'spec.held', 'dead');
      await jobs.add(tx, 'spec.held', 'alive');
    });
    await database.change(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', attempts = 1, run_at = now() - interval '1 minute',
         locked_by = case payload ->> 'payload' when 'dead' then 'pool-dead' else 'pool-alive' end`,
    );
    const alive = new PoolLease(test.url);
    await alive.hold('pool-alive');
    const observer = new PoolLease(test.url);
    await observer.hold('pool-observer');
    expect(await observer.reclaim()).toBe(1);
    expect(await database.read(`select locked_by from graphile_worker.jobs order by locked_by nulls first`)).toEqual([
      { locked_by: null },
      { locked_by: 'pool-alive' },
    ]);
    await alive.end();
    // one that has just begun may not have its lock yet
    await database.change('update graphile_worker._private_jobs set locked_at = now() where locked_by is not null');
    expect(await observer.reclaim()).toBe(0);
    await database.change(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`);
    expect(await observer.reclaim()).toBe(1);
    await observer.end();
    silent.mockRestore();
  });
});

describe('the demo’s clock', () => {
  it('is refused outside the demo', () => {
    expect(() => new DemoClock(database, false)).toThrow('demo mode only');
  });

  it('moves forward only, keeps its offset, and is followed by other processes', async () => {
    const demo = new DemoClock(database, true);
    await demo.start();
    await expect(demo.advance(-1)).rejects.toThrow(RangeError);
    const before = Date.now();
    const moved = await demo.advance(86_400_000);
    expect(moved.getTime() - before).toBeGreaterThanOrEqual(86_400_000);
    const other = new DemoClock(database, true);
    await other.start();
    expect(other.offset).toBe(86_400_000);
    await demo.reset();
    await until(() => other.offset === 0);
    for (const each of [demo, other]) each.stop();
  });

  it('takes waiting jobs with it and runs those with a timetable', async () => {
    const demo = new DemoClock(database, true);
    const ran: string[] = [];
    const world = platform(database, demo);
    world.jobs.define('spec.expire', () => ran.push('expire'));
    world.jobs.define('spec.nightly', () => ran.push('nightly'), { cron: '0 4 1 1 *' });
    await database.transaction((tx) => world.jobs.add(tx, 'spec.expire', {}, { runAt: new Date(demo.now().getTime() + 7_200_000) }));
    world.runner.start();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ran).toEqual([]);
    await demo.advance(7_200_000);
    await until(() => ran.length === 2);
    expect(ran.toSorted()).toEqual(['expire', 'nightly']);
    await world.runner.stop();
    await demo.reset();
  });

  it('puts a job that is added while it is ahead at the real time that it means, and leaves one that failed its next try', async () => {
    const demo = new DemoClock(database, true);
    await demo.advance(7_200_000);
    const world = platform(database, demo);
    for (const name of ['spec.later', 'spec.failed']) world.jobs.define(name, () => undefined);
    const addIn = (name: string, ms: number) =>
      database.transaction((tx) => world.jobs.add(tx, name, {}, { runAt: new Date(demo.now().getTime() + ms) }));
    await addIn('spec.later', 60_000);
    await addIn('spec.failed', 60_000);
    await database.change(
      `update graphile_worker._private_jobs set attempts = 1, run_at = now() + interval '10 minutes' where payload ->> 'due' is not null
         and task_id = (select id from graphile_worker._private_tasks where identifier = 'spec.failed')`,
    );
    const waiting = () =>
      database.read<{ name: string; minutes: number }>(
        `select task_identifier as name, round(extract(epoch from run_at - now()) / 60)::int as minutes from graphile_worker.jobs order by 1`,
      );
    expect(await waiting()).toEqual([
      { name: 'spec.failed', minutes: 10 },
      { name: 'spec.later', minutes: 1 },
    ]);
    await alignWaiting(database, demo.offset + 60_000);
    expect(await waiting()).toEqual([
      { name: 'spec.failed', minutes: 10 },
      { name: 'spec.later', minutes: 0 },
    ]);
    await demo.reset();
  });

  it('runs none with a timetable beside itself, in however many processes', async () => {
    const demo = new DemoClock(database, true);
    const worlds = [platform(database, demo), platform(database, demo)];
    let [begun, together, most] = [0, 0, 0];
    const slowly = async (): Promise<void> => {
      begun += 1;
      together += 1;
      most = Math.max(most, together);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      together -= 1;
    };
    for (const world of worlds) {
      world.jobs.define('spec.slow', slowly, { cron: '0 4 1 1 *' });
      world.runner.start();
    }
    await demo.advance(60_000);
    await until(() => begun === 1);
    // The next two are due while the first is at work: one of them waits, and begins after it.
    await demo.advance(60_000);
    await demo.advance(60_000);
    await until(() => begun === 2);
    for (const world of worlds) await world.runner.stop();
    expect([begun, most]).toEqual([2, 1]);
    await demo.reset();
  });
});

it('a database made by two starting processes at once has one set of worker tables', async () => {
  const fresh = await testDatabase();
  const [a, b] = await Promise.all([1, 2].map(() => connect({ url: fresh.url, entities: [], migrations: [] })));
  expect(await fresh.database.read('select count(*) as n from graphile_worker.jobs')).toEqual([{ n: 0 }]);
  await a?.dataSource.destroy();
  await b?.dataSource.destroy();
  await fresh.close();
});
