import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@rendezvous/server/database';
import { parseConfig } from '@rendezvous/server/config';
import { type RunningPostgres, startPostgres } from '@rendezvous/server/postgres';
import { buildFacts } from '@rendezvous/site/testing';
import { type RunningGateway, startGateway } from './start-gateway.js';

// The whole gateway on a real PostgreSQL that is stopped and goes on: it takes connections and answers nothing, as a server does whose
// disk hangs.
let folder: string;
let postgres: RunningPostgres;
let gateway: RunningGateway;
let origin: string;
let stopped: number[] = [];

const build = (name: string): void => {
  const { descriptor, ...facts } = buildFacts(name, '1');
  // its page begins with a call that asks the database, whoever comes
  const routes = descriptor?.routes.map((route) => ({ ...route, data: ['/api/members?*'] }));
  const dist = join(folder, 'checkout', name, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const file of Object.keys(facts.files)) writeFileSync(join(dist, file), file);
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...facts, ...(descriptor ? { descriptor: { ...descriptor, routes } } : {}) }));
};

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]);
  } catch {
    return 0;
  }
};

/** The processes of the server: the one that was started, and those that it started for connections. */
const processes = (): number[] => {
  const first = Number(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === first);
  return [first, ...children.map(Number)];
};
const hang = (): void => {
  stopped = processes();
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
};
const goOn = (): void => {
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  stopped = [];
};

const cookie = `session=${'a'.repeat(43)}`;
const get = async (path: string, headers: Record<string, string> = {}) => {
  const began = Date.now();
  const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, ms: Date.now() - began, headers: response.headers, text };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-hangs-'));
  chmodSync(folder, 0o755);
  for (const name of ['shell', 'mfe-chat']) build(name);
  postgres = await startPostgres({ dataDir: join(folder, 'data/postgres'), durable: false });
  const environment = { NODE_ENV: 'test', DEMO: 'no', WORKER: 'no', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data') };
  const parsed = parseConfig({ ...environment, DATABASE_URL: postgres.url, SECRET_KEY: 'a key for tests, and for nothing but tests' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  gateway = await startGateway(parsed.config, { workspace: join(folder, 'checkout') });
  origin = await gateway.app.getUrl();
});
afterAll(async () => {
  goOn();
  await gateway?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const expectAway = (answer: Awaited<ReturnType<typeof get>>, words: RegExp): void => {
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([503, 'no-store', '5']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.text).toMatch(words);
  expect(answer.ms).toBeLessThan(2000);
};

test('a page is answered in words within two seconds while the database hangs, calls within their time, and all of it when it goes on', async () => {
  expect((await get('/chat')).status).toBe(200);
  expect((await get('/health/ready')).status).toBe(200);
  // connections that are open are asked on without an end that the pool would set
  await Promise.all(Array.from({ length: 12 }, () => get('/api/credits/bundles')));
  hang();
  const [bundles, english, french, ready, call, unknown, visitor, astray] = await Promise.all([
    get('/api/credits/bundles'),
    get('/chat', { cookie }),
    get('/chat?from=mail', { cookie: `${cookie}; locale=fr` }),
    get('/health/ready'),
    get('/api/user.php', { cookie }),
    get('/nowhere', { cookie }),
    get('/chat'),
    get('//evil.example', { cookie }),
  ]);
  expectAway(english, /We will be right back[^]*<a href="\/chat">Try again/);
  expectAway(french, /<html lang="fr">[^]*Nous revenons tout de suite[^]*<a href="\/chat\?from=mail">Réessayer/);
  expectAway(unknown, /We will be right back/);
  expect([ready.status, ready.ms < 2000]).toEqual([503, true]);
  expectAway(visitor, /We will be right back/);
  expect([call.status, JSON.parse(call.text)]).toMatchObject([503, { error: { code: 'server.unavailable' } }]);
  expect([bundles.status, JSON.parse(bundles.text)]).toMatchObject([503, { error: { code: 'server.unavailable' } }]);
  expect([call.ms < 13_000, bundles.ms < 13_000]).toEqual([true, true]);
  expectAway(astray, /<a href="\/">Try again/);
  goOn();
  // connections that were given up with the old answers are replaced first
  while ((await get('/health/ready')).status !== 200) await new Promise((done) => setTimeout(done, 100));
  expect((await get('/chat', { cookie })).status).toBe(200);
  expect((await get('/api/user.php', { cookie })).status).toBe(200);
  expect((await get('/api/credits/bundles')).status).toBe(200);
});

test('a page is answered as fast while a lock is held for good, and others that do not wait for it go on', async () => {
  const client = await gateway.app.get(Database).pool.connect();
  try {
    await client.query('begin; lock table account.sessions in access exclusive mode');
    const [member, visitor] = await Promise.all([get('/chat', { cookie }), get('/chat')]);
    expectAway(member, /We will be right back/);
    expect(visitor.status).toBe(200);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect((await get('/chat', { cookie })).status).toBe(200);
});
