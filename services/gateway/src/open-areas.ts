import { Inject, type INestApplicationContext, type OnModuleInit } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { assertWorld, markWorld } from '@rendezvous/account';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { JsonLogger } from '@rendezvous/server/log';
import { openDatabase, platformModules } from '@rendezvous/server/platform';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { ComposedModule } from './gateway.module.js';

export interface OpenAreas {
  readonly context: INestApplicationContext;
  readonly close: () => Promise<void>;
}

/** Marks the database while the modules are made ready: jobs start after that. */
class AreasModule implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Config) private readonly config: Config,
  ) {}

  onModuleInit(): Promise<void> {
    return markWorld(this.database, this.config);
  }
}

/** All areas without HTTP: for a worker, and for programs that fill the database. */
export const openAreas = async (config: Config, { runJobs }: { readonly runJobs: boolean }): Promise<OpenAreas> => {
  const database = await openDatabase(config);
  await assertWorld(database.url, config);
  const platform = platformModules(config, { url: database.url, entities: areaEntities, migrations: areaMigrations, runJobs });
  const context = await NestFactory.createApplicationContext(
    { module: AreasModule, imports: [...platform, ...areaModules, ComposedModule] },
    { logger: new JsonLogger(config.logLevel), abortOnError: false },
  );
  return {
    context,
    close: async () => {
      await context.close();
      await database.stop();
    },
  };
};
