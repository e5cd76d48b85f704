import type { MutatedFile } from '../written-mutant.js';

export const server: readonly MutatedFile[] = [
  {
    file: 'libs/server/src/database/database.ts',
    spec: 'libs/server/src/database/database.db.spec.ts',
    mutants: [
      { without: 'another try after a deadlock', from: 'shouldRetry: ({ error }) => isRestartable(error)', to: 'shouldRetry: () => false' },
      { without: 'the end of tries', from: 'retries: RESTARTS_MAX', to: 'retries: Infinity' },
      { without: 'the statements that nobody waited for', from: 'await Promise.all(tx.unfinished);', to: '' },
      {
        without: 'the fault of a commit that rolled back',
        from: "if (end.command === 'ROLLBACK') throw",
        to: 'if (end.command === "never") throw',
      },
      {
        without: 'the other effects after one that failed',
        from: "this.logger.error({ msg: 'An effect after a commit failed.', err: error });",
        to: 'throw error;',
      },
      {
        without: 'what others do in the same database',
        from: " and a.application_name = current_setting('application_name')",
        to: '',
      },
      {
        without: 'the second that a statement may wait for a lock',
        from: "l.waitstart < clock_timestamp() - interval '1 second'",
        to: 'l.waitstart is not null',
      },
      {
        without: 'the doubt about a commit whose answer was lost',
        from: 'throw committing && isConnectionLoss(error) ? new CommitUnknown(error) : error;',
        to: 'void committing; throw error;',
      },
      { without: 'the end of a connection that cannot roll back', from: 'client.release(broken);', to: 'void broken; client.release();' },
    ],
  },
  {
    file: 'libs/server/src/database/timeouts.ts',
    spec: 'libs/server/src/database/database.db.spec.ts',
    mutants: [
      { without: 'a wait for a lock that ends before a request gives up', from: 'LOCK_TIMEOUT_MS = 6000', to: 'LOCK_TIMEOUT_MS = 10_000' },
    ],
  },
  {
    file: 'libs/server/src/database/faults.ts',
    spec: 'libs/server/src/database/database.db.spec.ts',
    mutants: [
      { without: 'serialization failures, which restart', from: "['40P01', '40001'].includes", to: "['40P01'].includes" },
      { without: 'a server that shuts down, as a loss', from: "  '57P01',\n", to: '' },
    ],
  },
  {
    file: 'libs/server/src/outbox/event-bus.ts',
    spec: 'libs/server/src/outbox/outbox.db.spec.ts',
    mutants: [
      { without: 'the key that keeps one job a listener', from: 'key: `${event.id}:${name}`,', to: '' },
      { without: 'the place behind others', from: 'behindOthers: event.behindOthers ?? false', to: 'behindOthers: false' },
    ],
  },
  {
    file: 'libs/server/src/worker/schedule.ts',
    spec: 'libs/server/src/outbox/outbox.db.spec.ts',
    mutants: [
      {
        without: 'the next try of a job that failed, when the clock moves',
        from: "where attempts = 0 and locked_at is null and payload ->> 'due' is not null",
        to: "where locked_at is null and payload ->> 'due' is not null",
      },
    ],
  },
  {
    file: 'libs/server/src/jobs/jobs.ts',
    spec: 'libs/server/src/outbox/outbox.db.spec.ts',
    mutants: [
      { without: 'the demo’s clock, when a job is added', from: 'runAt: new Date(runAt.getTime() - this.clock.offset)', to: 'runAt' },
    ],
  },
  {
    file: 'libs/server/src/worker/pool-lease.ts',
    spec: 'libs/server/src/outbox/outbox.db.spec.ts',
    mutants: [
      { without: 'the lock by which a living worker is known', from: 'if (free.rows[0]?.free !== true) continue;', to: '' },
      {
        without: 'young locks, which are left alone',
        from: "where locked_at < now() - $1 * interval '1 second'",
        to: "where locked_at < now() + $1 * interval '1 second'",
      },
    ],
  },
  {
    file: 'libs/server/src/limits/local-limits.provider.ts',
    spec: 'libs/server/src/limits/limits.spec.ts',
    mutants: [
      {
        without: 'the last call of a limit',
        from: 'every(({ window, max }) => window.count < max)',
        to: 'every(({ window, max }) => window.count < max - 1)',
      },
      {
        without: 'one of two windows, of which each may refuse',
        from: 'windows.every(({ window, max })',
        to: 'windows.some(({ window, max })',
      },
      { without: 'the end of a window', from: 'known !== undefined && known.endsAt > now', to: 'known !== undefined' },
      {
        without: 'the windows that still run, in a sweep',
        from: 'if (endsAt <= now) this.windows.delete(key);',
        to: 'this.windows.delete(key);',
      },
      {
        without: 'what a refused call leaves uncounted',
        from: 'if (allowed) for (const { window } of windows) window.count += 1;',
        to: 'for (const { window } of windows) window.count += 1;',
      },
    ],
  },
  {
    file: 'libs/server/src/limits/redis-limits.provider.ts',
    spec: 'libs/server/src/limits/limits.spec.ts',
    mutants: [
      {
        without: 'the own count while Redis is away',
        from: 'if (!this.connected) return this.local.takeAll(keys);',
        to: '',
        equivalent: 'Without a connection the question to Redis fails at once, and the call is counted here as well.',
      },
      { without: 'the end of a window in Redis', from: "    redis.call('pexpire', key, ARGV[2 * i])\n", to: '' },
    ],
  },
];
