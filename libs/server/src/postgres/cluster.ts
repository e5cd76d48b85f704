import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import { giveFolder, type Identity } from './identity.js';
import { commandOf, isAlive } from './processes.js';

/** The super user of the packaged server; it listens on the loopback only. */
export const OWNER = 'rendezvous';
const MAJOR = '18';
const MB = 1024 * 1024;

/** What `postmaster.pid` says of the server that owns a cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

export const readPostmaster = (cluster: string): Postmaster | null => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
};

/**
 * The server that owns the cluster now. A pid file left by a crash is removed, also when its number belongs to another
 * program by now: PostgreSQL itself would take that program for a running server and refuse to start.
 */
export const livePostmaster = (cluster: string): Postmaster | null => {
  const found = readPostmaster(cluster);
  if (found === null) return null;
  const command = isAlive(found.pid) ? commandOf(found.pid) : '';
  if (command === null || (command.includes('postgres') && command.includes(cluster))) return found;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return null;
};

const reasonOf = (message: string): string =>
  message.includes('could not look up effective user')
    ? 'the user of this process has no name on this system. Give it one (an entry in /etc/passwd), or set DATABASE_URL.'
    : message.slice(0, 600);

/** Creates the cluster if there is none. It appears whole or not at all. */
export const createCluster = (cluster: string, binaries: Binaries, identity: Identity, durable: boolean): void => {
  const versionFile = join(cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== MAJOR)
      throw new Error(`${cluster} holds data of PostgreSQL ${version}; this release brings PostgreSQL ${MAJOR}. Restore a backup.`);
    return;
  }
  // Beside the cluster, not in place: a crash in the middle leaves a draft that the next start throws away.
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  giveFolder(draft, identity);
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${OWNER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...identity, cwd: '/', env: environment(), encoding: 'utf8', timeout: 120_000 },
  );
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`initdb failed: ${reasonOf(result.error?.message ?? result.stderr)}`);
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(draft, cluster);
};

export const environment = (): NodeJS.ProcessEnv => ({ LC_ALL: 'C', TZ: 'UTC' });

const memory = (share: number, least: number, most: number): string =>
  `${Math.round(Math.min(most, Math.max(least, totalmem() / MB / share)))}MB`;

/** Containers often have 64 MB of shared memory, too little for parallel plans; those then share through files. */
const sharedMemory = (): Record<string, string> => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < 512 * MB ? { dynamic_shared_memory_type: 'mmap' } : {};
  } catch {
    return {};
  }
};

/** Settings of a server whose data must outlive anything, or of one for tests that may forget everything. */
export const serverSettings = (port: number, durable: boolean): Readonly<Record<string, string>> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  random_page_cost: '1.1',
  effective_cache_size: memory(2, 512, 8192),
  // The server's log keeps no rows and no statements: both hold what members wrote.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  ...sharedMemory(),
  ...(durable
    ? { max_connections: '200', shared_buffers: memory(8, 128, 1024), max_wal_size: '2GB', work_mem: '8MB', wal_compression: 'on' }
    : {
        max_connections: '300',
        shared_buffers: '128MB',
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        wal_level: 'minimal',
        max_wal_senders: '0',
        max_wal_size: '1GB',
        autovacuum: 'off',
      }),
});
