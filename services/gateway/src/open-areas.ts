import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { assertWorld, markWorld } from '@rendezvous/account';
import type { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { JsonLogger } from '@rendezvous/server/log';
import { openDatabase, platformModules } from '@rendezvous/server/platform';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { ComposedModule } from './gateway.module.js';

export interface OpenAreas {
  readonly context: INestApplicationContext;
  readonly close: () => Promise<void>;
}

class AreasModule {}

/** All areas without HTTP: for a worker, and for programs that fill the database. */
export const openAreas = async (config: Config, { runJobs }: { readonly runJobs: boolean }): Promise<OpenAreas> => {
  const database = await openDatabase(config);
  await assertWorld(database.url, config);
  const platform = platformModules(config, { url: database.url, entities: areaEntities, migrations: areaMigrations, runJobs });
  const context = await NestFactory.createApplicationContext(
    { module: AreasModule, imports: [...platform, ...areaModules, ComposedModule] },
    { logger: new JsonLogger(config.logLevel), abortOnError: false },
  );
  await markWorld(context.get(Database), config);
  return {
    context,
    close: async () => {
      await context.close();
      await database.stop();
    },
  };
};
