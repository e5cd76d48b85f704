import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from './database.js';
import { HeardClient, hearFaults } from './heard-client.js';
import type { EntityList, MigrationList } from './lists.js';
import { migrate } from './migrate.js';
import { LOCK_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from './timeouts.js';

export interface DatabaseOptions {
  readonly url: string;
  readonly entities: EntityList;
  readonly migrations: MigrationList;
  /** Most connections for requests. */
  readonly poolSize?: number;
  /** Off where somebody else migrated already, as in tests that copy a migrated template. */
  readonly migrate?: boolean;
}

const POOL_SIZE = 20;
const CONNECT_MS = 4000;
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Connects after bringing the database up to date. */
export const connect = async (options: DatabaseOptions): Promise<Database> => {
  if (options.migrate !== false) await migrate(options.url, options.migrations);
  const source = new DataSource({
    type: 'postgres',
    url: options.url,
    entities: [...options.entities],
    synchronize: false,
    installExtensions: false,
    poolSize: options.poolSize ?? POOL_SIZE,
    connectTimeoutMS: CONNECT_MS,
    applicationName: 'rendezvous',
    // The pool drops a broken connection by itself; the next request opens another.
    poolErrorHandler: () => undefined,
    extra: {
      Client: HeardClient,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    },
  });
  const database = new Database(await source.initialize());
  hearFaults(database.pool);
  return database;
};

const OPTIONS = Symbol('database options');

/** Provides `Database` everywhere. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: OPTIONS, useValue: options },
        { provide: Database, useFactory: connect, inject: [OPTIONS] },
      ],
      exports: [Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.dataSource.destroy();
  }
}
