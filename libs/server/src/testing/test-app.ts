import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleLogger, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Clock } from '../clock/index.js';
import { Config, ConfigModule, parseConfig } from '../config/index.js';
import { Database } from '../database/index.js';
import { HttpModule, ViewerSource, httpAdapter, prepareHttp } from '../http/index.js';
import { Jobs, JobsModule } from '../jobs/index.js';
import { LimitsModule } from '../limits/index.js';
import { Mail } from '../mail/index.js';
import { MetricsModule } from '../metrics/index.js';
import { EventBus } from '../outbox/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { Realtime } from '../realtime/index.js';
import { SmsSender } from '../sms/index.js';
import { Storage, StorageModule } from '../storage/index.js';
import { RecordedMail } from './recorded-mail.js';
import { RecordedRealtime } from './recorded-realtime.js';
import { RecordedSms } from './recorded-sms.js';
import { HeaderViewer, caller } from './test-call.js';
import { TestClock } from './test-clock.js';
import { type TestDatabase, type TestDatabaseOptions, testDatabase } from './test-database.js';
import { valuesModule } from './values-module.js';

export interface TestAppOptions extends TestDatabaseOptions {
  /** Modules under test. */
  readonly imports?: readonly (Type | DynamicModule)[];
  readonly controllers?: readonly Type[];
  readonly providers?: readonly Provider[];
  /** A database made by `testDatabase`; the app's own when absent. */
  readonly database?: TestDatabase;
  readonly clock?: TestClock;
  /** Replaces who is logged in; by default the test says so with each call. */
  readonly viewers?: ViewerSource;
  /** Variables of the environment, for modules that read `Config`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What the program does to its app before it starts. */
  readonly prepare?: (app: NestFastifyApplication) => void;
}

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  readonly clock: TestClock;
  readonly mail: RecordedMail;
  readonly sms: RecordedSms;
  readonly realtime: RecordedRealtime;
  readonly storage: Storage;
  readonly bus: EventBus;
  readonly jobs: Jobs;
  /** A provider of the app. */
  get<T>(token: abstract new (...args: never[]) => T): T;
  /** Calls a route: `call(sendMessage, { conversationId, clientId, text }, { as: memberId })`. */
  readonly call: ReturnType<typeof caller>;
  close(): Promise<void>;
}

const configOf = (folder: string, environment: Readonly<Record<string, string>> = {}): Config => {
  const parsed = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SECRET_KEY: 'a key for tests, and for nothing but tests',
    ...environment,
  });
  if (!parsed.ok) throw new Error(parsed.faults.map(({ variable, reason }) => `${variable}: ${reason}`).join('\n'));
  return parsed.config;
};

/**
 * An app with real database, outbox, storage and HTTP, a clock that the test moves, and mails that the test reads.
 * Jobs and events run when the test says `bus.drain()`. Call it in `beforeAll`, its `close` in `afterAll`.
 */
export const testApp = async (options: TestAppOptions): Promise<TestApp> => {
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-app-'));
  const data = options.database ?? (await testDatabase(options));
  const cleanUp = async (): Promise<void> => {
    if (options.database === undefined) await data.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return await openApp(options, folder, data.database, cleanUp);
  } catch (error) {
    await cleanUp();
    throw error;
  }
};

/** What `platformModules` gives a program, with the test's own parts in place of some. */
const platformFor = (config: Config, values: Parameters<typeof valuesModule>[0]): (DynamicModule | Type)[] => [
  ConfigModule.forRoot(config),
  valuesModule(values),
  JobsModule.forRoot({ run: false }),
  PersonalDataModule,
  StorageModule.forRoot({ bucket: config.storageBucket, folder: config.storageDir, secret: config.secretKey, durable: false }),
  LimitsModule.forRoot({ redisUrl: null }),
  MetricsModule.forRoot({ process: false }),
  HttpModule.forRoot({ contract: 'enforced' }),
];

const openApp = async (options: TestAppOptions, folder: string, database: Database, cleanUp: () => Promise<void>): Promise<TestApp> => {
  const [clock, mail, sms, realtime] = [options.clock ?? new TestClock(), new RecordedMail(), new RecordedSms(), new RecordedRealtime()];
  const config = configOf(folder, options.environment);
  const values = [
    [Database, database],
    [Clock, clock],
    [Mail, mail],
    [SmsSender, sms],
    [Realtime, realtime],
    [ViewerSource, options.viewers ?? new HeaderViewer()],
  ] as const;
  const testing = await Test.createTestingModule({
    imports: [...platformFor(config, values), ...(options.imports ?? [])],
    controllers: [...(options.controllers ?? [])],
    providers: [...(options.providers ?? [])],
  }).compile();

  const logger = new ConsoleLogger({ logLevels: ['error', 'fatal'], colors: false });
  const app = testing.createNestApplication<NestFastifyApplication>(httpAdapter({ trustedProxies: config.trustedProxies }), {
    rawBody: true,
    logger,
  });
  await prepareHttp(app);
  options.prepare?.(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>(token as Type<T>, { strict: false });
  const close = async (): Promise<void> => {
    await app.close();
    await cleanUp();
  };
  return {
    app,
    database,
    clock,
    mail,
    sms,
    realtime,
    storage: get(Storage),
    bus: get(EventBus),
    jobs: get(Jobs),
    get,
    call: caller(app),
    close,
  };
};
