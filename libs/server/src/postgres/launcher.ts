import { rmSync } from 'node:fs';
import { OWNER } from './cluster.js';
import { guard, stopAtExit } from './guard.js';
import { type Identity, clusterFolder, serverIdentity } from './identity.js';
import { leasesIn, withLock } from './leases.js';
import { isAlive, signal } from './processes.js';
import { type Server, type ServerOptions, createDatabase, joinRunning, startServer, stopServer } from './server.js';

const WATCH_MS = 1000;

export interface PostgresOptions extends ServerOptions {
  /** Folder of the cluster, for example `var/postgres`. Beside it lie its log and who uses it. */
  readonly dataDir: string;
  /** The database that `url` leads to; created if missing. */
  readonly database?: string;
  /** For tests: the server and its folder go away with this process, whatever ends it. */
  readonly temporary?: boolean;
  /** Starts the server again should it die while this program uses it. */
  readonly watch?: boolean;
}

export interface RunningPostgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Where the cluster really is, as the server itself says. */
  readonly folder: string;
  /** False when the server of this folder was already running. */
  readonly started: boolean;
  /** Leaves the server; the last to leave stops it. */
  stop(): Promise<void>;
}

/**
 * Starts the packaged PostgreSQL on a folder, or joins the server that runs on it already. Works as root (the server then
 * runs as "nobody") and as any other user. The server outlives a killed parent; the next start joins or recovers it.
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const identity = serverIdentity();
  const cluster = clusterFolder(options.dataDir, identity);
  const leases = leasesIn(`${cluster}.users`);
  const database = options.database ?? OWNER;

  const { first, lease } = await withLock(`${cluster}.lock`, async () => {
    const found = await joinOrStart(cluster, identity, options);
    if (options.temporary === true && found.started) guard(found.pid, cluster);
    await createDatabase(found.port, database, cluster);
    return { first: found, lease: leases.take() };
  });
  let server: Server = first;
  let leaving: Promise<void> | undefined;

  const release = stopAtExit(() => {
    if (leases.release(lease)) signal(server.pid, 'SIGINT');
  });
  const unwatch = options.watch === true ? watch(() => server, restart) : (): void => undefined;
  async function restart(): Promise<void> {
    await withLock(`${cluster}.lock`, async () => {
      if (leaving === undefined) server = await joinOrStart(cluster, identity, { ...options, port: first.port });
    });
  }
  const leave = async (): Promise<void> => {
    release();
    unwatch();
    await withLock(`${cluster}.lock`, async () => {
      if (!leases.release(lease)) return;
      await stopServer(server.pid, options.durable);
      if (options.temporary === true) removeAll(cluster);
    });
  };
  const url = `postgres://${OWNER}@127.0.0.1:${first.port}/${database}`;
  return { url, port: first.port, pid: first.pid, folder: cluster, started: first.started, stop: () => (leaving ??= leave()) };
};

const joinOrStart = async (cluster: string, identity: Identity, options: PostgresOptions): Promise<Server & { started: boolean }> => {
  const running = await joinRunning(cluster);
  return running === null ? { ...(await startServer(cluster, identity, options)), started: true } : { ...running, started: false };
};

/** Looks after the server and starts it again, on the same port, should it have died. @returns ends the watch */
const watch = (server: () => Server, restart: () => Promise<void>): (() => void) => {
  let busy = false;
  const timer = setInterval(() => {
    if (busy || isAlive(server().pid)) return;
    busy = true;
    // A failure is tried again with the next look.
    restart()
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
};

const removeAll = (cluster: string): void => {
  for (const path of [cluster, `${cluster}.users`, `${cluster}.log`]) rmSync(path, { recursive: true, force: true });
};
