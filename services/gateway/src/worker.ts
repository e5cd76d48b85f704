import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadConfig } from '@rendezvous/server/config';
import { JsonLogger } from '@rendezvous/server/log';
import { openDatabase, platformModules } from '@rendezvous/server/platform';
import { areaEntities, areaMigrations, areaModules } from './areas.js';
import { ComposedModule } from './gateway.module.js';

// Runs jobs and listeners without answering requests: the same code, for when the web processes set WORKER=no.
const config = loadConfig();
const database = await openDatabase(config);
const app = await NestFactory.createApplicationContext(
  {
    module: class WorkerModule {},
    imports: [
      ...platformModules(config, { url: database.url, entities: areaEntities, migrations: areaMigrations, runJobs: true }),
      ...areaModules,
      ComposedModule,
    ],
  },
  { logger: new JsonLogger(config.logLevel) },
);
process.stdout.write('The worker is ready.\n');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app
      .close()
      .then(() => database.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}
