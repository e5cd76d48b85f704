import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '@rendezvous/server/config';
import { runDemo } from './run-demo.js';

const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** `--builds <folder>`: another checkout, or a folder like one, whose builds are shown. */
const { values } = parseArgs({ options: { builds: { type: 'string', default: WORKSPACE } } });

const gateway = await runDemo(loadConfig(), { workspace: resolve(values.builds) });
process.stdout.write(`Rendezvous is ready: ${gateway.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
