import 'reflect-metadata';
import { loadConfig } from '@rendezvous/server/config';
import { orSayWhy } from '@rendezvous/server/platform';
import { openAreas } from './open-areas.js';

// Runs jobs and listeners without answering requests: the same code, for when the web processes set WORKER=no.
const areas = await orSayWhy(() => openAreas(loadConfig(), { runJobs: true }));
process.stdout.write('The worker is ready.\n');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void areas.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
