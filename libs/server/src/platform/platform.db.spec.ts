import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { route } from '@rendezvous/contracts/route';
import { Controller, Inject, Injectable, Logger, Module, type OnModuleInit } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod/mini';
import { Clock, DemoClock } from '../clock/index.js';
import { parseConfig } from '../config/index.js';
import { Database } from '../database/index.js';
import { Endpoint, Member, ViewerSource, type Viewer, createHttpApp } from '../http/index.js';
import { JobRunner } from '../jobs/index.js';
import { JsonLogger } from '../log/index.js';
import { Mail, Mailbox } from '../mail/index.js';
import { EventBus } from '../outbox/index.js';
import { type RunningPostgres, startPostgres } from '../postgres/index.js';
import { openDatabase, platformModules } from './index.js';

const joinSite = route({ method: 'POST', path: '/api/join', summary: 'Joins.', access: 'member', reply: z.object({ ok: z.boolean() }) });

@Controller()
class JoinController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Endpoint(joinSite)
  async join(@Member() viewer: Viewer) {
    await this.database.transaction((tx) => tx.publish('account.member-joined', { memberId: viewer.memberId }));
    return { ok: true };
  }
}

@Injectable()
class Welcome implements OnModuleInit {
  constructor(
    @Inject(EventBus) private readonly bus: EventBus,
    @Inject(Mail) private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.member-joined', 'spec.welcome', ({ memberId }) =>
      this.mail.send({ to: `${memberId}@example.org`, locale: 'en', subject: 'Welcome', text: 'Welcome', kind: 'welcome' }),
    );
  }
}

class Seven extends ViewerSource {
  override viewerOf(): Promise<Viewer | null> {
    return Promise.resolve({ memberId: 7, operator: false, sessionId: 's' });
  }
}

let folder: string;
let server: RunningPostgres;
let app: NestFastifyApplication;

const start = async (url: string): Promise<NestFastifyApplication> => {
  const parsed = parseConfig({ DATA_DIR: folder, DATABASE_URL: url, DEMO: 'yes' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const database = await openDatabase(parsed.config);
  @Module({
    imports: platformModules(parsed.config, { url: database.url, entities: [], migrations: [] }),
    controllers: [JoinController],
    providers: [Welcome, { provide: ViewerSource, useClass: Seven }],
  })
  class Program {}
  const started = await createHttpApp(Program, { logger: new JsonLogger('silent') });
  await started.listen(0, '127.0.0.1');
  return started;
};
const post = async () => {
  const response = await fetch(`${await app.getUrl()}/api/join`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as { error?: { code: string } },
  };
};
const mails = async () => (await app.get(Mailbox, { strict: false }).list()).map(({ to }) => to);
const until = async (condition: () => Promise<boolean>) => {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-platform-'));
  server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false, temporary: true });
  app = await start(server.url);
});
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  Logger.overrideLogger(['error']);
});

it('takes a call over the outbox and the worker to the mailbox', async () => {
  expect(await post()).toMatchObject({ status: 200, body: { ok: true } });
  await until(async () => (await mails()).length === 1);
  expect(await mails()).toEqual(['7@example.org']);
});

it('has a clock that the demo moves, also for mails', async () => {
  const clock = app.get(Clock, { strict: false });
  if (!(clock instanceof DemoClock)) throw new Error('The demo has no clock to move.');
  await clock.advance(86_400_000);
  await post();
  await until(async () => (await mails()).length === 2);
  const [latest] = await app.get(Mailbox, { strict: false }).list();
  expect(latest!.at.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
  await clock.reset();
});

it('answers 503 while the database is away, and goes on with calls and jobs when it is back', async () => {
  const database = app.get(Database, { strict: false });
  // All connections end and no new ones get in.
  const other = await openOther();
  await other.query('alter database rendezvous with allow_connections false');
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'rendezvous'`);
  expect(await post()).toMatchObject({ status: 503, retryAfter: '3', body: { error: { code: 'server.unavailable' } } });
  await other.query('alter database rendezvous with allow_connections true');
  await other.end();
  await until(async () => (await post()).status === 200);
  expect(await database.answers()).toBe(true);
  await until(async () => (await mails()).length === 3);
  expect(app.get(JobRunner, { strict: false }).running).toBe(true);
});

it('a second start on the same database finds everything as it was', async () => {
  await app.close();
  app = await start(server.url);
  expect(await mails()).toHaveLength(3);
});

const openOther = async () => {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: server.url.replace(/rendezvous$/, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
