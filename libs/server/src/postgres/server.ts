import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { type Binaries, prepareBinaries } from './binaries.js';
import { OWNER, createCluster, environment, livePostmaster, readPostmaster, serverSettings } from './cluster.js';
import { freePort } from './free-port.js';
import type { Identity } from './identity.js';
import { gone, isAlive, pause, signal } from './processes.js';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const LOG_BYTES_MAX = 10 * 1024 * 1024;

export interface ServerOptions {
  /** A free port when absent. */
  readonly port?: number;
  /** False only for tests: nothing is flushed to disk. */
  readonly durable: boolean;
}

/** A server that answers. */
export interface Server {
  readonly pid: number;
  readonly port: number;
}

/** The running server of this cluster, once it answers; null when there is none. One that is just stopping is waited for. */
export const joinRunning = async (cluster: string): Promise<Server | null> => {
  const end = Date.now() + START_TIMEOUT_MS;
  for (let found = livePostmaster(cluster); found !== null; found = livePostmaster(cluster)) {
    if (found.status === 'ready' && (await answers(found.port, cluster))) return found;
    if (Date.now() > end)
      throw new Error(`PostgreSQL (process ${found.pid}) owns ${cluster} but does not answer. Stop it and start again.`);
    await pause(50);
  }
  return null;
};

export const startServer = async (cluster: string, identity: Identity, options: ServerOptions): Promise<Server> => {
  const binaries = prepareBinaries(dirname(cluster), identity);
  createCluster(cluster, binaries, identity, options.durable);
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const port = options.port ?? (await freePort());
    const attempt = await launch({ cluster, binaries, identity, port, durable: options.durable });
    if ('pid' in attempt) return attempt;
    // The workers of a killed server need a moment to notice; a port that was free may be taken by now.
    const passing = /pre-existing shared memory|lock file .* already exists/.test(attempt.log);
    const portTaken = options.port === undefined && /could not bind|could not create any TCP/.test(attempt.log);
    if (!(passing || portTaken) || Date.now() > end)
      throw new Error(`PostgreSQL did not start on port ${port}:\n${attempt.log.slice(-1200)}`);
    await pause(100);
  }
};

interface Launch {
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly identity: Identity;
  readonly port: number;
  readonly durable: boolean;
}

const launch = async ({ cluster, binaries, identity, port, durable }: Launch): Promise<Server | { log: string }> => {
  const logFile = `${cluster}.log`;
  if (existsSync(logFile) && statSync(logFile).size > LOG_BYTES_MAX) rmSync(logFile);
  const log = openSync(logFile, 'a');
  const logStart = statSync(logFile).size;
  const settings = Object.entries(serverSettings(port, durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own session: Ctrl-C in the terminal reaches us only, and we stop it after our last query.
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings], {
    ...identity,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const failure = new Promise<void>((resolve) => child.once('error', () => resolve()));
  child.unref();

  const end = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && Date.now() < end) {
    const state = readPostmaster(cluster);
    if (state?.pid === child.pid && state?.status === 'ready' && (await answers(port, cluster))) return { pid: state.pid, port };
    await pause(10);
  }
  if (child.pid === undefined) await failure;
  else if (child.exitCode === null) signal(child.pid, 'SIGQUIT');
  return { log: readFileSync(logFile).subarray(logStart).toString('utf8') };
};

const connect = async (port: number, database = 'postgres'): Promise<Client> => {
  const client = new Client({ host: '127.0.0.1', port, user: OWNER, database, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** True when the server on the port answers and is the one of this cluster: never talk to a stranger's database. */
const answers = async (port: number, cluster: string): Promise<boolean> => {
  try {
    const client = await connect(port);
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    await client.end();
    return rows[0]?.folder === cluster;
  } catch {
    return false;
  }
};

export const createDatabase = async (port: number, name: string, cluster: string): Promise<void> => {
  const client = await connect(port);
  try {
    const { rows } = await client.query<{ folder: string; exists: boolean }>(
      `select current_setting('data_directory') as folder, exists (select from pg_database where datname = $1) as exists`,
      [name],
    );
    if (rows[0]?.folder !== cluster) throw new Error(`Port ${port} belongs to another database server.`);
    if (!rows[0].exists) await client.query(`create database ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

export const stopServer = async (pid: number, durable: boolean): Promise<void> => {
  if (!isAlive(pid)) return;
  signal(pid, durable ? 'SIGINT' : 'SIGQUIT');
  if (await gone(pid, STOP_TIMEOUT_MS)) return;
  signal(pid, 'SIGQUIT');
  if (!(await gone(pid, STOP_TIMEOUT_MS))) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
};
