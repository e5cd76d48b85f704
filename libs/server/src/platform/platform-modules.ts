import type { DynamicModule, Type } from '@nestjs/common';
import { ClockModule } from '../clock/index.js';
import { type Config, ConfigModule } from '../config/index.js';
import { DatabaseModule, type EntityList, type MigrationList } from '../database/index.js';
import { type ContractCheck, HttpModule } from '../http/index.js';
import { JobsModule } from '../jobs/index.js';
import { LimitsModule } from '../limits/index.js';
import { MailModule } from '../mail/index.js';
import { MetricsModule } from '../metrics/index.js';
import { PersonalDataModule } from '../personal-data/index.js';
import { RealtimeModule } from '../realtime/index.js';
import { SmsModule } from '../sms/index.js';
import { type Storage, StorageModule } from '../storage/index.js';

export interface PlatformOptions {
  readonly url: string;
  readonly entities: EntityList;
  readonly migrations: MigrationList;
  /** Whether this process runs jobs; by default as the configuration says. */
  readonly runJobs?: boolean;
  /** Stands before the storage: the demo paints photos when they are first asked for. */
  readonly wrapStorage?: (storage: Storage) => Storage;
}

const CHECKS = { test: 'enforced', development: 'reported', production: 'trusted' } as const satisfies Record<
  Config['environment'],
  ContractCheck
>;

/** Everything that areas stand on, for the module of a program: the gateway, or a worker that only runs jobs. */
export const platformModules = (config: Config, options: PlatformOptions): (DynamicModule | Type)[] => [
  ConfigModule.forRoot(config),
  DatabaseModule.forRoot({ url: options.url, entities: options.entities, migrations: options.migrations, poolSize: config.databasePool }),
  ClockModule.forRoot({ demo: config.demo }),
  JobsModule.forRoot({ run: options.runJobs ?? config.worker }),
  PersonalDataModule,
  StorageModule.forRoot({
    bucket: config.storageBucket,
    folder: config.storageDir,
    secret: config.secretKey,
    ...(options.wrapStorage === undefined ? {} : { wrap: options.wrapStorage }),
  }),
  // The demo shows its mails on a page, whatever mail server is configured.
  MailModule.forRoot({ url: config.demo ? null : config.mailUrl, from: config.mailFrom }),
  // As mails: the demo shows them, whatever is configured; whoever develops needs no company.
  SmsModule.forRoot({ service: config.demo ? null : config.sms, mailbox: config.demo || !config.production }),
  RealtimeModule.forRoot({ redisUrl: config.redisUrl }),
  LimitsModule.forRoot({ redisUrl: config.redisUrl }),
  MetricsModule.forRoot({ process: true }),
  HttpModule.forRoot({ contract: CHECKS[config.environment], publicUrl: config.publicUrl }),
];
