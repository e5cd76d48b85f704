import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '@rendezvous/server/postgres';

export const WORKSPACE = resolve(import.meta.dirname, '../../../..');
const TICK_US = 10_000;
const TIMEOUT_MS = 60_000;

export interface Server {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server of ours and waits for the line that says it is ready. */
export const startServer = async (file: string, env: Record<string, string>): Promise<Server> => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(WORKSPACE, file)], {
    cwd: WORKSPACE,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(child);
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        child.once('close', () => done());
        child.kill('SIGTERM');
      }),
  };
};

export interface Base {
  readonly url: string;
  readonly folder: string;
}

const productEnv = (base: Base): Record<string, string> => ({
  DATABASE_URL: base.url,
  DATA_DIR: base.folder,
  WORKER: 'no',
  NODE_ENV: 'production',
  DEMO: 'no',
  SECRET_KEY: 'a bench needs no secret, only a long key',
  MAIL_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://127.0.0.1',
  // A start without a payment provider is refused; nobody buys anything here.
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
});

/** Starts the product, as one process that does no jobs, on the bench's database. */
export const startOurs = (base: Base, env: Record<string, string> = {}): Promise<Server> =>
  startServer('services/gateway/dist/main.js', { ...env, ...productEnv(base) });

/** Starts the product's process for jobs. */
export const startWorker = (base: Base): Promise<Server> => startServer('services/gateway/dist/worker.js', productEnv(base));

/** Starts the raw twin of one bench on the same database. */
export const startTwin = (bench: 'chat' | 'http', base: Base, env: Record<string, string> = {}): Promise<Server> =>
  startServer(`tools/dist/bench/${bench}/twin.js`, { ...env, DATABASE_URL: base.url });

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('A server did not become ready.')), TIMEOUT_MS);
    child.stdout?.on('data', (text) => String(text).includes('ready') && (clearTimeout(late), done()));
    child.once('close', (code) => (clearTimeout(late), fail(new Error(`A server ended with ${code}.`))));
  });

const ticksOf = (pid: number | string): { parent: number; ticks: number } | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
};

/** CPU that a process has used, in microseconds (Linux). */
export const cpuOf = (pid: number): number => (ticksOf(pid)?.ticks ?? 0) * TICK_US;

/** CPU of the database's processes by process id, in microseconds. */
export const databaseCpu = (postmaster: number): Map<string, number> => {
  const found = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = ticksOf(pid);
    if (stat?.parent === postmaster) found.set(pid, stat.ticks * TICK_US);
  }
  return found;
};

/** What was used between two readings. */
export const usedBetween = (before: Map<string, number>, after: Map<string, number>): number =>
  [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
